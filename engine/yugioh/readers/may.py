"""Reading an effect: may it be activated now?"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from engine.core.protocol import Event, Seat
from engine.yugioh.language import (
    THIS,
    Activatable,
    AnyOf,
    Apply,
    AtDamageStep,
    AtPhase,
    AttacksOften,
    CannotActivate,
    CannotBeTargeted,
    Cards,
    DeclaresAttack,
    EffectsNegated,
    EquipToThis,
    Icon,
    InBattleStep,
    IsActivated,
    IsSummoned,
    LevelBecomes,
    Limit,
    Noun,
    Phase,
    Place,
    ReturnToHand,
    SpecialSummon,
    StaysThroughEndPhase,
    Step,
    Subject,
    TakeControl,
    ThatCard,
    Then,
    Trigger,
    WithAtMost,
)
from engine.yugioh.readers.answers import (
    answers,
    battling,
    could_answer,
    is_activation_meant,
    is_battle_step,
    of_whomever,
)
from engine.yugioh.readers.attacking import attacks_granted, is_kept_from_attacks
from engine.yugioh.readers.clearing import could_after_cost, ways_to_pay
from engine.yugioh.readers.coming import may_switch
from engine.yugioh.readers.could import could
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.holds import holds
from engine.yugioh.readers.means import all_that, applies, level, means, player, pointed_at
from engine.yugioh.readers.negation import is_negated
from engine.yugioh.readers.oaths import is_free_to_come, is_kept
from engine.yugioh.readers.permits import is_unplayable
from engine.yugioh.readers.suits import suits
from engine.yugioh.state.bars import Barrier
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import Moved
from engine.yugioh.state.falling import doomed
from engine.yugioh.state.remembering import once_for_each
from engine.yugioh.state.table import Card, Mark, Speaker, mark
from engine.yugioh.state.uses import Use

ChangesSides = TakeControl | EquipToThis
"""What only a monster that can change sides may be targeted for."""
Announced = IsSummoned | DeclaresAttack
"""Triggers that say what a monster is while it stays where it is."""


def may_activate(duel: Duel, seat: Seat, card: Card, use: Use) -> bool:
    """Whether the printed text lets `seat` activate the effect now."""
    return not any(hindrances_now(duel, seat, card, use))


def hindrances_now(duel: Duel, seat: Seat, card: Card, use: Use) -> Iterator[Barrier]:
    """Whatever of the printed text keeps `seat` from activating the effect now."""
    speaker = Speaker(card, seat, link=len(duel.state.chain) + 1)
    speaker.subject = subject_now(use.effect, duel, speaker)
    if use.effect.when is not None and speaker.subject is None:
        yield Barrier.NO_OCCASION
    else:
        together = subjects_now(use.effect, duel, speaker)
        speaker.subjects = tuple(mark(card) for card in together)
        yield from hindrances(use, duel, speaker)


def may_begin(use: Use, duel: Duel, speaker: Speaker) -> bool:
    """Whether an effect whose time has come can be activated."""
    return not any(hindrances(use, duel, speaker))


def hindrances(use: Use, duel: Duel, speaker: Speaker) -> Iterator[Barrier]:
    """Whatever keeps an effect whose time has come from being activated.

    A mandatory one is activated even where it will do nothing, unless another could be
    chosen in its stead.
    """
    effect = use.effect
    must = use.mandatory and not use.is_alternative
    if not is_within_limit(use, duel, speaker):
        yield Barrier.USED_THIS_TURN
    if not is_kept(effect.oath, duel, speaker):
        yield Barrier.OATH_BROKEN
    barred = is_barred(duel, speaker) or is_kept_there(use, duel, speaker)
    if barred or is_unplayable(duel, speaker.player, speaker.card, use):
        yield Barrier.FORBIDDEN
    if effect.condition is not None and not holds(effect.condition, duel, speaker):
        yield Barrier.CONDITION
    if effect.cost is not None and not could(effect.cost, duel, replace(speaker, pays=True)):
        yield Barrier.COST
    aims = lawful_targets(effect, duel, speaker)
    if not (must or has_targets(effect, duel, speaker, aims)):
        yield Barrier.NO_TARGET
    if not (must or could_after_cost(effect, duel, speaker, aims)):
        yield Barrier.NOTHING_TO_DO


def is_timely(trigger: Trigger | None, duel: Duel, kinds: AbstractSet[type[Event]]) -> bool:
    """Whether what the effect waits for may be so, the occasion being of those kinds."""
    if trigger is None or isinstance(trigger, InBattleStep | AtDamageStep):
        return True
    return (
        bool(duel.state.chain)
        if isinstance(trigger, IsActivated)
        else could_answer(trigger, kinds)
    )


def subject_now(effect: Activatable, duel: Duel, speaker: Speaker) -> Mark | None:
    """The card of which what the effect waits for has just become true, if it has."""
    trigger = effect.when
    found: Card | None = None
    if isinstance(trigger, IsActivated):
        chain = duel.state.chain
        if chain and is_activation_meant(trigger, chain[-1], duel, speaker):
            found = chain[-1].speaker.card
    elif isinstance(trigger, InBattleStep):
        found = speaker.card if is_battle_step(duel) else None
    elif isinstance(trigger, AtDamageStep):
        found = battling(trigger, duel, speaker)
    elif trigger is not None:
        marks = [_as_it_was(duel, card) for card in _answered(trigger, duel, speaker)]
        return next((each for each in marks if each.is_same), marks[0] if marks else None)
    return None if found is None else mark(found)


def subjects_now(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """All the cards of which what the effect waits for has just become true together, as far
    as they are where they were then, and face-up.
    """
    if effect.when is None or isinstance(
        effect.when, IsActivated | InBattleStep | AtDamageStep
    ):
        return []
    found = _answered(effect.when, duel, speaker)
    return [card for card in found if card.face_up and _as_it_was(duel, card).is_same]


def _answered(trigger: Trigger, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards of which what just happened makes the trigger true, each once."""
    each = (answers(trigger, event, duel, speaker) for event in duel.occasion)
    return list(dict.fromkeys(card for card in each if card is not None))


