"""What makes a class a word of the language."""

from dataclasses import MISSING, dataclass, fields
from inspect import Parameter, Signature
from typing import Any, TypeVar, cast, dataclass_transform

from pydantic import ConfigDict
from pydantic.dataclasses import dataclass as checked

C = TypeVar("C")

_CHECKED = ConfigDict(strict=True, arbitrary_types_allowed=True)


@dataclass_transform(frozen_default=True)
def word(cls: type[C]) -> type[C]:
    """Make `cls` a word of the language: frozen, comparable, checked when spoken.

    In the compiled build it is a plain value, whose constructor in C checks the types.
    """
    if not hasattr(cls, "__mypyc_attrs__"):
        return cast(type[C], checked(cls, frozen=True, config=_CHECKED))
    compiled: Any = dataclass(unsafe_hash=True)(cls)
    compiled.__signature__ = _signature(compiled)
    return cast(type[C], compiled)


def _signature(compiled: type) -> Signature:
    """How the word is called, which a constructor in C does not tell of every default."""
    return Signature(
        [
            Parameter(
                each.name,
                Parameter.KEYWORD_ONLY if each.kw_only else Parameter.POSITIONAL_OR_KEYWORD,
                default=Parameter.empty if each.default is MISSING else each.default,
            )
            for each in fields(compiled)
        ]
    )
