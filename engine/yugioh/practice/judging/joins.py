"""What joined steps, chance and what then holds are worth."""

from collections.abc import Sequence

from engine.yugioh.asked import holds, worth
from engine.yugioh.facts.numbers import attack
from engine.yugioh.language import (
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Apply,
    AtEndOfTurn,
    BecomeEndPhase,
    CallCoin,
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    CannotDeclareAttacks,
    EachPlayer,
    EffectsNegated,
    Excavate,
    Gains,
    HalvesAttack,
    InEndPhase,
    InNextPhase,
    MayOnce,
    NoBattleDamage,
    Otherwise,
    Provided,
    RollDie,
    StandsInBattle,
    Then,
    TheyCan,
    YouCan,
)
from engine.yugioh.practice.battling import is_threatened
from engine.yugioh.practice.judging.verb import A_CARD, Later, affected, harm, judge
from engine.yugioh.practice.pending import is_so_already
from engine.yugioh.practice.seeing import own, strength, strongest
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@judge.register
def _(step: CallCoin, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    right = judge(step.right, duel, speaker, aims)
    return (right + judge(step.wrong, duel, speaker, aims)) // 2


@judge.register
def _(step: RollDie, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    worths = [judge(each, duel, speaker, aims) for each in step.outcomes]
    return sum(worths) // len(worths)


@judge.register(AtEndOfTurn)
@judge.register(InEndPhase)
@judge.register(InNextPhase)
def _(step: Later, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return judge(step.step, duel, speaker, aims)


@judge.register
def _(step: Apply, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    fact, seat = step.fact, speaker.player
    if isinstance(fact, Gains):
        return _judge_gain(fact, duel, speaker, aims)
    if is_so_already(duel, seat, step):
        return -1
    if isinstance(fact, MayOnce):
        may = holds(fact.condition, duel, speaker)
        return judge(fact.step, duel, speaker, aims) if may else -1
    if isinstance(fact, CannotDeclareAttacks):
        return A_CARD if strongest(duel, seat, duel.opponent(seat)) else -1
    if isinstance(fact, NoBattleDamage | StandsInBattle):
        return A_CARD if is_threatened(duel, seat) else -1
    if isinstance(fact, CannotAttack | CannotBeAttacked):
        behind = strongest(duel, seat, duel.opponent(seat)) - strongest(duel, seat, seat)
        return max(0, behind)
    if isinstance(fact, EffectsNegated):
        return harm(duel, speaker, aims) // 4
    if isinstance(fact, HalvesAttack):
        halved = sum(-1 if own(duel, seat, card) else 1 for card in aims)
        return A_CARD * halved if is_threatened(duel, seat) else -1
    return 0 if isinstance(fact, CannotActivate) else -1


def _judge_gain(fact: Gains, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """A boost is worth a battle that it turns."""
    battle, seat = duel.state.battle, speaker.player
    if battle is None or battle.target is None:
        return -1
    pair = (battle.attacker.card, battle.target.card)
    for mine, theirs in (pair, pair[::-1]):
        if mine in affected(fact.who, duel, speaker, aims) and own(duel, seat, mine):
            behind = strength(duel, seat, theirs) - attack(duel, mine)
            return A_CARD if 0 <= behind < worth(fact.attack, duel, speaker) else -1
    return -1


@judge.register(AlsoAfterThat)
@judge.register(And)
@judge.register(AndIfYouDo)
@judge.register(Then)
def _(
    step: AlsoAfterThat | And | AndIfYouDo | Then,
    duel: Duel,
    speaker: Speaker,
    aims: Sequence[Card],
) -> int:
    first = judge(step.first, duel, speaker, aims)
    return first + judge(step.second, duel, speaker, aims)


@judge.register
def _(step: YouCan, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return max(0, judge(step.step, duel, speaker, aims))


@judge.register
def _(step: TheyCan, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Whoever is given the choice does what is no loss to him."""
    return min(0, judge(step.step, duel, speaker, aims))


@judge.register
def _(step: Provided, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return judge(step.step, duel, speaker, aims)


@judge.register
def _(step: EachPlayer, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return judge(step.step, duel, speaker, aims) // 2


@judge.register
def _(step: Otherwise, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return judge(step.first, duel, speaker, aims)


@judge.register(BecomeEndPhase)
@judge.register(Excavate)
def _(
    step: BecomeEndPhase | Excavate, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return 0
