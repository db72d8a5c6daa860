"""The forms in which holes of Japanese phrases are filled."""

from enum import Enum
from functools import singledispatch

from cards.grammar.printing import Language, speak
from cards.grammar.terms import words
from cards.text.archetypes import series
from cards.text.ja.conditions import stated
from cards.text.ja.nouns import thing, whole, wide
from cards.text.ja.steps import done, taken
from cards.text.ja.triggers import told
from cards.text.names import translated
from engine.yugioh.language import Condition, Node, Noun, PlaceNext, Trigger


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
    return words(type(value).__name__, "ja")[value.name]


@plain.register
def _(value: int) -> str:
    return wide(value)


@plain.register
def _(value: str) -> str:
    return f"「{translated(value, 'ja')}」"


def in_series(archetype: str) -> str:
    """The archetype, in quotation marks."""
    return f"「{series(archetype, 'ja')}」"


def in_order(step: PlaceNext) -> str:
    """The cards that are placed, one after the other."""
    return "".join(map(plain, step.names()))


JAPANESE = Language(
    "ja",
    {"": plain, "whole": whole, "taken": taken, "series": in_series, "in-order": in_order},
)
speak(JAPANESE)
