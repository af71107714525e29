"""Values → rows: update in place by natural key, so that primary keys outlive a change of content.

A row that is as it should be is not written; one whose key is gone is deleted.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from django.db.models import Model, QuerySet

M = TypeVar("M", bound=Model)


def sync(
    rows: QuerySet[M], key: tuple[str, ...], wanted: Mapping[Any, Mapping[str, Any]]
) -> dict[tuple[Any, ...], M]:
    """Make `rows` what is `wanted`, fields by the values of `key`; return them by that key."""
    there = {tuple(getattr(row, name) for name in key): row for row in rows}
    for gone in there.keys() - wanted.keys():
        there.pop(gone).delete()
    added = []
    for found, fields in wanted.items():
        row = there.get(found)
        if row is None:
            row = rows.model(**dict(zip(key, found, strict=True)), **fields)
            added.append(row)
            there[found] = row
        else:
            _update(row, fields)
    rows.model._default_manager.bulk_create(added)
    return there


def _update(row: Model, fields: Mapping[str, Any]) -> None:
    changed = [name for name, value in fields.items() if getattr(row, name) != value]
    for name in changed:
        setattr(row, name, fields[name])
    if changed:
        row.save(update_fields=changed)
