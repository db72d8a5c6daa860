"""The root of the language."""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum

from engine.yugioh.language.word import word

__all__ = ["Node", "Spoken", "parts", "word"]


class Spoken(Enum):
    """An enumeration that prints as the source that names it; there is one of each member."""

    __hash__ = object.__hash__

    def __init__(self, *_: object) -> None:
        self._source = f"{type(self).__name__}.{self._name_}"

    def __repr__(self) -> str:
        return self._source

    def __str__(self) -> str:
        return self._source


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
