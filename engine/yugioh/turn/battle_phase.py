"""The Battle Phase: attacks, and what may become of them before the Damage Step (MR-BATTLE)."""

from engine.core.protocol import Pick, Seat, pick
from engine.yugioh.acts.life import pay_life
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.battle.attack_state import (
    attack_fee,
    attack_targets,
    can_go_on,
    is_well_aimed,
    milled_to_attack,
)
from engine.yugioh.chain.chain import respond
from engine.yugioh.chain.offers import battle_actions
from engine.yugioh.language import Phase, Until
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import (
    AttackDeclared,
    AttackHalted,
    AttackRenewed,
    BattleEnded,
    BattleStep,
    Halt,
    StepBegan,
)
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Direct, Reason, Verb
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.turn.damage_step import damage_step
from engine.yugioh.turn.end_phase import end_what_lasts
from engine.yugioh.turn.main_phase import apply_offer, both_move_on, choose_action, open_chain
from engine.yugioh.turn.one_by_one import settle_step


async def battle_phase(duel: Duel) -> Verb:
    """Let the turn player attack until both players agree to move on; return where to."""
    duel.timeline.advance()
    moment = duel.emit(PhaseBegan(Phase.BATTLE))
    duel.emit(StepBegan(BattleStep.START))
    await settle_step(duel, moment, Reason.BATTLE_PHASE_ORDER)
    duel.emit(StepBegan(BattleStep.BATTLE))
    while not duel.state.turn.battle_cut_short:
        action = await choose_action(duel, battle_actions(duel))
        duel.timeline.advance()
        if action.verb is Verb.ATTACK:
            assert action.card is not None
            await attack(duel, duel.card(action.card))
        elif action.verb is Verb.APPLY:
            assert action.card is not None
            await apply_offer(duel, duel.card(action.card))
        elif action.verb is Verb.ACTIVATE:
            await open_chain(duel, action)
        elif await both_move_on(duel, action.verb):
            await end_step(duel)
            return action.verb
    await end_step(duel)
    return Verb.TO_MAIN_PHASE_2 if Phase.MAIN_2 in duel.format.phases else Verb.END_TURN


async def end_step(duel: Duel) -> None:
    """Let effects of the End Step be used one after another, then quick effects (MR-PRIO-01).

    No attack follows any more (MR-BATTLE-09); then nothing lasts that does so for the phase.
    """
    duel.timeline.advance()
    moment = duel.emit(StepBegan(BattleStep.END))
    await settle_step(duel, moment, Reason.BATTLE_PHASE_ORDER)
    await end_what_lasts(duel, (Until.END_OF_BATTLE_PHASE,))


async def attack(duel: Duel, attacker: Card) -> None:
    """Declare an attack, let it be answered, and fight it unless it ends before."""
    seat = attacker.controller
    targets = attack_targets(duel, attacker)
    (target,) = await pick(seat, Reason.ATTACK_TARGET, targets, about=attacker.id)
    if fee := attack_fee(duel, attacker):
        pay_life(duel, seat, fee)
    if count := milled_to_attack(duel, seat):
        send_to_graveyard(duel, duel.state.sides[seat].deck[: -count - 1 : -1], Why.SENT)
    duel.emit(AttackDeclared(attacker.id, *_target(duel, target)))
    battle = duel.state.battle
    assert battle is not None
    await respond(duel)
    why = await until_it_stands(duel, seat, battle)
    if why is None:
        duel.emit(StepBegan(BattleStep.DAMAGE))
        await damage_step(duel, battle)
        duel.emit(StepBegan(BattleStep.BATTLE))
    else:
        duel.emit(AttackHalted(attacker.id, why))
    duel.emit(BattleEnded())
    duel.timeline.advance()


def _target(duel: Duel, target: CardId | Direct) -> tuple[CardId | None, Spot | None]:
    if isinstance(target, Direct):
        return None, None
    return target, duel.card(target).spot


async def until_it_stands(duel: Duel, seat: Seat, battle: Battle) -> Halt | None:
    """Replay the attack as often as it is disturbed; return why it halted, if it did."""
    while True:
        attacker = battle.attacker
        if battle.negated or duel.state.turn.battle_cut_short:
            return Halt.NEGATED if battle.negated else Halt.PHASE_OVER
        stands = attacker.is_same and attacker.card.controller == seat
        if not stands or not can_go_on(duel, battle):
            return Halt.ATTACKER_UNABLE
        if not battle.disturbed and is_well_aimed(duel, battle):
            return None
        targets = tuple(attack_targets(duel, attacker.card, again=True))
        if not targets:
            return Halt.ATTACKER_UNABLE
        duel.timeline.advance()
        answer = await Pick(seat, Reason.REPLAY, targets, 0, 1, about=attacker.card.id)
        if not answer:
            return Halt.CALLED_OFF
        duel.emit(AttackRenewed(attacker.card.id, *_target(duel, targets[answer[0]])))
        await respond(duel)
