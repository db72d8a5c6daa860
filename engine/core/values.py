"""Data classes: values, frozen to whoever reads or checks the code, and records that change."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """A data class that is never changed, compared and hashed by its fields.

    The type checker refuses any change. At run time nothing does: a frozen data class sets
    each field by a call, and takes four times as long to make.
    """
    return dataclass(slots=not is_compiled(kind), unsafe_hash=True)(kind)


@dataclass_transform(eq_default=False)
def record(kind: type[T]) -> type[T]:
    """A data class whose fields change while it lasts; each is equal to itself alone."""
    return dataclass(slots=not is_compiled(kind), eq=False)(kind)


def is_compiled(kind: type) -> bool:
    """Whether the class is one of the compiled build, which has its own kind of slots."""
    return "__mypyc_attrs__" in vars(kind)
