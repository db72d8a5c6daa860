"""Carrying out what changes Life Points."""

from engine.core.protocol import Seat
from engine.yugioh.acts import life
from engine.yugioh.asked import worth
from engine.yugioh.facts.protection import takes_no_damage
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    DecideByMonsters,
    GainLife,
    InflictDamage,
    LoseLife,
    PayLife,
    WinDuel,
)
from engine.yugioh.readers.does.verb import does
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending
from engine.yugioh.state.events.life import LifeWhy
from engine.yugioh.state.speaker import Speaker


@does.register
async def _(step: PayLife, duel: Duel, speaker: Speaker) -> bool:
    life.pay_life(duel, speaker.player, worth(step.amount, duel, speaker))
    return True


@does.register
async def _(step: GainLife, duel: Duel, speaker: Speaker) -> bool:
    amount = worth(step.amount, duel, speaker)
    if amount > 0:
        life.gain_life(duel, player(step.who, duel, speaker), amount)
    return amount > 0


@does.register
async def _(step: InflictDamage, duel: Duel, speaker: Speaker) -> bool:
    hurt = player(step.to, duel, speaker)
    if takes_no_damage(duel, hurt):
        return False
    amount = worth(step.amount, duel, speaker)
    return life.lower_life(duel, [(hurt, amount)], LifeWhy.EFFECT, speaker.player)


@does.register
async def _(step: LoseLife, duel: Duel, speaker: Speaker) -> bool:
    life.lose_life(duel, speaker.player, step.amount)
    return True


@does.register
async def _(step: WinDuel, duel: Duel, speaker: Speaker) -> bool:
    life.end(duel, (speaker.player,), Ending.CARD_EFFECT)
    return True


@does.register
async def _(step: DecideByMonsters, duel: Duel, speaker: Speaker) -> bool:
    seats = [Seat(seat) for seat in range(len(duel.state.sides))]
    manned = tuple(seat for seat in seats if duel.state.monsters(seat))
    life.end(duel, manned if len(manned) == 1 else (), Ending.CARD_EFFECT)
    return True
