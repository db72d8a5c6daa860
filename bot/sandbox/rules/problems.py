"""Problems of a request body, and the checks of single values that find them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.sandbox.records import Json


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a body: `path` leads to it by keys and indices joined by dots."""

    path: str
    words: str

    def __str__(self) -> str:
        return f"{self.path}: {self.words}" if self.path else self.words


@dataclass(frozen=True, slots=True)
class Field:
    """A key of an object: its kind, its bounds (length of text and lists, size of numbers)."""

    key: str
    kind: Literal["text", "whole", "number", "flag", "list", "object"]
    least: float = 0
    most: float = float("inf")
    required: bool = False

    def problem(self, holder: Json) -> str | None:
        """What is wrong with this key of `holder`, None when nothing is."""
        value = holder.get(self.key)
        if value is None:
            return "is required" if self.required else None
        if not isinstance(value, KINDS[self.kind]) or (
            isinstance(value, bool) and self.kind != "flag"
        ):
            return f"must be a {self.kind}, not {value!r:.40}"
        if self.kind in ("flag", "object"):
            return None
        size = value if self.kind in ("whole", "number") else len(value)
        if self.least <= size <= self.most:
            return None
        what = "must be" if self.kind in ("whole", "number") else "must have a length"
        return f"{what} between {self.least:g} and {self.most:g}, not {size}"


KINDS: dict[str, Any] = {
    "text": str,
    "whole": int,
    "number": (int, float),
    "flag": bool,
    "list": list,
    "object": dict,
}


def text(key: str, least: int, most: int, required: bool = False) -> Field:
    """A text of `least` to `most` characters."""
    return Field(key, "text", least, most, required)


def whole(key: str, least: int, most: int, required: bool = False) -> Field:
    """A whole number from `least` to `most`."""
    return Field(key, "whole", least, most, required)


def many(key: str, least: int, most: int, required: bool = False) -> Field:
    """A list of `least` to `most` things."""
    return Field(key, "list", least, most, required)


def flag(key: str) -> Field:
    """A yes or no."""
    return Field(key, "flag")


def check(fields: Sequence[Field], holder: Any, path: str) -> list[Problem]:
    """The problems of `holder`, which should be an object with these fields."""
    if not isinstance(holder, dict):
        return [Problem(path, "must be an object")]
    found = []
    for field in fields:
        words = field.problem(holder)
        if words is not None:
            found.append(Problem(f"{path}.{field.key}" if path else field.key, words))
    return found
