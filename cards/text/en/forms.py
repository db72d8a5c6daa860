"""The forms in which holes of English phrases are filled."""

from enum import Enum
from functools import singledispatch

from cards.grammar.printing import Language, speak
from cards.grammar.terms import words
from cards.text.en.conditions import listed, stated
from cards.text.en.nouns import described, is_many, thing
from cards.text.en.steps import done, taken
from cards.text.en.triggers import told
from engine.yugioh.language import Cards, Condition, Node, Noun, Trigger


@singledispatch
def plain(value: Node | Enum | str | int | None) -> str:
    """The value as it stands in a phrase that asks for no other form."""
    return f"{value}"


@plain.register
def _(value: Node) -> str:
    return done(value)


@plain.register
def _(value: Noun) -> str:
    return thing(value)


@plain.register
def _(value: Condition) -> str:
    return stated(value)


@plain.register
def _(value: Trigger) -> str:
    return told(value)


@plain.register
def _(value: Enum) -> str:
    return words(type(value).__name__, "en")[value.name]


@plain.register
def _(value: str) -> str:
    return f'"{value}"'


def such(noun: Cards, count: int = 1) -> str:
    """What the cards are like, where so many are spoken of."""
    return described(noun, many=count > 1)


def them(noun: Noun) -> str:
    """The pronoun for what was spoken of: "it", or "them"."""
    return "them" if is_many(noun) else "it"


def s(count: int) -> str:
    """The ending of what is counted: none for one."""
    return "s" if count > 1 else ""


ENGLISH = Language(
    "en",
    {
        "": plain,
        "taken": taken,
        "such": such,
        "them": them,
        "s": s,
        "listed": listed,
        "series": plain,
    },
)
speak(ENGLISH)
