"""What battles do to the state."""

from engine.yugioh.language import Cause, Timing
from engine.yugioh.state.apply.verb import apply, marks
from engine.yugioh.state.effect_events import (
    AttackRedirected,
    BattleBegan,
    BattlePhaseCutShort,
    Spared,
)
from engine.yugioh.state.events import (
    AttackDeclared,
    AttackNegated,
    AttackRenewed,
    BattleEnded,
    Destroyed,
    Doomed,
    TimingReached,
    Why,
)
from engine.yugioh.state.harm import Fall
from engine.yugioh.state.noted import sparing
from engine.yugioh.state.table import (
    Battle,
    State,
    mark,
)

CAUSES = {Why.DESTROYED_BY_BATTLE: Cause.BATTLE, Why.DESTROYED_BY_EFFECT: Cause.EFFECT}


@apply.register
def _(event: AttackDeclared, state: State) -> None:
    attacker = state.cards[event.attacker]
    if attacker.attacked_turn != state.turn:
        attacker.attacked.clear()
    attacker.attacked_turn = state.turn
    target = None if event.target is None else mark(state.cards[event.target])
    attacker.attacked.append(target)
    state.battle = Battle(mark(attacker), target, attacker.position)


@apply.register
def _(event: BattleBegan, state: State) -> None:
    attacker, target = state.cards[event.attacker], state.cards[event.target]
    state.battle = Battle(mark(attacker), mark(target), attacker.position)
    state.battle.timing = Timing.CALCULATION
    state.battle.was_face_down = not target.face_up


@apply.register
def _(event: AttackRenewed, state: State) -> None:
    assert state.battle is not None
    target = None if event.target is None else mark(state.cards[event.target])
    state.battle.target, state.battle.disturbed = target, False
    state.battle.stance = state.battle.attacker.card.position
    state.battle.attacker.card.attacked[-1] = target


@apply.register
def _(event: AttackNegated, state: State) -> None:
    assert state.battle is not None
    state.battle.negated = True


@apply.register
def _(event: TimingReached, state: State) -> None:
    assert state.battle is not None
    battle = state.battle
    battle.timing = event.timing
    battle.attacker.card.fought_turn = state.turn
    if event.timing is Timing.START and battle.target is not None:
        battle.was_face_down = not battle.target.card.face_up


@apply.register
def _(event: Doomed, state: State) -> None:
    assert state.battle is not None
    state.battle.doomed = marks(state, event.cards)


@apply.register
def _(event: Destroyed, state: State) -> None:
    for hit, spot in zip(event.cards, event.spots, strict=True):
        state.cards[hit].fall = Fall(CAUSES.get(event.why), spot.seat)
    if event.why is not Why.DESTROYED_BY_BATTLE:
        return
    battle = state.battle
    assert battle is not None
    assert battle.target is not None
    for one, other in ((battle.attacker, battle.target), (battle.target, battle.attacker)):
        if other.card.id in event.cards:
            other.card.slayer = one
            if one.is_same:
                one.card.slew_turn = state.turn


@apply.register
def _(event: BattleEnded, state: State) -> None:
    state.battle = None


@apply.register
def _(event: Spared, state: State) -> None:
    cards = state.cards
    state.spared[sparing(cards[event.card], cards[event.by])] = state.turn


@apply.register
def _(event: BattlePhaseCutShort, state: State) -> None:
    state.battle_cut_short = True


@apply.register
def _(event: AttackRedirected, state: State) -> None:
    assert state.battle is not None
    target = mark(state.cards[event.target])
    state.battle.target = target
    state.battle.attacker.card.attacked[-1] = target
