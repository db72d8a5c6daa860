"""What an effect would do for the player who uses it, in points of ATK."""

from collections.abc import Sequence
from functools import singledispatch

from engine.yugioh.language import (
    AddTheirChoice,
    AddToHand,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Apply,
    AtEndOfTurn,
    AtRandom,
    AttackingMonster,
    Banish,
    BanishNamesakes,
    BanishWhenItLeaves,
    BecomeEndPhase,
    CallCoin,
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    CannotDeclareAttacks,
    ChangePosition,
    Choose,
    DeckTop,
    Destroy,
    DetachMaterial,
    Discard,
    DiscardHandsAndDraw,
    Draw,
    EachPlayer,
    EffectsNegated,
    EndBattlePhase,
    EquipThisTo,
    EquipToThis,
    Excavate,
    FusionSummon,
    GainLife,
    Gains,
    HalvesAttack,
    Highest,
    InEndPhase,
    InflictDamage,
    InNextPhase,
    LookAt,
    Lowest,
    MakeTokens,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    NoBattleDamage,
    Noun,
    Otherwise,
    PayLife,
    PlaceCounters,
    PlaceInPendulumZone,
    PlaceOnDeckTop,
    Position,
    Provided,
    Redirect,
    RemoveCounters,
    ReturnToExtraDeck,
    ReturnToHand,
    Reveal,
    RitualSummon,
    RollDie,
    SendToGraveyard,
    SetAgain,
    SetCards,
    ShuffleIntoDeck,
    SkipPhase,
    SpecialSummon,
    StandsInBattle,
    Step,
    Subject,
    TakeControl,
    ThatCard,
    Then,
    Together,
    TributeCards,
    TurnFaceUp,
    Whose,
    WinDuel,
    YouCan,
)
from engine.yugioh.practice.battling import is_threatened
from engine.yugioh.practice.seeing import own, strength, strongest, value
from engine.yugioh.readers.could import could
from engine.yugioh.readers.declared import worth
from engine.yugioh.readers.means import all_that, attack, player
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker

Later = AtEndOfTurn | InEndPhase | InNextPhase
A_CARD = 600
"""What a card in hand is worth, in points of ATK."""


