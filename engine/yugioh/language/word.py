"""What makes a class a word of the language."""

from typing import TypeVar, cast, dataclass_transform

from pydantic import ConfigDict
from pydantic.dataclasses import dataclass

C = TypeVar("C")

_CHECKED = ConfigDict(strict=True, arbitrary_types_allowed=True)


@dataclass_transform(frozen_default=True)
def word(cls: type[C]) -> type[C]:
    """Make `cls` a word of the language: frozen, comparable, checked when spoken."""
    return cast(type[C], dataclass(cls, frozen=True, config=_CHECKED))
