"""Imported cards whose English text is read, and whose Japanese text says the same."""

from collections.abc import Iterator

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
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
    paragraphs = [line.strip() for line in card.text.split("\n") if line.strip()]
    try:
        found = parse(facts, paragraphs)
    except (UnknownTextError, AmbiguousTextError):
        return None
    if next(doubts(found, paragraphs, japanese), "") or next(_lacks(found), ""):
        return None
    return found if says_the_same(found, japanese) else None


def _lacks(card: CardText) -> Iterator[str]:
    """What the card speaks of that there is not."""
    for part in parts(card):
        if isinstance(part, OfArchetype) and part.name not in ARCHETYPES:
            yield part.name
        if isinstance(part, MakeTokens) and part.name not in TOKENS:
            yield part.name
    if any(use.from_hand for use in uses(card)):
        yield card.name
