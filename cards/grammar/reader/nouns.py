"""Noun phrases: what kind of cards, like what, where and whose.

A description is read word by word. Each word adds values of slots; a choice of words ("LIGHT or
DARK", "from your hand or Deck") adds several sets of them, of which a card has to fit one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from cards.grammar.reader.chart import Hole, Rule
from cards.grammar.reader.tokens import tokens
from cards.text.en.terms import ABILITY, ATTRIBUTE, FRAME, ICON, TYPE
from engine.yugioh.language import (
    AnyOf,
    Bound,
    Cards,
    Face,
    Frame,
    Kind,
    Noun,
    Place,
    Position,
    Whose,
)

Slots = tuple[tuple[str, Any], ...]
"""Values of slots of a description, by the names of the slots."""


@dataclass(frozen=True, slots=True)
class Like:
    """What some words say of cards: one of several sets of slots."""

    ways: tuple[Slots, ...]


MOST_WAYS = 3
"""Of so many descriptions a card may have to fit one."""


def like(**slots: Any) -> Like:
    """Words that fill those slots."""
    return Like((tuple(slots.items()),))


def either(first: Like, second: Like) -> Like:
    """The one or the other."""
    return Like((*first.ways, *second.ways))


def both(first: Like, second: Like) -> Like:
    """The one and the other; ValueError where they do not go together."""
    ways = dict.fromkeys(_joined(one, other) for one in first.ways for other in second.ways)
    if len(ways) > MOST_WAYS:
        raise ValueError("so many ways cannot be told apart")
    return Like(tuple(ways))


def _joined(one: Slots, other: Slots) -> Slots:
    slots = dict(one)
    for name, value in other:
        if slots.setdefault(name, value) != value:
            raise ValueError(f"{name} is said twice")
    return tuple(sorted(slots.items()))


def noun(described: Like) -> Noun:
    """The cards that fit a description."""
    each = [_cards(dict(slots)) for slots in described.ways]
    if len(each) == 1:
        return each[0]
    return AnyOf(*each)


def _cards(slots: Mapping[str, Any]) -> Cards:
    made = Cards(**slots)
    if made.frame is not None and made.kind not in (None, Kind.MONSTER):
        raise ValueError("only monsters have a frame")
    if made.icon is not None and made.kind in (None, Kind.MONSTER):
        raise ValueError("monsters have no icon")
    if made.position is Position.DEFENSE and made.face is Face.DOWN:
        raise ValueError("that is a position of its own")
    if made.pointed_to and made.place is None:
        made = replace(made, place=Place.FIELD)
    return made


def at(cards: Noun, place: Place | None = None, whose: Whose | None = None) -> Noun:
    """The same cards there, where nothing else is said of where and whose they are."""
    if isinstance(cards, AnyOf):
        third = None if cards.third is None else _at(cards.third, place, whose)
        return AnyOf(_at(cards.first, place, whose), _at(cards.second, place, whose), third)
    if not isinstance(cards, Cards):
        raise ValueError("nothing is described")
    return _at(cards, place, whose)


def _at(cards: Cards, place: Place | None, whose: Whose | None) -> Cards:
    if cards.place not in (None, place) or cards.whose not in (None, whose):
        raise ValueError("they are somewhere else")
    return replace(cards, place=place or cards.place, whose=whose or cards.whose)


def only(cards: Noun, **slots: Any) -> Noun:
    """The same cards with those slots filled."""
    if not isinstance(cards, Cards):
        raise ValueError("nothing is described")
    return replace(cards, **slots)


def exactly(number: int) -> Bound:
    """That number and no other."""
    return Bound(number, number)


def noun_rules() -> Iterator[Rule]:
    """The rules that are made of the terms of the game."""
    yield from _terms("Attribute", "attribute", ATTRIBUTE)
    yield from _terms("Type", "type", TYPE)
    yield from _terms("Ability", "ability", ABILITY)
    yield from _terms(
        "Frame", "frame", {f: w for f, w in FRAME.items() if f is not Frame.EFFECT}
    )
    yield from _terms("Icon", "icon", ICON)
    yield Rule("Types", (Hole("one", "Type"),), lambda filled: (filled["one"],))
    for link in ((",",), ("or",), ("and",), (",", "or"), (",", "and"), ("and", "/", "or")):
        pieces = (Hole("one", "Type"), *link, Hole("rest", "Types"))
        yield Rule("Types", pieces, lambda filled: (filled["one"], *filled["rest"]))


def _terms(category: str, slot: str, words: Mapping[Any, str]) -> Iterator[Rule]:
    for term, word in words.items():
        if not isinstance(term, Enum):
            continue
        value: object = term if category == "Type" else like(**{slot: term})
        pieces = tuple(token.key for token in tokens(word))
        yield Rule(category, pieces, lambda _filled, value=value: value)


def of_types(types: tuple[object, ...]) -> Like:
    """Of one of these Types."""
    return like(type=types[0] if len(types) == 1 else types)
