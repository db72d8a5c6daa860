"""The rules of the game as numbered statements in our own words, to be looked up and cited."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict

from engine.core.game import Rule

BOOK = Path(__file__).with_name("master_speed.json")


class _Required(TypedDict):
    id: str
    title: str
    layer: str
    rule: str
    check: str
    source: str


class Statement(_Required, total=False):
    """One rule as the book keeps it.

    `layer` says who must keep it: "engine", "deck", "match", "data" (card data), "ui" or
    "advice". `practice` is what players expect where the rulebook is silent.
    """

    practice: str


@cache
def statements() -> tuple[Statement, ...]:
    """Every statement of the book, in its order."""
    found: list[Statement] = json.loads(BOOK.read_text(encoding="utf-8"))
    return tuple(found)


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, with what players expect where the rulebook is silent."""
    return tuple(
        Rule(
            id=statement["id"],
            title=statement["title"],
            text=_text(statement),
            source=statement["source"],
            example=statement["check"],
        )
        for statement in statements()
    )


@cache
def layers() -> Mapping[str, str]:
    """For each rule's ID the layer that must keep it."""
    return MappingProxyType({each["id"]: each["layer"] for each in statements()})


def _text(statement: Statement) -> str:
    practice = statement.get("practice")
    return f"{statement['rule']}\nPractice: {practice}" if practice else statement["rule"]
