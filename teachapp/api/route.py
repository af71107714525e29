"""What an address of the API is made of."""

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from teachapp.api.asking import PAGING, Parameter
from teachapp.api.telling import ROOT, Found


@dataclass(frozen=True, slots=True)
class Route:
    """An address below `/api/v1/`."""

    name: str
    path: str
    read: Callable[..., Found]
    """`read(asked, **names)`."""
    kind: type[Any]
    """What it holds, or what the list that it is holds."""
    parameters: tuple[Parameter, ...]
    is_list: bool = False

    @property
    def template(self) -> str:
        """The address with its names in braces, as OpenAPI has it."""
        return ROOT + _NAME.sub(r"{\1}", self.path)

    @property
    def whole_template(self) -> str:
        """The URI template with the query it takes: `…/terms/{?language,page}`."""
        names = ",".join(parameter.name for parameter in self.parameters)
        return f"{self.template}{{?{names}}}" if names else self.template

    @property
    def words(self) -> str:
        """What it is: the first words of its function."""
        return inspect.getdoc(self.read) or ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names in its address."""
        return tuple(_NAME.findall(self.path))


_NAME = re.compile(r"<slug:([a-z]+)>")


def listed(
    name: str, path: str, read: Callable[..., Found], kind: type[Any], *own: Parameter
) -> Route:
    """Return the route of a list, which is told page by page."""
    return Route(name, path, read, kind, (*own, *PAGING), is_list=True)