def _as_it_was(duel: Duel, card: Card) -> Mark:
    """The card as it was when that happened: a cost paid since may have taken it away."""
    since = (event for _, event, _ in duel.history if isinstance(event, Moved))
    moves = sum(
        event.card == card.id and event.origin.place is not event.to.place for event in since
    )
    return Mark(card, card.visit - moves, card.covers)


def is_within_limit(use: Use, duel: Duel, speaker: Speaker) -> bool:
    """Whether the effect may be used once more this turn (MR-GLOS-27, -34, -35)."""
    return is_unspent(use.effect.limit, use.index, duel, speaker)


def is_unspent(limit: Limit | None, index: int, duel: Duel, speaker: Speaker) -> bool:
    """Whether the limit lets that sentence of the speaker be used once more."""
    card, state = speaker.card, duel.state
    match limit:
        case None:
            return True
        case Limit.ONCE_EACH:
            return state.spent.get((card.id, card.visit, card.covers, index)) != state.turn
        case Limit.ONCE_PER_BATTLE:
            battle = state.battle
            return battle is None or (card.id, index) not in battle.used
        case Limit.ONCE_BY_NAME | Limit.ONE_ACTIVATION:
            return state.used.get((speaker.player, card.text.called, index)) != state.turn
    named = [
        turn
        for (by, name, _), turn in state.used.items()
        if name == card.text.called and by == speaker.player
    ]
    return state.turn not in named


def is_barred(duel: Duel, speaker: Speaker) -> bool:
    """Whether a fact forbids the player to activate cards of that name."""
    name = speaker.card.text.called
    for fact, source in holding(CannotActivate, duel):
        if player(fact.player, duel, source) != speaker.player:
            continue
        if any(card.text.called == name for card in pointed_at(fact.named_like, duel, source)):
            return True
    return False


