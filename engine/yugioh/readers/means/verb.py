"""Whether a noun means a card, and whether a fact reaches it."""

from functools import singledispatch

from engine.core.protocol import Seat
from engine.yugioh.language import (
    CardText,
    IsUnaffected,
    Noun,
    Whose,
)
from engine.yugioh.readers.facts import holding, is_uncovered
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker


@singledispatch
def means(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Tell whether `card` is one that `speaker` means."""
    raise NotImplementedError(noun)


def is_named(text: CardText, name: str) -> bool:
    """Tell whether the card has that very name."""
    return text.name == name


def player(whose: Whose, duel: Duel, speaker: Speaker) -> Seat:
    """The player that the card would call "you" or "your opponent"."""
    return speaker.player if whose is Whose.YOURS else duel.opponent(speaker.player)


def applies(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Tell whether a fact about `noun` concerns `card`: what was turned face-down is free."""
    return (
        means(noun, duel, speaker, card)
        and is_uncovered(card, speaker)
        and not is_unaffected(duel, card, speaker.card)
    )


def is_unaffected(duel: Duel, card: Card, by: Card) -> bool:
    """Tell whether the effects of `by` do nothing to `card` (MR-GLOS-05)."""
    return card is not by and any(
        fact.by is by.text.kind and means(fact.who, duel, speaker, card)
        for fact, speaker in holding(IsUnaffected, duel)
    )
