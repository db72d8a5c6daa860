"""Carrying out what keeps things from coming to pass."""

from engine.yugioh.battle.attack_state import is_attack_on
from engine.yugioh.facts.reach import is_unaffected, player
from engine.yugioh.language import (
    BattleTwice,
    BecomeEndPhase,
    EndBattlePhase,
    GiveUpDraw,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Phase,
    SkipPhase,
    SkipTurn,
)
from engine.yugioh.readers.could import could
from engine.yugioh.readers.does.verb import does, remember
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import (
    AttackNegated,
    BattlePhaseCutShort,
    SecondBattleAllowed,
)
from engine.yugioh.state.events.chain import ActivationNegated, EffectNegated
from engine.yugioh.state.events.summons import SummonNegated
from engine.yugioh.state.events.turns import (
    DrawGivenUp,
    EndPhaseCalled,
    PhaseBarred,
    TurnBarred,
)
from engine.yugioh.state.speaker import Speaker


@does.register
async def _(step: SkipPhase, duel: Duel, speaker: Speaker) -> bool:
    duel.emit(PhaseBarred(step.phase, player(step.whose, duel, speaker), step.times))
    return True


@does.register
async def _(step: GiveUpDraw, duel: Duel, speaker: Speaker) -> bool:
    if not could(step, duel, speaker):
        return False
    duel.emit(DrawGivenUp(speaker.player))
    return True


@does.register
async def _(step: SkipTurn, duel: Duel, speaker: Speaker) -> bool:
    duel.emit(TurnBarred(player(step.whose, duel, speaker)))
    return True


@does.register
async def _(step: NegateActivation, duel: Duel, speaker: Speaker) -> bool:
    answered = speaker.link - 1
    link = duel.state.chain.links[answered - 1]
    duel.emit(ActivationNegated(answered, link.speaker.card.id, link.is_card))
    return True


@does.register
async def _(step: NegateSummon, duel: Duel, speaker: Speaker) -> bool:
    """What is no longer face-up where it was to be summoned is out of reach."""
    summoning = duel.state.summoning
    coming = () if summoning is None else summoning.monsters
    cards = [monster.card for monster in coming if monster.is_uncovered]
    if summoning is None or not cards:
        return False
    duel.emit(SummonNegated(tuple(card.id for card in cards), summoning.way))
    remember(speaker, cards)
    return True


@does.register
async def _(step: NegateEffect, duel: Duel, speaker: Speaker) -> bool:
    answered = speaker.link - 1
    duel.emit(EffectNegated(answered, duel.state.chain.links[answered - 1].speaker.card.id))
    return True


@does.register
async def _(step: NegateAttack, duel: Duel, speaker: Speaker) -> bool:
    battle = duel.state.battle
    if battle is None or battle.timing is not None or not is_attack_on(duel.state):
        return False
    attacker = battle.attacker.card
    if is_unaffected(duel, attacker, speaker):
        return False
    duel.emit(AttackNegated(attacker.id))
    return True


@does.register
async def _(step: EndBattlePhase, duel: Duel, speaker: Speaker) -> bool:
    if duel.state.turn.phase is not Phase.BATTLE or duel.state.turn.battle_cut_short:
        return False
    duel.emit(BattlePhaseCutShort())
    return True


@does.register
async def _(step: BattleTwice, duel: Duel, speaker: Speaker) -> bool:
    duel.emit(SecondBattleAllowed(speaker.card.id, speaker.player))
    return True


@does.register
async def _(step: BecomeEndPhase, duel: Duel, speaker: Speaker) -> bool:
    duel.emit(EndPhaseCalled())
    return True
