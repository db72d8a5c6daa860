"""Noun phrases: what kind of cards, like what, where and whose.

A description is read word by word. Each word adds values of slots; a choice of words ("LIGHT or
DARK", "from your hand or Deck") adds several sets of them, of which a card has to fit one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from cards.grammar.en.terms import ABILITY, ATTRIBUTE, FRAME, ICON, TYPE
from cards.grammar.qualities import says, topic
from cards.grammar.reader.chart import Build, Hole, Rule
from cards.grammar.reader.tokens import tokens
from engine.yugioh.language import (
    AnyOf,
    Cards,
    Face,
    Frame,
    Kind,
    Not,
    Noun,
    Of,
    Place,
    Position,
    Quality,
    Whose,
)


@dataclass(frozen=True, slots=True)
class Way:
    """What cards are like in one way: values of slots by their names, and qualities."""

    slots: tuple[tuple[str, Any], ...] = ()
    qualities: tuple[Quality, ...] = ()


@dataclass(frozen=True, slots=True)
class Like:
    """What some words say of cards: that they are so in one of several ways."""

    ways: tuple[Way, ...]


MOST_WAYS = 3
"""Of so many descriptions a card may have to fit one."""


LINKS = (
    (",",),
    ("or",),
    ("and",),
    (",", "or"),
    (",", "and"),
    ("and", "/", "or"),
    (",", "and", "/", "or"),
)
"""What stands between terms of which one is meant."""


def like(**slots: Any) -> Like:
    """Words that fill those slots."""
    return Like((Way(tuple(slots.items())),))


def so(*qualities: Quality) -> Like:
    """Words that tell those qualities."""
    return Like((Way(qualities=qualities),))


def either(first: Like, second: Like) -> Like:
    """The one or the other; of two terms of a kind that is one quality."""
    if len(first.ways) == len(second.ways) == 1:
        one, other = first.ways[0], second.ways[0]
        if not one.slots and not other.slots:
            return _one_of(one.qualities, other.qualities) or Like((one, other))
    return Like((*first.ways, *second.ways))


def _one_of(one: tuple[Quality, ...], other: tuple[Quality, ...]) -> Like | None:
    match one, other:
        case (Of(first),), (Of(second),) if topic(one[0]) == topic(other[0]):
            return so(Of((*_terms_of(first), *_terms_of(second))))
    return None


def _terms_of(what: Any) -> tuple[Any, ...]:
    return what if isinstance(what, tuple) else (what,)


def both(first: Like, second: Like) -> Like:
    """The one and the other; ValueError where they do not go together."""
    ways = dict.fromkeys(_joined(one, other) for one in first.ways for other in second.ways)
    if len(ways) > MOST_WAYS:
        raise ValueError("so many ways cannot be told apart")
    return Like(tuple(ways))


def _joined(one: Way, other: Way) -> Way:
    slots = dict(one.slots)
    for name, value in other.slots:
        if slots.setdefault(name, value) != value:
            raise ValueError(f"{name} is said twice")
    told = {topic(each) for each in one.qualities}
    if any(topic(each) in told for each in other.qualities):
        raise ValueError("a quality is said twice")
    qualities = sorted((*one.qualities, *other.qualities), key=repr)
    return Way(tuple(sorted(slots.items())), tuple(qualities))


def noun(described: Like) -> Noun:
    """The cards that fit a description."""
    each = [_cards(way) for way in described.ways]
    if len(each) == 1:
        return each[0]
    return AnyOf(*each)


def _cards(way: Way) -> Cards:
    made = Cards(**dict(way.slots), like=way.qualities)
    if says(made, "frame") and made.kind not in (None, Kind.MONSTER):
        raise ValueError("only monsters have a frame")
    if says(made, "icon") and made.kind in (None, Kind.MONSTER):
        raise ValueError("monsters have no icon")
    if made.position is Position.DEFENSE and made.face is Face.DOWN:
        raise ValueError("that is a position of its own")
    if says(made, "pointed") and made.place is None:
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


def such(*qualities: Quality) -> Cards:
    """Cards of those qualities."""
    return Cards(like=qualities)


def noun_rules() -> Iterator[Rule]:
    """The rules that are made of the terms of the game."""
    yield from _terms("Attribute", ATTRIBUTE)
    yield from _terms("Type", TYPE)
    yield from _terms("Ability", ABILITY)
    yield from _terms("Frame", {f: w for f, w in FRAME.items() if f is not Frame.EFFECT})
    yield from _terms("Icon", ICON)
    for kind in ("Attribute", "Type", "Ability", "Frame", "Icon"):
        yield Rule(f"{kind}s", (Hole("one", kind),), lambda filled: (filled["one"],))
        for link in LINKS:
            pieces = (Hole("one", kind), *link, Hole("rest", f"{kind}s"))
            yield Rule(f"{kind}s", pieces, _listed)


def _listed(filled: Mapping[str, Any]) -> tuple[object, ...]:
    return (filled["one"], *filled["rest"])


def _terms(category: str, words: Mapping[Any, str]) -> Iterator[Rule]:
    for term, word in words.items():
        if isinstance(term, Enum):
            yield Rule(category, tuple(token.key for token in tokens(word)), _always(term))


def _always(value: object) -> Build:
    return lambda _filled: value


def of(terms: tuple[Any, ...]) -> Like:
    """Of one of these terms."""
    return so(Of(terms[0] if len(terms) == 1 else terms))


def lacking(term: Any) -> Like:
    """Not of that term."""
    return so(Not(Of(term)))
