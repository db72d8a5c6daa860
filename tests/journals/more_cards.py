"""A game with more cards than ours: one with each kind of effect, wherever it may be used."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from cards.yugioh import BOOK
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import CardText, Kind, Place
from engine.yugioh.language.sentences import Activatable, Effect

FIRST = 990_000_000
"""No printed card has a passcode from here on."""


def with_more_cards(book: Book) -> Book:
    """The book, among whose cards such cards are strewn."""
    made = dict(enumerate(_effects(book), start=FIRST))
    more = {code: _card(code, effect) for code, effect in made.items()}
    first, second = list(more.items())[::2], list(more.items())[1::2]
    return {**dict(first), **book, **dict(second)}


def _card(code: int, effect: Effect) -> CardText:
    like = next(text for text in BOOK.values() if text.kind is Kind.MONSTER and text.effects)
    return replace(like, name=f"Made-up {code}", passcode=code, effects=(effect,))


def _effects(book: Book) -> Iterator[Effect]:
    """Each kind of effect that is printed, by what triggers it, in every place."""
    seen: dict[tuple[object, ...], Effect] = {}
    for text in book.values():
        for effect in (*text.effects, *text.pendulum):
            for each in _everywhere(effect):
                seen.setdefault(_kind(each), each)
    return iter(seen.values())


def _everywhere(effect: Effect) -> Iterator[Effect]:
    yield effect
    if any(field.name == "where" for field in fields(effect)):
        said: Any = effect
        yield from (replace(said, where=place) for place in PLACES)


def _kind(effect: Effect) -> tuple[object, ...]:
    if not isinstance(effect, Activatable):
        return (type(effect), *(type(getattr(effect, f.name)) for f in fields(effect)))
    said: Any = effect
    return type(effect), type(effect.when), getattr(said, "where", None)


PLACES = (Place.HAND, Place.FIELD, Place.GRAVEYARD, Place.BANISHED, Place.DECK)
