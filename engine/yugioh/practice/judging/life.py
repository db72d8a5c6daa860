"""What Life Points are worth."""

from collections.abc import Sequence

from engine.yugioh.asked import worth
from engine.yugioh.language import (
    DecideByMonsters,
    GainLife,
    InflictDamage,
    LoseLife,
    PayLife,
    Whose,
)
from engine.yugioh.practice.judging.verb import A_CARD, judge
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@judge.register
def _(step: PayLife, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    life = duel.state.sides[speaker.player].life
    paid = worth(step.amount, duel, speaker)
    return -paid // 3 if life >= 2 * paid else -10 * A_CARD


@judge.register
def _(step: GainLife, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    gained = worth(step.amount, duel, speaker) // 4
    return gained if step.who is Whose.YOURS else -gained


@judge.register
def _(step: InflictDamage, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD if step.to is Whose.THEIRS else -A_CARD


@judge.register
def _(step: LoseLife, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return -step.amount // 4


@judge.register
def _(step: DecideByMonsters, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 0
