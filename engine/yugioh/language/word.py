"""What makes a class a word of the language."""

from dataclasses import dataclass
from typing import TypeVar, cast, dataclass_transform

from pydantic import ConfigDict
from pydantic.dataclasses import dataclass as checked

C = TypeVar("C")

_CHECKED = ConfigDict(strict=True, arbitrary_types_allowed=True)


@dataclass_transform(frozen_default=True)
def word(cls: type[C]) -> type[C]:
    """Make `cls` a word of the language: frozen, comparable, checked when spoken.

    In the compiled build it is a plain value, whose constructor in C checks the types.
    """
    if hasattr(cls, "__mypyc_attrs__"):
        return dataclass(unsafe_hash=True)(cls)
    return cast(type[C], checked(cls, frozen=True, config=_CHECKED))
