"""The book in English: every statement as it is kept, in the order of the chapters."""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

BOOK = Path(__file__).with_name("master_speed.json")


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


@cache
def statements() -> tuple[Statement, ...]:
    """Every statement of the book, in its order."""
    found: list[Statement] = json.loads(BOOK.read_text(encoding="utf-8"))
    return tuple(found)


def chapter(id: str) -> str:
    """The chapter that the rule stands in: "MR-SUM" for "MR-SUM-07"."""
    return id.rpartition("-")[0]


@cache
def chapters() -> tuple[str, ...]:
    """Every chapter, in the order of the book."""
    return tuple(dict.fromkeys(chapter(each["id"]) for each in statements()))
