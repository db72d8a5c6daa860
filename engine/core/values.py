"""Data classes: values, frozen to whoever reads or checks the code, and records that change."""

from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """A data class that is never changed, compared and hashed by its fields.

    The type checker refuses any change. At run time nothing does: a frozen data class sets
    each field by a call, and takes four times as long to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


def changed(thing: T, changes: dict[str, Any]) -> T:
    """The value with other values in those fields, which have to be its own.

    Where many are made this costs a third of `dataclasses.replace`, which looks at how each
    field was declared.
    """
    kind = type(thing)
    return kind(**{name: getattr(thing, name) for name in _names(kind)} | changes)


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: Any) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in fields(kind))
    return _NAMES[kind]


@dataclass_transform(eq_default=False)
def record(kind: type[T]) -> type[T]:
    """A data class whose fields change while it lasts; each is equal to itself alone."""
    return dataclass(slots=True, eq=False)(kind)
