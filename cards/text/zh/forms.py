"""The forms in which holes of Chinese phrases are filled."""

from enum import Enum
from functools import singledispatch

from cards.grammar.printing import Language, speak
from cards.grammar.terms import words
from cards.text.archetypes import series
from cards.text.names import translated
from cards.text.zh.conditions import stated
from cards.text.zh.nouns import described, thing, where
from cards.text.zh.steps import done, put
from cards.text.zh.terms import COUNTER
from cards.text.zh.triggers import told
from engine.yugioh.language import Cards, Condition, Node, Noun, PlaceNext, Trigger


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
    return words(type(value).__name__, "zh")[value.name]


@plain.register
def _(value: str) -> str:
    return f"“{translated(value, 'zh')}”"


def in_series(archetype: str) -> str:
    """The archetype, in quotation marks."""
    return f"“{series(archetype, 'zh')}”"


def in_order(step: PlaceNext) -> str:
    """The cards that are placed, one after the other."""
    return "".join(map(plain, step.names()))


def taken(noun: Noun) -> str:
    """The cards as what something is done to, before the verb: 将……."""
    return put(noun, "")


def counter(noun: Cards) -> str:
    """The word with which such cards are counted."""
    return COUNTER[noun.kind]


CHINESE = Language(
    "zh",
    {
        "": plain,
        "put": taken,
        "such": described,
        "where": where,
        "counter": counter,
        "series": in_series,
        "in-order": in_order,
    },
)
speak(CHINESE)
