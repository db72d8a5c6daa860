"""Why what a player could do with a card is not offered now, as the offers decide it."""

from collections.abc import Iterator

from engine.core.protocol import Decision, Pick, Seat
from engine.yugioh.acts.setting import has_room
from engine.yugioh.battle.attack_state import attack_barrier
from engine.yugioh.chain.offers import may_come, unable_to_come, unsummonable, unturnable
from engine.yugioh.facts.permissions import may_be_set
from engine.yugioh.facts.restrictions import may_special_summon, may_summon
from engine.yugioh.field.places import is_in_pendulum_zone, works_elsewhere
from engine.yugioh.language import Phase, Place, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.refusals import Barrier, Objection
from engine.yugioh.state.spots import MONSTER_ROWS, CardId, Row
from engine.yugioh.summoning.materials import WAYS, materials_for, ways_to_summon
from engine.yugioh.summoning.pendulum import (
    fits,
    levels_between,
    pendulum_barrier,
    pendulum_candidates,
    pendulum_cards,
    pendulum_level,
)
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.views.moments import out_of_time
from engine.yugioh.views.statutes import ALWAYS, rule_for
from engine.yugioh.views.unusable import unusable
from engine.yugioh.views.veil import knows
from engine.yugioh.words.effects.base import rules_of_effect
from engine.yugioh.words.once_offers import hindrance, is_granted

SPELL_ROWS = (Row.SPELL, Row.FIELD_SPELL)
OUT_OF_REACH = (Place.DECK, Place.SUMMONING, Place.MATERIAL, Place.NOWHERE)


class UnknownCardError(LookupError):
    """The player may not know that card."""


def why_not(
    duel: Duel, seat: Seat, id: CardId, asked: Decision | None
) -> tuple[Objection, ...]:
    """Every reason why an action of `seat` with that card is not offered now.

    `asked` is the question that is put to `seat`, if there is one. What it offers has no bar;
    everything else that can be done with the card has one at least, and so has a card with
    which nothing can be done. Raise UnknownCardError where `seat` may not know the card or
    there is none.
    """
    if not 0 <= id < len(duel.state.cards) or not knows(duel, seat, duel.card(id)):
        raise UnknownCardError(f"player {seat} knows no card {id}")
    card = duel.card(id)
    offered = set(_offered(duel, card, asked))
    tried = attempts(duel, seat, card)
    if not tried:
        return () if offered else (_no_use(seat, card),)
    return tuple(
        Objection(
            attempt.verb, effect, barrier, rule_for(barrier, attempt.verb, duel, card, effect)
        )
        for attempt in tried
        if attempt not in offered
        for effect in [effect_of(card, attempt)]
        for barrier in barriers(duel, seat, attempt, asked)
    )


def _no_use(seat: Seat, card: Card) -> Objection:
    """Why there is nothing that `seat` could ever do with `card` where it lies."""
    barrier = Barrier.NO_USE_HERE if _is_of(seat, card) else Barrier.NOT_YOURS
    return Objection(None, None, barrier, ALWAYS[barrier])


def _is_of(seat: Seat, card: Card) -> bool:
    return (card.controller if card.place is Place.FIELD else card.owner) == seat


def effect_of(card: Card, attempt: Action) -> int | None:
    """The index of the effect by which the attempt is made, if it is made by one."""
    if attempt.verb is Verb.ACTIVATE:
        return attempt.effect
    by_text = attempt.verb is Verb.SPECIAL_SUMMON and card.place is Place.HAND
    return attempt.effect if by_text else None


def _offered(duel: Duel, card: Card, asked: Decision | None) -> Iterator[Action]:
    """What the question offers of `card`, or of a copy that stands for it (MR-GEN-06)."""
    if not isinstance(asked, Pick):
        return
    for option in asked.options:
        if not isinstance(option, Action):
            continue
        if option.verb is Verb.PENDULUM_SUMMON:
            if card in pendulum_candidates(duel, asked.seat):
                yield Action(Verb.PENDULUM_SUMMON, card.id)
        elif option.card is not None and _stands_for(duel.card(option.card), card):
            yield Action(option.verb, card.id, option.effect)


def _stands_for(other: Card, card: Card) -> bool:
    spot, other_spot = ((each.place, each.owner, each.face_up) for each in (card, other))
    alike = spot == other_spot and other.text is card.text
    return other is card or (alike and card.place in (Place.HAND, Place.EXTRA_DECK))


def attempts(duel: Duel, seat: Seat, card: Card) -> tuple[Action, ...]:
    """All that `seat` could ever do with `card` where it lies, in the order of the offers."""
    found: list[Action] = []
    if _is_of(seat, card) and card.place not in OUT_OF_REACH:
        found += (Action(verb, card.id, effect) for verb, effect in _attempts(duel, card))
    if is_granted(duel, seat, card):
        found.append(Action(Verb.APPLY, card.id))
    return tuple(found)


def _attempts(duel: Duel, card: Card) -> Iterator[tuple[Verb, int]]:
    if card.place is Place.HAND:
        yield from _from_hand(duel, card)
    elif card.place is Place.EXTRA_DECK:
        pendulum = card.face_up and card.text.scale is not None
        yield (Verb.PENDULUM_SUMMON if pendulum else Verb.SPECIAL_SUMMON), 0
    elif card.place is Place.FIELD and card.row in MONSTER_ROWS:
        face_down = card.position is Position.FACE_DOWN
        yield (Verb.FLIP_SUMMON if face_down else Verb.CHANGE_POSITION), 0
        yield Verb.ATTACK, 0
    elif is_in_pendulum_zone(card):
        yield Verb.PENDULUM_SUMMON, 0
    for use in duel.index.uses_of(card.id):
        if _is_conceivable(card, use):
            yield Verb.ACTIVATE, use.index


