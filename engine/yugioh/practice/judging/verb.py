"""What an effect would do for the player who uses it, in points of ATK."""

from collections.abc import Sequence
from functools import singledispatch

from engine.yugioh.language import (
    AtEndOfTurn,
    AtRandom,
    Choose,
    Highest,
    InEndPhase,
    InNextPhase,
    Lowest,
    Noun,
    Step,
    ThatCard,
    Together,
)
from engine.yugioh.practice.pending import doomed
from engine.yugioh.practice.seeing import own, value
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

Later = AtEndOfTurn | InEndPhase | InNextPhase


A_CARD = 600


"""What a card in hand is worth, in points of ATK."""


def affected(noun: Noun, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> list[Card]:
    """The cards a step would reach: for a target, one of `aims` that could be chosen."""
    if isinstance(noun, ThatCard | Together):
        return list(aims)
    cards = all_that(noun, duel, speaker)
    if isinstance(noun, AtRandom | Choose | Lowest | Highest):
        return cards[:1]
    return cards


def harm(duel: Duel, speaker: Speaker, cards: Sequence[Card]) -> int:
    """What it is worth that the cards are lost: good where they are not the speaker's own.

    What links of the speaker's own are about to remove anyway counts for nothing.
    """
    seat = speaker.player
    gone = doomed(duel, seat)
    left = [card for card in cards if card not in gone]
    return sum(value(duel, seat, card) * (-1 if own(duel, seat, card) else 1) for card in left)


@singledispatch
def judge(step: Step, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """What carrying out the step on `aims` is worth to the speaker."""
    raise NotImplementedError(step)
