"""The root of the language."""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import TypeVar, cast, dataclass_transform

from pydantic import ConfigDict
from pydantic.dataclasses import dataclass

C = TypeVar("C")

_CHECKED = ConfigDict(strict=True, arbitrary_types_allowed=True)


@dataclass_transform(frozen_default=True)
def word(cls: type[C]) -> type[C]:
    """Make `cls` a word of the language: frozen, comparable, checked when spoken."""
    return cast(type[C], dataclass(cls, frozen=True, config=_CHECKED))


class Spoken(Enum):
    """An enumeration that prints as the source that names it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self._name_}"


@word
class Node:
    """Anything a card can say."""


def parts(node: Node) -> Iterator[Node]:
    """The node and everything that is said within it."""
    yield node
    for field in fields(node):
        value = getattr(node, field.name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Node):
                yield from parts(each)