def _from_hand(duel: Duel, card: Card) -> Iterator[tuple[Verb, int]]:
    if card.text.is_monster:
        yield Verb.NORMAL_SUMMON, 0
        if len(pendulum_cards(duel, card.owner)) > 1:
            yield Verb.PENDULUM_SUMMON, 0
    yield Verb.SET, 0
    for index, effect in enumerate(card.text.effects):
        if rules_of_effect(effect).comes_if(effect) is not None:
            yield Verb.SPECIAL_SUMMON, index


def _is_conceivable(card: Card, use: EffectUse) -> bool:
    """Whether one could think of using the effect where the card lies."""
    if card.place is Place.EXTRA_DECK:
        return False
    if use.is_card:
        laid = card.place is Place.FIELD and not (card.face_up or card.text.is_monster)
        return card.place is Place.HAND or (laid and card.row in SPELL_ROWS)
    return card.place is not Place.FIELD or not works_elsewhere(card, use)


def barriers(
    duel: Duel, seat: Seat, attempt: Action, asked: Decision | None
) -> Iterator[Barrier]:
    """What keeps `seat` from the attempt: first what the moment forbids, then the rest."""
    assert attempt.card is not None
    card = duel.card(attempt.card)
    if attempt.verb is Verb.ACTIVATE:
        use = next(use for use in duel.index.uses_of(card.id) if use.index == attempt.effect)
        yield from unusable(duel, seat, card, use, asked)
        return
    barrier = _barrier(duel, seat, card, attempt)
    yield from _moment_or(duel, seat, asked, attempt.verb, barrier)


def _moment_or(
    duel: Duel, seat: Seat, asked: Decision | None, verb: Verb, barrier: Barrier | None
) -> Iterator[Barrier]:
    fights = verb is Verb.APPLY and duel.state.turn.phase is Phase.BATTLE
    moment = out_of_time(duel, seat, asked, battling=fights or verb is Verb.ATTACK)
    if moment is not None:
        yield moment
    if barrier is not None:
        yield barrier


def _room(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    return None if has_room(duel, seat, card) else Barrier.NO_SPELL_ZONE


def _barrier(duel: Duel, seat: Seat, card: Card, attempt: Action) -> Barrier | None:
    verb = attempt.verb
    if verb is Verb.APPLY:
        return hindrance(duel, seat, card)
    if verb is Verb.ATTACK:
        return attack_barrier(duel, card)
    if verb in (Verb.FLIP_SUMMON, Verb.CHANGE_POSITION):
        return unturnable(duel, seat, card)
    if verb is Verb.PENDULUM_SUMMON:
        return _no_pendulum_summon(duel, seat, card)
    if verb is Verb.SPECIAL_SUMMON:
        return _no_special_summon(duel, seat, card, attempt.effect)
    if verb is Verb.SET and not may_be_set(duel, card):
        return Barrier.FORBIDDEN
    if not card.text.is_monster:
        return _room(duel, seat, card)
    barrier = unsummonable(duel, seat, card, setting=verb is Verb.SET)
    if barrier is None and verb is Verb.NORMAL_SUMMON and not may_summon(duel, seat):
        return Barrier.FORBIDDEN
    return barrier


def _no_special_summon(duel: Duel, seat: Seat, card: Card, index: int) -> Barrier | None:
    if card.place is Place.HAND:
        effect = card.text.effects[index]
        needed = rules_of_effect(effect).comes_if(effect)
        assert needed is not None
        return unable_to_come(duel, seat, card, needed)
    if not isinstance(card.text.materials, WAYS):
        return Barrier.OTHER_SUMMON
    if not may_come(duel, seat, card):
        return Barrier.FORBIDDEN
    if any(ways_to_summon(duel, seat, card)):
        return None
    enough = any(materials_for(duel, seat, card))
    return Barrier.NO_ZONE_FROM_EXTRA if enough else Barrier.MATERIALS


def _no_pendulum_summon(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    if not may_special_summon(duel, seat):
        return Barrier.FORBIDDEN
    barrier = pendulum_barrier(duel, seat)
    waits = card.place in (Place.HAND, Place.EXTRA_DECK)
    undecided = barrier in (None, Barrier.NOBODY_BETWEEN_SCALES)
    if undecided and waits and card not in pendulum_candidates(duel, seat):
        return _no_candidate(duel, seat, card)
    return barrier


def _no_candidate(duel: Duel, seat: Seat, card: Card) -> Barrier:
    """Why `card` is none of those that could come by a Pendulum Summon."""
    from_hand = card.place is Place.HAND
    if (from_hand and card.text.special_only) or not may_be_special_summoned(card):
        return Barrier.OTHER_SUMMON
    if pendulum_level(duel, card) not in levels_between(duel, seat):
        return Barrier.SCALES
    if fits(duel, seat, [card]):
        return Barrier.FORBIDDEN
    return Barrier.NO_MONSTER_ZONE if from_hand else Barrier.NO_ZONE_FROM_EXTRA
