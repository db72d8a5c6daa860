"""Imported cards whose English text is read."""

from collections.abc import Collection, Iterator

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.terms import words
from cards.names.archetypes import ARCHETYPES
from cards.sources.records import CollectedCard
from cards.witnessing.doubts import doubts
from cards.yugioh import BOOK
from engine.yugioh.language import CardText, Frame, MakeTokens, OfArchetype
from engine.yugioh.language.keeping import words as words_of_cards
from engine.yugioh.language.node import Node, parts

TOKENS = frozenset(card.name for card in BOOK.values() if card.frame is Frame.TOKEN)
"""The Tokens that there are."""


def read(facts: CardText, card: CollectedCard, families: Collection[str]) -> CardText | None:
    """The card with its text, where that is read in one way and nothing speaks against it."""
    found = once_read(facts, card)
    if found is None or next(_lacks(found, families), "") or not is_said_by_cards(found):
        return None
    against = doubts(found, _lines(card.text), card.elsewhere.get("ja", ""))
    return None if next(against, "") else found


def is_said_by_cards(node: Node) -> bool:
    """Whether it is said in words of cards alone, none of which the reader left open."""
    return all(type(part).__name__ in words_of_cards() for part in parts(node))


def once_read(facts: CardText, card: CollectedCard) -> CardText | None:
    """The card as its English texts read, whatever else speaks for that or against it.

    None where there is none, and where they are not understood, have two readings, or make
    Tokens that there are not.
    """
    is_plain = facts.is_monster and facts.frame is Frame.NORMAL
    own = [] if is_plain else _lines(card.text)
    if not (own or is_plain):
        return None
    other = [words("Box", "en")["pendulum"].format(line) for line in _lines(card.second)]
    try:
        found = parse(facts, own + other)
    except (UnknownTextError, AmbiguousTextError):
        return None
    return None if next(_strange_tokens(found), "") else found


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if line.strip()]


def _lacks(card: CardText, families: Collection[str]) -> Iterator[str]:
    """What the card speaks of that there is not."""
    asked = (part.name for part in parts(card) if isinstance(part, OfArchetype))
    yield from (name for name in asked if name not in ARCHETYPES and name not in families)


def _strange_tokens(card: CardText) -> Iterator[str]:
    made = (part.name for part in parts(card) if isinstance(part, MakeTokens))
    return (name for name in made if name not in TOKENS)
