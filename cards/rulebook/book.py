"""The book in English: every statement as it is kept, in the order of the chapters."""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

BOOKS = tuple(Path(__file__).with_name(f"{name}.json") for name in ("master_speed", "expert"))


class _Said(TypedDict):
    title: str
    rule: str
    check: str


class Translation(_Said, total=False):
    """What a rule says in some language.

    `practice` is what players expect where the rulebook is silent.
    """

    practice: str


class Statement(Translation):
    """One rule as the book keeps it.

    `layer` says who must keep it: "engine", "deck", "match", "data" (card data), "ui" or
    "advice".
    """

    id: str
    layer: str
    source: str


RULE = r"(?<![A-Z-])(?P<chapter>MR-[A-Z]+|SD|EX-[A-Z]+2?|EXG)-"
"""How the ID of a rule begins, in a text of any language."""


@cache
def statements() -> tuple[Statement, ...]:
    """Every statement of the book, in its order."""
    found: list[Statement] = []
    for book in BOOKS:
        found += json.loads(book.read_text(encoding="utf-8"))
    return tuple(found)


def chapter(id: str) -> str:
    """The chapter that the rule stands in: "MR-SUM" for "MR-SUM-07"."""
    return id.rpartition("-")[0]


@cache
def chapters() -> tuple[str, ...]:
    """Every chapter, in the order of the book."""
    return tuple(dict.fromkeys(chapter(each["id"]) for each in statements()))
