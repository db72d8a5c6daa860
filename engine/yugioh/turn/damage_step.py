"""The Damage Step and its five timings (MR-DSTEP)."""

from engine.core.protocol import Seat
from engine.yugioh.acts.choosing import agrees
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.life import end, gain_life, lower_life, settle_life
from engine.yugioh.acts.summoning import turn
from engine.yugioh.battle.result import banished, reckon, silenced
from engine.yugioh.chain.activation import is_unspent
from engine.yugioh.chain.chain import respond
from engine.yugioh.facts.detach_instead import detach_for, kept_by_material
from engine.yugioh.facts.holding import applicable
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.protection import is_spared
from engine.yugioh.language import Position, Timing, Until, WinsMatch
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import (
    BattleBegan,
    Battled,
    BattleEnded,
    Doomed,
    Silenced,
    Spared,
    TimingReached,
)
from engine.yugioh.state.events.chain import EffectUsed
from engine.yugioh.state.events.contest import Ending
from engine.yugioh.state.events.lasting import Applied, Expired
from engine.yugioh.state.events.life import LifeWhy
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.matters import Threat
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.keeping import do_instead, kept_by_deeds, not_kept
from engine.yugioh.words.triggers.battle import battling


async def damage_step(duel: Duel, battle: Battle) -> None:
    """Fight the battle: each timing is reached, and may be answered, in turn."""
    await reach(duel, Timing.START)
    if goes_on(battle):
        flip_target(duel, battle)
        await reach(duel, Timing.BEFORE_CALCULATION)
    if goes_on(battle):
        await reach(duel, Timing.CALCULATION)
    if goes_on(battle):
        await let_facts_hold(duel)
        await calculate(duel, battle)
    duel.emit(Expired(Until.END_OF_CALCULATION))
    if is_on(battle):
        await reach(duel, Timing.AFTER_CALCULATION)
    send_away_doomed(duel, battle)
    await reach(duel, Timing.END)
    duel.emit(Expired(Until.END_OF_BATTLE))


async def battle_at_once(duel: Duel, attacker: Card, target: Card) -> None:
    """Have them battle as an effect resolves: nobody can respond, or takes battle damage."""
    duel.emit(BattleBegan(attacker.id, target.id))
    battle = duel.state.battle
    assert battle is not None
    flip_target(duel, battle)
    await let_facts_hold(duel)
    await calculate(duel, battle, harmless=True)
    duel.emit(Expired(Until.END_OF_CALCULATION))
    send_away_doomed(duel, battle)
    duel.emit(Expired(Until.END_OF_BATTLE))
    duel.emit(BattleEnded())


async def reach(duel: Duel, timing: Timing) -> None:
    """Reach `timing`, and let what is usable there be used."""
    duel.emit(TimingReached(timing))
    await respond(duel)
    duel.timeline.advance()


def is_on(battle: Battle) -> bool:
    """Whether both monsters stand there; else nothing is calculated (MR-DSTEP-32)."""
    target = battle.target
    return battle.attacker.is_same and (target is None or target.is_same)


def goes_on(battle: Battle) -> bool:
    """Whether damage is yet to be calculated: not once the attacker lies down (Q&A 24099)."""
    return is_on(battle) and battle.attacker.card.position is battle.stance


def flip_target(duel: Duel, battle: Battle) -> None:
    """Turn a face-down target face-up; its Flip Effect waits (MR-DSTEP-10, MR-DSTEP-11)."""
    if battle.target is not None and battle.target.card.position is Position.FACE_DOWN:
        turn(duel, battle.target.card, Position.DEFENSE)


async def let_facts_hold(duel: Duel) -> None:
    """Ask both, the turn player first, which facts they let hold for this battle."""
    for seat in duel.state.turn_order:
        for card, index, effect in applicable(duel, seat):
            speaker = Speaker(card, seat)
            if not is_unspent(effect.limit, index, duel, speaker):
                continue
            if battling(effect.when, duel, speaker) is None:
                continue
            if await agrees(seat, card.id):
                duel.emit(EffectUsed(card.id, seat, index))
                duel.emit(Applied(card.id, seat, effect.fact, Until.END_OF_BATTLE))


async def calculate(duel: Duel, battle: Battle, *, harmless: bool = False) -> None:
    """Compare the numbers: damage is taken now, destruction waits (MR-DSTEP-21, MR-CALC-14).

    What is detached or done instead is decided now, and done once the damage is taken. With
    `harmless` nobody takes any.
    """
    result = reckon(duel, battle)
    detached = await kept_by_material(duel, result.doomed)
    left = [card for card in result.doomed if card not in detached]
    kept = await kept_by_deeds(duel, left)
    attacker, target = battle.attacker.card.id, battle.target.card if battle.target else None
    numbers = result.attack, result.against
    if target is None:
        duel.emit(Battled(attacker, None, *numbers, None))
    else:
        duel.emit(Battled(attacker, target.id, *numbers, target.position))
    for card, by in result.spared:
        duel.emit(Spared(card.id, by.id))
    fallen = not_kept(left, kept)
    for card in silenced(duel, battle, fallen):
        duel.emit(Silenced(card.id))
    if fallen:
        duel.emit(Doomed(tuple(card.id for card in fallen)))
    blows = () if harmless else result.blows
    for blow in blows:
        other = duel.opponent(blow.player)
        source = None if blow.handed_on is None else blow.handed_on.id
        _harm(duel, blow.player, blow.damage, LifeWhy.BATTLE, source)
        _harm(duel, other, blow.reflected, LifeWhy.EFFECT)
    if blows:
        win_match(duel, battle)
        settle_life(duel)
    destroy(duel, result.instead)
    await detach_for(duel, detached)
    await do_instead(duel, kept)


def _harm(
    duel: Duel, seat: Seat, amount: int, why: LifeWhy, source: CardId | None = None
) -> None:
    """Have a player take that damage from the opponent, or gain it where a fact says so."""
    if is_spared(Threat.LOSING_LIFE, duel, seat):
        gain_life(duel, seat, amount)
    else:
        lower_life(duel, [(seat, amount)], why, duel.opponent(seat), source)


def win_match(duel: Duel, battle: Battle) -> None:
    """Decide the Match by a direct attack that beat only the other, if the attacker says so."""
    attacker = battle.attacker.card
    says_so = any(effects_of(attacker.text.effects, WinsMatch))
    if battle.target is not None or not says_so or is_negated(attacker, duel):
        return
    winner = attacker.controller
    mine, theirs = (duel.state.sides[seat].life for seat in (winner, duel.opponent(winner)))
    if theirs <= 0 < mine:
        end(duel, (winner,), Ending.MATCH)


def send_away_doomed(duel: Duel, battle: Battle) -> None:
    """Send what the calculation destroyed to the Graveyard (MR-DSTEP-29), or banish it."""
    doomed = [mark.card for mark in battle.doomed if mark.is_same]
    fallen = [mark.card for mark in battle.doomed]
    banishing = bool(banished(duel, battle, fallen))
    destroy(duel, doomed, Why.DESTROYED_BY_BATTLE, banishing=banishing)
