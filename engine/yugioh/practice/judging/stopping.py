"""What keeping things from coming to pass is worth."""

from collections.abc import Sequence

from engine.yugioh.language import (
    BattleTwice,
    EndBattlePhase,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Redirect,
)
from engine.yugioh.practice.battling import is_threatened
from engine.yugioh.practice.judging.verb import A_CARD, harm, judge
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@judge.register(NegateActivation)
@judge.register(NegateEffect)
def _(
    step: NegateActivation | NegateEffect, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    chain = duel.state.chain.links
    return 2 * A_CARD if chain and chain[-1].speaker.player != speaker.player else -A_CARD


@judge.register
def _(step: NegateSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Worth what the other player would get on the field; his own summons he leaves alone."""
    summoning = duel.state.summoning
    coming = () if summoning is None else summoning.monsters
    return harm(duel, speaker, [monster.card for monster in coming])


@judge.register
def _(step: Redirect, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD // 2 if is_threatened(duel, speaker.player) else 0


@judge.register(EndBattlePhase)
@judge.register(NegateAttack)
def _(
    step: EndBattlePhase | NegateAttack, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return A_CARD if is_threatened(duel, speaker.player) else 0


@judge.register
def _(step: BattleTwice, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD
