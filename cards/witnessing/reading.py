"""Imported cards whose English text is read, and whose Japanese text says the same."""

from collections.abc import Iterator

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.terms import words
from cards.names.archetypes import ARCHETYPES
from cards.sources.records import CollectedCard
from cards.witnessing.alike import says_the_same
from cards.witnessing.doubts import doubts
from cards.yugioh import BOOK
from engine.yugioh.language import CardText, Frame, MakeTokens, OfArchetype
from engine.yugioh.language.node import parts
from engine.yugioh.words.effects.uses import uses

TOKENS = frozenset(card.name for card in BOOK.values() if card.frame is Frame.TOKEN)
"""The Tokens that there are."""


def read_twice(facts: CardText, card: CollectedCard) -> CardText | None:
    """The card with its text, where both languages say the same and nothing speaks against it.

    Cards with a second text are not read yet, nor those that are triggered in the hand: they
    would have to be among those that players are suspected of.
    """
    japanese = card.elsewhere.get("ja", "")
    if card.second or not card.text or not japanese:
        return None
    found = once_read(facts, card)
    if found is None or next(_lacks(found), ""):
        return None
    if next(doubts(found, _lines(card.text), japanese), ""):
        return None
    return found if says_the_same(found, japanese) else None


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


def _lacks(card: CardText) -> Iterator[str]:
    """What the card speaks of that there is not."""
    for part in parts(card):
        if isinstance(part, OfArchetype) and part.name not in ARCHETYPES:
            yield part.name
    yield from _strange_tokens(card)
    if any(use.from_hand for use in uses(card)):
        yield card.name


def _strange_tokens(card: CardText) -> Iterator[str]:
    made = (part.name for part in parts(card) if isinstance(part, MakeTokens))
    return (name for name in made if name not in TOKENS)