def affected(noun: Noun, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> list[Card]:
    """The cards a step would reach: for a target, one of `aims` that could be chosen."""
    if isinstance(noun, ThatCard | Together):
        return list(aims)
    cards = all_that(noun, duel, speaker)
    if isinstance(noun, AtRandom | Choose | Lowest | Highest):
        return cards[:1]
    return cards


def _harm(duel: Duel, speaker: Speaker, cards: Sequence[Card]) -> int:
    seat = speaker.player
    return sum(value(duel, seat, card) * (-1 if own(duel, seat, card) else 1) for card in cards)


@singledispatch
def judge(step: Step, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """What carrying out the step on `aims` is worth to the speaker."""
    raise NotImplementedError(step)


@judge.register(Banish)
@judge.register(Destroy)
@judge.register(ReturnToExtraDeck)
@judge.register(ReturnToHand)
@judge.register(SendToGraveyard)
@judge.register(ShuffleIntoDeck)
def _(
    step: Banish
    | Destroy
    | ReturnToExtraDeck
    | ReturnToHand
    | SendToGraveyard
    | ShuffleIntoDeck,
    duel: Duel,
    speaker: Speaker,
    aims: Sequence[Card],
) -> int:
    if isinstance(step.what, DeckTop):
        return 0
    if isinstance(step.what, Subject | AttackingMonster):
        return 0
    return _harm(duel, speaker, affected(step.what, duel, speaker, aims))


@judge.register
def _(step: EquipThisTo, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """It comes with the summon that is worth doing."""
    return 0


@judge.register(EquipToThis)
@judge.register(TakeControl)
def _(
    step: EquipToThis | TakeControl, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return _harm(duel, speaker, affected(step.what, duel, speaker, aims))


@judge.register
def _(step: ChangePosition, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Turning the attacker over stops it; else it is worth little and best kept."""
    battle = duel.state.battle
    if battle is None or not is_threatened(duel, speaker.player):
        return -1
    stops = battle.attacker.card in affected(step.what, duel, speaker, aims)
    return A_CARD if stops and step.position is not Position.ATTACK else -1


@judge.register
def _(step: Draw, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    drawer, count = player(step.who, duel, speaker), worth(step.count, duel, speaker)
    if drawer != speaker.player:
        return -A_CARD * count
    spare = len(duel.state.sides[drawer].deck) - count
    return A_CARD * count if spare > 0 else -A_CARD


@judge.register
def _(step: DiscardHandsAndDraw, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Worth the cards it wins, where the Deck has enough of them."""
    mine = duel.state.sides[speaker.player]
    if step.count is None or len(mine.deck) <= step.count:
        return -1
    return A_CARD * (step.count - len(mine.hand))


@judge.register(AddToHand)
@judge.register(WinDuel)
def _(step: AddToHand | WinDuel, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD


@judge.register(Discard)
@judge.register(TributeCards)
def _(step: Discard | TributeCards, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return -A_CARD


@judge.register
def _(step: PayLife, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    life = duel.state.sides[speaker.player].life
    paid = worth(step.amount, duel, speaker)
    return -paid // 3 if life >= 2 * paid else -10 * A_CARD


@judge.register
def _(step: SpecialSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    cards = affected(step.what, duel, speaker, aims)
    return max((card.text.attack for card in cards), default=0)


@judge.register
def _(step: GainLife, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    gained = worth(step.amount, duel, speaker) // 4
    return gained if step.who is Whose.YOURS else -gained


@judge.register
def _(step: SkipPhase, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    worth_it = A_CARD * step.times
    return worth_it if step.whose is Whose.THEIRS else -worth_it


@judge.register
def _(step: RemoveCounters, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return -A_CARD // 2


@judge.register(PlaceCounters)
@judge.register(PlaceInPendulumZone)
@judge.register(PlaceOnDeckTop)
@judge.register(SetCards)
def _(step: Step, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 1


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
def _(step: AddTheirChoice, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD


@judge.register(BanishNamesakes)
@judge.register(LookAt)
@judge.register(Reveal)
def _(
    step: BanishNamesakes | LookAt | Reveal, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return 1


@judge.register
def _(step: TurnFaceUp, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 0


@judge.register
def _(step: InflictDamage, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD if step.to is Whose.THEIRS else -A_CARD


@judge.register(NegateActivation)
@judge.register(NegateEffect)
def _(
    step: NegateActivation | NegateEffect, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    chain = duel.state.chain
    return 2 * A_CARD if chain and chain[-1].speaker.player != speaker.player else -A_CARD


@judge.register
def _(step: NegateSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Worth what the other player would get on the field; his own summons he leaves alone."""
    summoning = duel.state.summoning
    coming = () if summoning is None else summoning.monsters
    return _harm(duel, speaker, [monster.card for monster in coming])


@judge.register
def _(step: Redirect, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD // 2 if is_threatened(duel, speaker.player) else 0


@judge.register
def _(step: BanishWhenItLeaves, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 0


@judge.register
def _(step: SetAgain, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD


@judge.register(EndBattlePhase)
@judge.register(NegateAttack)
def _(
    step: EndBattlePhase | NegateAttack, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return A_CARD if is_threatened(duel, speaker.player) else 0


@judge.register
def _(step: Apply, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    fact, seat = step.fact, speaker.player
    if isinstance(fact, Gains):
        return _judge_gain(fact, duel, speaker, aims)
    if isinstance(fact, CannotDeclareAttacks):
        return A_CARD if strongest(duel, seat, duel.opponent(seat)) else -1
    if isinstance(fact, NoBattleDamage | StandsInBattle):
        return A_CARD if is_threatened(duel, seat) else -1
    if isinstance(fact, CannotAttack | CannotBeAttacked):
        behind = strongest(duel, seat, duel.opponent(seat)) - strongest(duel, seat, seat)
        return max(0, behind)
    if isinstance(fact, EffectsNegated):
        return _harm(duel, speaker, aims) // 4
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


@judge.register(FusionSummon)
@judge.register(RitualSummon)
def _(
    step: FusionSummon | RitualSummon, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return A_CARD if could(step, duel, speaker) else -A_CARD


@judge.register
def _(step: MakeTokens, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD // 2 if not duel.state.monsters(speaker.player) else 0


@judge.register
def _(step: DetachMaterial, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return -A_CARD // 3


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
