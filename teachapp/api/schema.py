"""The types of `answers.py` → JSON Schema. Pure.

>>> Schemas().of(tuple[int, int])["prefixItems"]
[{'type': 'integer'}, {'type': 'integer'}]
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

_SIMPLE: dict[Any, str] = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


class Schemas:
    """Collects the schema of every value that it meets, by name."""

    def __init__(self) -> None:
        self.named: dict[str, dict[str, Any]] = {}

    def of(self, kind: Any) -> dict[str, Any]:
        """Return the schema of a type."""
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in _SIMPLE:
            return {"type": _SIMPLE[kind]}
        if origin is Annotated:
            return {**self.of(arguments[0]), "description": arguments[1]}
        if origin is UnionType:
            return {"anyOf": [self.of(each) for each in arguments]}
        if origin is tuple:
            return self._row(arguments)
        if origin is Mapping:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if is_dataclass(origin or kind):
            return self._reference(origin or kind, arguments)
        raise TypeError(f"no schema for {kind!r}")

    def _row(self, kinds: tuple[Any, ...]) -> dict[str, Any]:
        if kinds[-1] is Ellipsis:
            return {"type": "array", "items": self.of(kinds[0])}
        each = [self.of(kind) for kind in kinds]
        return {"type": "array", "prefixItems": each, "minItems": len(each), "maxItems": len(each)}

    def _reference(self, kind: Any, arguments: tuple[Any, ...]) -> dict[str, Any]:
        """Return a reference to the schema of a value; `Page[Clause]` goes by `ClausePage`."""
        name = "".join(each.__name__ for each in (*arguments, kind))
        if name not in self.named:
            self.named[name] = {}  # so that a value may hold values of its own kind
            self.named[name] = self._object(kind, arguments)
        return {"$ref": f"#/components/schemas/{name}"}

    def _object(self, kind: Any, arguments: tuple[Any, ...]) -> dict[str, Any]:
        hints = get_type_hints(kind, include_extras=True)
        names = [field.name for field in fields(kind)]
        return {
            "type": "object",
            "description": kind.__doc__,
            "properties": {name: self.of(_filled(hints[name], arguments)) for name in names},
            "required": names,
        }


def _filled(hint: Any, arguments: tuple[Any, ...]) -> Any:
    """Return a type with a generic value's one variable filled in."""
    if isinstance(hint, TypeVar):
        return arguments[0]
    return hint[arguments[0]] if getattr(hint, "__parameters__", ()) else hint
