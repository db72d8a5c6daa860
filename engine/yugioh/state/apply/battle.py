"""What battles do to the state."""

from engine.yugioh.language import Cause, Place, Position, Timing
from engine.yugioh.state.apply.verb import applies, marks
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Fall, Mark, mark
from engine.yugioh.state.events.battle import (
    AttackDeclared,
    AttackNegated,
    AttackRedirected,
    AttackRenewed,
    BattleBegan,
    Battled,
    BattleEnded,
    BattlePhaseCutShort,
    BattleStep,
    Doomed,
    Silenced,
    Spared,
    StepBegan,
    TimingReached,
)
from engine.yugioh.state.events.moves import Destroyed, Why
from engine.yugioh.state.table import State
from engine.yugioh.state.usage import as_it_lies

CAUSES = {Why.DESTROYED_BY_BATTLE: Cause.BATTLE, Why.DESTROYED_BY_EFFECT: Cause.EFFECT}


@applies(AttackDeclared)
def _attack_declared(event: AttackDeclared, state: State) -> None:
    attacker = state.cards[event.attacker]
    if attacker.turn_log.attacked != state.turn.number:
        attacker.turn_log.attacks = ()
    attacker.turn_log.attacked = state.turn.number
    target = None if event.target is None else mark(state.cards[event.target])
    attacker.turn_log.attacks = (*attacker.turn_log.attacks, target)
    state.battle = Battle(mark(attacker), target, attacker.position)
    log = state.sides[attacker.controller].turn_log
    if log.attack != state.turn.number:
        log.attackers.clear()
    log.attack = state.turn.number
    log.attackers.append(state.battle.attacker)


@applies(BattleBegan)
def _battle_began(event: BattleBegan, state: State) -> None:
    attacker, target = state.cards[event.attacker], state.cards[event.target]
    state.battle = Battle(mark(attacker), mark(target), attacker.position)
    state.battle.timing = Timing.CALCULATION
    state.battle.was_face_down = not target.face_up


@applies(AttackRenewed)
def _attack_renewed(event: AttackRenewed, state: State) -> None:
    assert state.battle is not None
    target = None if event.target is None else mark(state.cards[event.target])
    state.battle.target, state.battle.disturbed = target, False
    state.battle.stance = state.battle.attacker.card.position
    _attack_another(state.battle.attacker.card, target)


@applies(AttackNegated)
def _attack_negated(event: AttackNegated, state: State) -> None:
    assert state.battle is not None
    state.battle.negated = True


@applies(TimingReached)
def _timing_reached(event: TimingReached, state: State) -> None:
    assert state.battle is not None
    battle = state.battle
    battle.timing = event.timing
    battle.attacker.card.turn_log.fought = state.turn.number
    if event.timing is Timing.START and battle.target is not None:
        battle.was_face_down = not battle.target.card.face_up


@applies(Battled)
def _battled(event: Battled, state: State) -> None:
    fighters = (event.attacker, event.target)
    if state.battle is not None:
        state.battle.fought = True
    for fighter in (state.cards[each] for each in fighters if each is not None):
        fighter.turn_log.battled = state.turn.number
        state.turn.fighters.append(fighter)
    if event.target is None:
        state.cards[event.attacker].turn_log.went_through = state.turn.number
    elif state.cards[event.target].position is Position.DEFENSE:
        state.cards[event.attacker].turn_log.assailed = state.turn.number


@applies(Silenced)
def _silenced(event: Silenced, state: State) -> None:
    card = state.cards[event.card]
    card.fate.silenced = mark(card)


@applies(Doomed)
def _doomed(event: Doomed, state: State) -> None:
    assert state.battle is not None
    state.battle.doomed = marks(state, event.cards)


@applies(Destroyed)
def _destroyed(event: Destroyed, state: State) -> None:
    chain = state.chain
    acting = chain.links[chain.resolving - 1].speaker.card.id if chain.resolving else None
    for hit, spot in zip(event.cards, event.spots, strict=True):
        card = state.cards[hit]
        standbys = state.sides[card.owner].turn_log.standbys
        card.fate.fall = Fall(CAUSES.get(event.why), spot.seat, event.by, standbys, acting)
        card.fate.fallen_visit = card.visit + 1 if spot.place is Place.FIELD else 0
    if event.why is not Why.DESTROYED_BY_BATTLE:
        return
    battle = state.battle
    assert battle is not None
    assert battle.target is not None
    for one, other in ((battle.attacker, battle.target), (battle.target, battle.attacker)):
        if other.card.id in event.cards:
            other.card.fate.slayer = one
            if one.is_same:
                one.card.turn_log.slew = state.turn.number


@applies(BattleEnded)
def _battle_ended(event: BattleEnded, state: State) -> None:
    state.battle = None


@applies(Spared)
def _spared(event: Spared, state: State) -> None:
    state.usage.spared[as_it_lies(state.cards[event.card]), event.by] = state.turn.number


@applies(BattlePhaseCutShort)
def _battle_phase_cut_short(event: BattlePhaseCutShort, state: State) -> None:
    state.turn.battle_cut_short = True


@applies(StepBegan)
def _step_began(event: StepBegan, state: State) -> None:
    if event.step is BattleStep.END:
        state.turn.battle_cut_short = True


@applies(AttackRedirected)
def _attack_redirected(event: AttackRedirected, state: State) -> None:
    assert state.battle is not None
    target = mark(state.cards[event.target])
    state.battle.target = target
    state.battle.disturbed = False
    _attack_another(state.battle.attacker.card, target)


def _attack_another(attacker: Card, target: Mark | None) -> None:
    """Have the last attack of a monster be on that target."""
    attacker.turn_log.attacks = (*attacker.turn_log.attacks[:-1], target)
