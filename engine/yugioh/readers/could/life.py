"""Whether Life Points can be paid or changed."""

from engine.yugioh.asked import worth
from engine.yugioh.language import (
    GainLife,
    InflictDamage,
    PayLife,
    PerCard,
)
from engine.yugioh.readers.could.verb import could
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register(GainLife)
@could.register(InflictDamage)
def _(step: GainLife | InflictDamage, duel: Duel, speaker: Speaker) -> bool:
    return not isinstance(step.amount, PerCard) or worth(step.amount, duel, speaker) > 0


@could.register
def _(step: PayLife, duel: Duel, speaker: Speaker) -> bool:
    return duel.state.sides[speaker.player].life >= worth(step.amount, duel, speaker)
