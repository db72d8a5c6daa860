"""Reading an effect: may it be activated now?"""

from collections.abc import Iterator, Mapping, Sequence

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds, is_oath_kept
from engine.yugioh.facts.restrictions import is_forbidden
from engine.yugioh.facts.tolls import affords
from engine.yugioh.field.places import effects_as_equip
from engine.yugioh.language import (
    THIS,
    Activatable,
    CardText,
    Limit,
    Phase,
    Place,
    Position,
    Trigger,
)
from engine.yugioh.state.card import Card, Harm, Mark, mark, marked
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.matters import Deed
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.usage import as_it_lies
from engine.yugioh.words.by_hand.allowing import MOST_TAKEN_BACK
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.effects.uses import uses
from engine.yugioh.words.paying import can_be_paid, could_after_cost, has_targets
from engine.yugioh.words.steps import effects_on, steps_in
from engine.yugioh.words.targets import lawful_targets
from engine.yugioh.words.triggers.base import answers, rules_of_trigger, season_of
from engine.yugioh.words.triggers.battle import is_done_after_battle
from engine.yugioh.words.triggers.playing import answers_link


def may_activate(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> bool:
    """Whether the printed text lets `seat` activate the effect now."""
    return not any(hindrances_now(duel, seat, card, use))


def hindrances_now(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> Iterator[Barrier]:
    """Whatever of the printed text keeps `seat` from activating the effect now."""
    speaker = speaker_now(duel, seat, card, use)
    if speaker is None:
        return iter((Barrier.NO_OCCASION,))
    return hindrances(use, duel, speaker)


def speaker_now(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> Speaker | None:
    """For whom the effect is read if `seat` activates it now.

    None where what it waits for has not just happened.
    """
    link = len(duel.state.chain.links) + 1
    speaker = Speaker(card, seat, link=link)
    if use.effect.when is None:
        return speaker
    subject = subject_now(use.effect, duel, speaker)
    if subject is None or (use.is_forced and has_answered(use.effect, duel, speaker)):
        return None
    together = marked(subjects_now(use.effect, duel, speaker))
    harm = harm_answered(duel, seat, use)
    return Speaker(card, seat, subject=subject, link=link, subjects=together, harm=harm)


def harm_answered(duel: Duel, seat: Seat, use: EffectUse) -> Harm | None:
    """The damage that the effect answers, if it answers any."""
    when = use.effect.when
    if when is None:
        return None
    rules = rules_of_trigger(when)
    each = (rules.harm(when, event, duel, seat) for event in duel.timeline.occasion)
    return next((harm for harm in each if harm is not None), None)


def has_answered(effect: Activatable, duel: Duel, speaker: Speaker) -> bool:
    """Whether a Quick Effect that has to be used stands on the chain already, and only because
    of it the newest link is there.

    One that would answer itself is used once on a chain (FAQ 6821); any other once more when
    somebody has chosen to add something.
    """
    links = duel.state.chain.links
    own = [n for n, link in enumerate(links) if _is_of(link, effect, speaker.card)]
    if not own:
        return False
    since = links[own[-1] :]
    if answers_link(effect.when, since[0], duel, speaker):
        return True
    return all(_is_forced(duel, link) for link in since)


def _is_of(link: Link, effect: Activatable, card: Card) -> bool:
    return link.speaker.card is card and link.effect is effect


def _is_forced(duel: Duel, link: Link) -> bool:
    """Whether nobody has chosen that the link is there."""
    uses = duel.index.uses_of(link.speaker.card.id)
    return any(use.is_forced for use in uses if use.effect is link.effect)


def may_begin(use: EffectUse, duel: Duel, speaker: Speaker) -> bool:
    """Whether an effect whose time has come can be activated."""
    return not any(hindrances(use, duel, speaker))


def hindrances(use: EffectUse, duel: Duel, speaker: Speaker) -> Iterator[Barrier]:
    """Whatever keeps an effect whose time has come from being activated.

    A mandatory one is activated even where it will do nothing, unless another could be
    chosen in its stead, or it is done to whom it has battled (FAQ 5902).
    """
    effect = use.effect
    must = use.mandatory and not use.is_alternative and not is_done_after_battle(effect)
    battle = duel.state.battle
    if use.shuns_damage_step and battle is not None and battle.timing is not None:
        yield Barrier.DAMAGE_STEP
    if not is_within_limit(use, duel, speaker) or is_worn_out(use.index, duel, speaker):
        yield Barrier.USED_THIS_TURN
    if not is_oath_kept(effect.oath, duel, speaker):
        yield Barrier.OATH_BROKEN
    barred = is_forbidden(Verb.ACTIVATE, duel, speaker.player, speaker.card, use)
    if barred or is_kept_there(use, duel, speaker):
        yield Barrier.FORBIDDEN
    if effect.condition is not None and not holds(effect.condition, duel, speaker):
        yield Barrier.CONDITION
    paid = effect.cost is None or can_be_paid(effect.cost, duel, speaker)
    if not paid or not affords(duel, speaker.player, [speaker.card]):
        yield Barrier.COST
    aims = lawful_targets(effect, duel, speaker)
    if not (must or has_targets(effect, duel, speaker, aims)):
        yield Barrier.NO_TARGET
    if not (must or could_after_cost(effect, duel, speaker, aims)):
        yield Barrier.NOTHING_TO_DO


def subject_now(effect: Activatable, duel: Duel, speaker: Speaker) -> Mark | None:
    """The card of which what the effect waits for has just become true, if it has."""
    trigger = effect.when
    if trigger is None:
        return None
    rules = rules_of_trigger(trigger)
    if rules.is_state:
        found = rules.is_so_of(trigger, duel, speaker)
        return None if found is None else mark(found)
    marks = [_as_it_was(duel, card) for card in _answered(trigger, duel, speaker)]
    return next((each for each in marks if each.is_same), marks[0] if marks else None)


def subjects_now(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """All the cards of which what the effect waits for has just become true together, as far
    as they are where they were then, and face-up.
    """
    if effect.when is None or rules_of_trigger(effect.when).is_state:
        return []
    found = _answered(effect.when, duel, speaker)
    return [card for card in found if card.face_up and _as_it_was(duel, card).is_same]


def met_now(
    effect: Activatable, duel: Duel, speaker: Speaker
) -> tuple[Card | None, list[Card]]:
    """The card of which what the effect waits for has just become true, if it is still there,
    and all the cards of which it has.
    """
    now = subject_now(effect, duel, speaker)
    subject = None if now is None or not now.is_same else now.card
    return subject, subjects_now(effect, duel, speaker)


def _answered(trigger: Trigger, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards of which what just happened makes the trigger true, each once."""
    each = (answers(trigger, event, duel, speaker) for event in duel.timeline.occasion)
    return list(dict.fromkeys(card for card in each if card is not None))


def _as_it_was(duel: Duel, card: Card) -> Mark:
    """The card as it was when that happened: a cost paid since may have taken it away."""
    since = [each.event for each in duel.timeline.history]
    moves = sum(
        event.card == card.id and event.origin.place is not event.to.place
        for event in since
        if isinstance(event, Moved)
    )
    return Mark(card, card.visit - moves, card.covers)


def is_within_limit(use: EffectUse, duel: Duel, speaker: Speaker) -> bool:
    """Whether the effect may be used once more this turn (MR-GLOS-27, -34, -35)."""
    return is_unspent(use.effect.limit, use.index, duel, speaker)


def is_worn_out(index: int, duel: Duel, speaker: Speaker) -> bool:
    """Whether what is done by hand of it was taken back as often as it can be in a turn."""
    taken_back = duel.state.usage.taken_back.get((speaker.card.id, index), ())
    return sum(turn == duel.state.turn.number for turn in taken_back) >= MOST_TAKEN_BACK


@once_for_each
def limits_of(text: CardText) -> tuple[Limit | None, ...]:
    """How often each sentence of the card can be used."""
    return tuple(getattr(each, "limit", None) for each in text.sentences)


@once_for_each
def _counted_as_one(text: CardText) -> Mapping[int, tuple[int, ...]]:
    """By the place of a sentence the places of all that are one effect of the card with it.

    So are those of which one is chosen, and an effect and its use with the card's activation.
    """
    found = uses(text)
    quick = [use.index for use in found if getattr(use.effect, "at_once", False)]
    first = len(text.sentences) - len(quick)
    with_card = {each: first + n for n, each in enumerate(quick)}
    either = [use.index for use in found if use.is_alternative]
    several = (*either, *(with_card[each] for each in either if each in with_card))
    pairs = [(one, other) for one, other in with_card.items() if one not in either]
    return {each: group for group in (several, *pairs) for each in group}


def is_unspent(limit: Limit | None, index: int, duel: Duel, speaker: Speaker) -> bool:
    """Whether the limit lets that sentence of the speaker be used once more."""
    several = _counted_as_one(speaker.card.text).get(index, (index,))
    return all(_is_unspent(limit, each, duel, speaker) for each in several)


def _is_unspent(limit: Limit | None, index: int, duel: Duel, speaker: Speaker) -> bool:
    """Whether the limit has let that sentence alone not be used as often as it does."""
    card, state = speaker.card, duel.state
    match limit:
        case None:
            return True
        case Limit.ONCE_EACH:
            lies = as_it_lies(card)
            kept = range(lies[-1] + 1) if _covers_itself(card.text, index) else lies[-1:]
            uses = (
                state.usage.by_copy.get(((card.id, visit, n), index))
                for visit in _visits_that_count(card, index)
                for n in kept
            )
            return all(used != state.turn.number for used in uses)
        case Limit.ONCE_FACE_UP:
            return (as_it_lies(card), index) not in state.usage.by_copy
        case Limit.ONCE_PER_BATTLE:
            battle = state.battle
            return battle is None or (card.id, index) not in battle.used
        case Limit.ONCE_PER_CHAIN:
            effect = card.text.sentences[index]
            mine = (link for link in state.chain.links if link.speaker.card is card)
            return all(link.effect is not effect for link in mine)
        case Limit.ONCE_BY_NAME:
            used = state.usage.by_name.get((speaker.player, card.text.called, index))
            return used != state.turn.number
        case Limit.ONCE_PER_DUEL:
            return (speaker.player, card.text.called, index) not in state.usage.by_name
        case Limit.ONE_BY_NAME | Limit.ONE_ACTIVATION:
            return all(
                turn != state.turn.number
                for (by, name, other), turn in state.usage.by_name.items()
                if name == card.text.called and by == speaker.player
                if limit in limits_of(card.text)[other : other + 1]
            )


COVERING_ITSELF = Does(Change.TURNED, THIS, Position.FACE_DOWN)
"""What a step does by which its own card is turned face-down."""


@once_for_each
def _covering(text: CardText) -> tuple[int, ...]:
    """The sentences of a card by which it turns itself face-down."""
    return tuple(
        index
        for index, effect in enumerate(text.sentences)
        if isinstance(effect, Activatable)
        and effect.do is not None
        and any(COVERING_ITSELF in effects_on(step) for step in steps_in(effect.do))
    )


def _covers_itself(text: CardText, index: int) -> bool:
    """Whether that sentence turns its own card face-down: once a turn it is then so often,
    also where the card is turned up again, or the limit would say nothing.
    """
    return index in _covering(text)


@once_for_each
def _returning(text: CardText) -> tuple[int, ...]:
    """The sentences of a card that wait for something only while it is banished."""
    return tuple(
        index
        for index, effect in enumerate(text.sentences)
        if isinstance(effect, Activatable)
        and effect.when is not None
        and rules_of_trigger(effect.when).stand(effect.when).places == (Place.BANISHED,)
    )


def _visits_that_count(card: Card, index: int) -> Sequence[int]:
    """The visits of `card` in which a use of that sentence counts, where it is once a turn.

    What is used out of banishment alone is so also where the card was banished anew. To
    become an Equip Card is to lie anew, but a use before it counts all the same.
    """
    if index in _returning(card.text):
        return range(card.visit + 1)
    return (card.visit, card.visit - 1) if effects_as_equip(card.text) else (card.visit,)


def is_kept_there(use: EffectUse, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would return its own card to the hand though a fact keeps that there."""
    at, do = use.trigger, use.effect.do
    if do is None or season_of(at) is not Phase.END:
        return False
    goes = Does(Change.TO_HAND, THIS) in effects_on(do)
    return goes and is_forbidden(Deed.RETURN_ITSELF, duel, speaker.player, speaker.card)