def is_kept_there(use: Use, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would return its own card to the hand though a fact keeps that there."""
    at, card = use.trigger, speaker.card
    goes = use.effect.do == ReturnToHand(THIS)
    if not goes or not isinstance(at, AtPhase) or at.phase is not Phase.END:
        return False
    held = holding(StaysThroughEndPhase, duel)
    return any(applies(fact.who, duel, source, card) for fact, source in held)


def has_targets(
    effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether there will be enough of `aims` to target, once the cost is paid."""
    if effect.target is None:
        return True
    needed = 1 if effect.target.up_to else effect.target.count
    spent = [sum(card in way for card in aims) for way in ways_to_pay(effect, duel, speaker)]
    return len(aims) - min(spent, default=0) >= needed


def lawful_targets(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """What may be targeted: not what a battle has already doomed (MR-DSTEP-31)."""
    if effect.target is None:
        return []
    fallen = doomed(duel.state)
    return [
        card
        for card in all_that(effect.target.of, duel, speaker)
        if card not in fallen
        and suits(effect.do, card)
        and not (isinstance(effect.do, ChangesSides) and not may_switch(duel, card))
        and not (isinstance(effect.do, SpecialSummon) and not _may_come(duel, speaker, card))
        and not _cannot_be_targeted(duel, card, speaker)
        and not (_only_negates(effect.do) and is_negated(card, duel))
        and not _gains_nothing(effect.do, duel, card)
    ]


def _gains_nothing(step: Step | None, duel: Duel, card: Card) -> bool:
    """Whether its target is of that Level, or attacks so often, already, or cannot attack at
    all (Q&A 23911, 13555).
    """
    fact = step.fact if isinstance(step, Apply) else None
    if not isinstance(fact, AttacksOften | LevelBecomes) or not isinstance(fact.who, ThatCard):
        return False
    if isinstance(fact, LevelBecomes):
        return level(duel, card) == fact.level
    return attacks_granted(duel, card) >= fact.times or is_kept_from_attacks(duel, card)


def _only_negates(step: Step | None) -> bool:
    """Whether it begins by negating the effects of its target, as far as it has any."""
    first = step.first if isinstance(step, Then) else step
    return isinstance(first, Apply) and isinstance(first.fact, EffectsNegated)


def _may_come(duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card.place is Place.FIELD or is_free_to_come(duel, speaker.player, card)


def _cannot_be_targeted(duel: Duel, card: Card, speaker: Speaker) -> bool:
    return any(
        (fact.by is None or player(fact.by, duel, by) == speaker.player)
        and applies(fact.who, duel, by, card)
        for fact, by in holding(CannotBeTargeted, duel)
    )


@once_for_each
def _of_either_side(noun: Noun) -> Noun:
    """The noun without whose card on the field it is, of which the text speaks only once."""
    if isinstance(noun, WithAtMost):
        return replace(noun, of=_sideless(noun.of))
    if isinstance(noun, AnyOf):
        third = None if noun.third is None else _sideless(noun.third)
        first, second = _sideless(noun.first), _sideless(noun.second)
        return replace(noun, first=first, second=second, third=third)
    return _sideless(noun) if isinstance(noun, Cards) else noun


def _sideless(cards: Cards) -> Cards:
    return replace(cards, whose=None) if cards.place is Place.FIELD else cards


def still_lawful(effect: Activatable, duel: Duel, speaker: Speaker) -> tuple[Mark, ...]:
    """Those targets that have stayed where they were, and still are what the text says again.

    What it asked for when they were targeted need not be so any more (MR-GLOS-31).
    """
    if effect.target is None:
        return ()
    again = _said_again(effect, speaker.card)
    nouns: list[Noun] = [] if again is None else [again]
    if isinstance(effect.target.of, Subject) and isinstance(effect.when, Announced):
        nouns.append(of_whomever(effect.when.who))
    return tuple(
        mark
        for mark in speaker.targets
        if mark.is_same and all(means(noun, duel, speaker, mark.card) for noun in nouns)
    )


def _said_again(effect: Activatable, card: Card) -> Noun | None:
    """What the target has to be as the effect resolves, if not just any card.

    An Equip Spell is equipped to such a monster only as it asks for; what is no description,
    like "the attacking monster", says of itself what it means.
    """
    if effect.target is None or effect.target.still is not None:
        return None if effect.target is None else effect.target.still
    equips = card.text.icon is Icon.EQUIP and effect.do is None
    described = isinstance(effect.target.of, Cards | AnyOf | WithAtMost)
    return _of_either_side(effect.target.of) if equips or not described else None
