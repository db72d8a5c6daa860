"""What a player may do now: the options of their own turn and of every chance to respond."""

from collections.abc import Iterator, Sequence

from engine.core.protocol import Pick, Seat
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.setting import has_room
from engine.yugioh.asked import holds
from engine.yugioh.battle.attack_state import attackers
from engine.yugioh.chain.activation import is_timely, may_activate
from engine.yugioh.facts.negation import awaits_resolution
from engine.yugioh.facts.permissions import (
    may_be_set,
    may_leave_hand,
    needed_permit,
    summons_twice,
)
from engine.yugioh.facts.restrictions import (
    is_free_to_come,
    may_battle,
    may_special_summon,
    may_summon,
    may_turn,
)
from engine.yugioh.field.places import works_elsewhere
from engine.yugioh.language import (
    Condition,
    Frame,
    Icon,
    Kind,
    Phase,
    Place,
    Position,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row
from engine.yugioh.summoning.materials import ways_to_summon
from engine.yugioh.summoning.normal_summons import summon_barrier
from engine.yugioh.summoning.pendulum import pendulum_barrier
from engine.yugioh.words.effects.base import rules_of_effect
from engine.yugioh.words.once_offers import offers
from engine.yugioh.words.triggers.base import rules_of_trigger

NEVER_REACHED: tuple[int, Sequence[tuple[Card, EffectUse]]] = (-1, ())


def responses(duel: Duel, seat: Seat) -> list[Action]:
    """Every effect of Spell Speed 2 or 3 that `seat` may activate now (MR-GLOS-43)."""
    if is_unanswerable(duel):
        return []
    within_reach = fast_within_reach(duel, seat)
    if not within_reach:
        return []
    battle = duel.state.battle
    slowest = slowest_response(duel)
    timing = None if battle is None else battle.timing
    found: list[Action] = []
    offered: list[tuple[int, int]] = []
    kinds = {type(event) for event in duel.timeline.occasion}
    for card, use in within_reach:
        if use.speed < slowest and is_too_slow(duel, use, slowest):
            continue
        if not is_timely(use.effect.when, duel, kinds):
            continue
        if timing is not None and timing not in use.timings:
            continue
        if is_out_of_place(duel, use) or unready(duel, seat, card, use) is not None:
            continue
        copy = (card.text.passcode, use.index)
        if card.place is Place.HAND and copy in offered:
            continue
        if may_activate(duel, seat, card, use):
            found.append(Action(Verb.ACTIVATE, card.id, use.index))
            if card.place is Place.HAND:
                offered.append(copy)
    return found


def ignitions_first(duel: Duel, seat: Seat) -> list[Action]:
    """The ignition effects of monsters that `seat` may use before a summon is answered."""
    if not comes_first(duel, seat):
        return []
    monsters = (card for card in duel.state.monsters(seat) if card.face_up)
    return [action for card in monsters for action in _ignitions(duel, seat, card)]


def comes_first(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` still holds priority after a summon, by the Expert Rules (EXG-24)."""
    state = duel.state
    if not duel.format.ignitions_first or seat != state.turn.player or state.chain.links:
        return False
    if state.turn.phase not in (Phase.MAIN_1, Phase.MAIN_2) or state.summoning is not None:
        return False
    return any(isinstance(event, Summoned) for event in duel.timeline.occasion)


def fast_within_reach(duel: Duel, seat: Seat) -> Sequence[tuple[Card, EffectUse]]:
    """The effects of Spell Speed 2 or 3 on cards from where `seat` might use them.

    Worked out anew when a card of theirs has moved since.
    """
    side = duel.state.sides[seat]
    layout, found = duel.cache.reach.get(seat, NEVER_REACHED)
    if layout != side.layout:
        find = duel.index.fast_from
        found = [
            *find(Place.FIELD, side.spells),
            *find(Place.FIELD, duel.state.monsters(seat)),
            *find(Place.HAND, side.hand),
            *find(Place.GRAVEYARD, side.graveyard),
        ]
        duel.cache.reach[seat] = (side.layout, found)
    return found


def is_too_slow(duel: Duel, use: EffectUse, slowest: int) -> bool:
    """Whether the Spell Speed does not do; a Standby Phase opens to its own Spells."""
    return use.speed < slowest and not (use.in_standby and not duel.state.chain.links)


def slowest_response(duel: Duel) -> int:
    """The Spell Speed that a response needs at least (MR-CHAIN-08)."""
    if not duel.state.chain.links:
        return 2
    link = duel.state.chain.links[-1]
    uses = duel.index.uses_of(link.speaker.card.id)
    return max(2, next(use.speed for use in uses if use.effect is link.effect))


def is_unanswerable(duel: Duel) -> bool:
    """Whether nobody can respond to the newest link of the chain."""
    return bool(duel.state.chain.links) and duel.state.chain.links[-1].effect.unanswerable


def is_out_of_place(duel: Duel, use: EffectUse) -> bool:
    """Whether a summon has to be settled before the effect can be used (MR-SUM-21)."""
    if duel.state.summoning is None or duel.state.chain.links:
        return False
    when = use.effect.when
    return when is None or not rules_of_trigger(when).answers_summon


def unready(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> Barrier | None:
    """What keeps a fast effect from being used from where its card lies, if anything does."""
    if not use.is_card:
        if use.place is not card.place or works_elsewhere(card, use):
            return Barrier.WRONG_PLACE
        if duel.state.is_about_to_be_summoned(card):
            return Barrier.SUMMON_PENDING
        if awaits_resolution(card, duel):
            return Barrier.CHAIN_OPEN
        return None if card.face_up or card.place is Place.HAND else Barrier.FACE_DOWN
    if card.place is Place.HAND:
        if card.text.icon is not Icon.QUICK_PLAY:
            if not (may_leave_hand(duel, card) or needed_permit(duel, seat, card)):
                return Barrier.NOT_SET_FIRST
        elif seat != duel.state.turn.player:
            return Barrier.HAND_IN_OTHER_TURN
        return None if has_room(duel, seat, card) else Barrier.NO_SPELL_ZONE
    if card.face_up or card.row is not Row.SPELL:
        return Barrier.WRONG_PLACE
    if (
        use.in_standby
        or card.turn_log.set_down < duel.state.turn.number
        or needed_permit(duel, seat, card)
    ):
        return None
    return Barrier.SET_THIS_TURN


def nothing_to_add(seat: Seat, *, certain: bool) -> Pick:
    """The question to a player who has nothing to respond with: it can only be declined."""
    return NOTHING_TO_ADD[certain][seat]


NOTHING_TO_ADD = {
    certain: [Pick(Seat(n), Reason.RESPOND, (), 0, 1, certain=certain) for n in range(2)]
    for certain in (False, True)
}
"""Made once: it is the question that is asked most."""


def is_plainly_idle(duel: Duel, seat: Seat) -> bool:
    """Whether everybody can see that `seat` has nothing to respond with."""
    if is_unanswerable(duel):
        return True
    if duel.state.sides[seat].hand:
        return False
    mine = (*duel.state.monsters(seat), *duel.state.spells(seat))
    return all(card.face_up or card.row is not Row.SPELL for card in mine)


def main_actions(duel: Duel) -> list[Action]:
    """All that the turn player may do in an open Main Phase; ending the turn comes last."""
    seat = duel.state.turn.player
    found = [*_from_hand(duel, seat), *_on_field(duel, seat), *responses(duel, seat)]
    found += [*_from_graveyard(duel, seat), *_from_extra_deck(duel, seat)]
    found += _allowed(duel, seat)
    if may_special_summon(duel, seat) and pendulum_barrier(duel, seat) is None:
        found.append(Action(Verb.PENDULUM_SUMMON))
    return found + ways_on(duel)


def ways_on(duel: Duel) -> list[Action]:
    """Where the turn player may go from their Main Phase; ending the turn comes last."""
    battle = [Action(Verb.TO_BATTLE_PHASE)] if _may_battle(duel) else []
    return [*battle, Action(Verb.END_TURN)]


def _from_graveyard(duel: Duel, seat: Seat) -> Iterator[Action]:
    for card in duel.state.sides[seat].graveyard:
        yield from _ignitions(duel, seat, card)


def _from_extra_deck(duel: Duel, seat: Seat) -> Iterator[Action]:
    offered: list[int] = []
    for card in duel.state.sides[seat].extra:
        if card.text.passcode not in offered and not card.face_up:
            offered.append(card.text.passcode)
            if may_come(duel, seat, card) and any(ways_to_summon(duel, seat, card)):
                yield Action(Verb.SPECIAL_SUMMON, card.id)


def _allowed(duel: Duel, seat: Seat) -> list[Action]:
    """What cards that resolved earlier this turn let them do once."""
    return [Action(Verb.APPLY, by.card.id) for _, by in offers(duel, seat)]


def _may_battle(duel: Duel) -> bool:
    state = duel.state
    if state.turn.phase is not Phase.MAIN_1 or not may_battle(duel, state.turn.player):
        return False
    return duel.format.hooks.battles_on(state.turn.number)


def _from_hand(duel: Duel, seat: Seat) -> Iterator[Action]:
    """One offer for each different card: copies in the hand are alike (MR-GEN-06)."""
    offered: list[int] = []
    has_summon, summonable = has_summon_left(duel, seat), may_summon(duel, seat)
    for card in duel.state.sides[seat].hand:
        if card.text.passcode in offered:
            continue
        offered.append(card.text.passcode)
        if not card.text.is_monster:
            yield from _spell_from_hand(duel, seat, card)
            continue
        yield from _monster_effects_from_hand(duel, seat, card)
        if has_summon:
            yield from _normal_summons(duel, seat, card, summonable=summonable)
        yield from _own_summons(duel, seat, card)


def _monster_effects_from_hand(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    for use in duel.index.uses_of(card.id):
        waits = use.is_ignition and use.place is Place.HAND
        laid = use.is_card and has_room(duel, seat, card)
        if (waits or laid) and may_activate(duel, seat, card, use):
            yield Action(Verb.ACTIVATE, card.id, use.index)


def _normal_summons(
    duel: Duel, seat: Seat, card: Card, *, summonable: bool
) -> Iterator[Action]:
    """What a player who has a Normal Summon left can do with it, if they may summon."""
    if summonable and summon_barrier(duel, seat, card, setting=False) is None:
        yield Action(Verb.NORMAL_SUMMON, card.id)
    if may_be_set(duel, card) and summon_barrier(duel, seat, card, setting=True) is None:
        yield Action(Verb.SET, card.id)


def _own_summons(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    for index, effect in enumerate(card.text.effects):
        needed = rules_of_effect(effect).comes_if(effect)
        if needed is not None and unable_to_come(duel, seat, card, needed) is None:
            yield Action(Verb.SPECIAL_SUMMON, card.id, index)


def may_come(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether no fact forbids `seat` to Special Summon `card`."""
    return may_special_summon(duel, seat) and is_free_to_come(duel, seat, card)


def unable_to_come(duel: Duel, seat: Seat, card: Card, needed: Condition) -> Barrier | None:
    """What keeps `card` from a Special Summon by its own text, if anything does (MR-SS-06)."""
    if not may_come(duel, seat, card):
        return Barrier.FORBIDDEN
    if not free_monster_zones(duel, seat):
        return Barrier.NO_MONSTER_ZONE
    speaker = Speaker(card, seat)
    return None if holds(needed, duel, speaker) else Barrier.CONDITION


def has_summon_left(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` may Normal Summon or Set once more this turn (MR-SUM-02)."""
    side = duel.state.sides[seat]
    return (
        side.turn_log.normal_summon != duel.state.turn.number
        or side.turn_log.normal_summons <= summons_twice(duel, seat)
    )


def unsummonable(duel: Duel, seat: Seat, card: Card, *, setting: bool) -> Barrier | None:
    """What keeps `card` from the Normal Summon or Set of the turn, if anything does."""
    if not has_summon_left(duel, seat):
        return Barrier.NO_SUMMON_LEFT
    return summon_barrier(duel, seat, card, setting=setting)


def _spell_from_hand(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    if not has_room(duel, seat, card):
        return
    if card.text.kind is Kind.SPELL and card.text.icon is not Icon.QUICK_PLAY:
        yield from _activations(duel, seat, card)
    if may_be_set(duel, card):
        yield Action(Verb.SET, card.id)


def _activations(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    for use in duel.index.uses_of(card.id):
        if use.is_card and may_activate(duel, seat, card, use):
            yield Action(Verb.ACTIVATE, card.id, use.index)


def _on_field(duel: Duel, seat: Seat) -> Iterator[Action]:
    for card in duel.state.monsters(seat):
        if unturnable(duel, seat, card) is None:
            face_down = card.position is Position.FACE_DOWN
            yield Action(Verb.FLIP_SUMMON if face_down else Verb.CHANGE_POSITION, card.id)
        if card.face_up:
            yield from _ignitions(duel, seat, card)
    for card in duel.state.spells(seat):
        if card.face_up:
            yield from _ignitions(duel, seat, card)
        elif card.text.kind is Kind.SPELL and card.text.icon is not Icon.QUICK_PLAY:
            yield from _activations(duel, seat, card)


def unturnable(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    """What keeps `seat` from changing the position of its monster, if anything does."""
    if card.text.frame is Frame.LINK:
        return Barrier.NEVER_TURNED
    if card.turn_log.placed >= duel.state.turn.number:
        return Barrier.PLACED_THIS_TURN
    if card.turn_log.attacked >= duel.state.turn.number:
        return Barrier.ATTACKED
    if not may_turn(duel, card):
        return Barrier.FORBIDDEN
    if card.position is Position.FACE_DOWN and not may_summon(duel, seat):
        return Barrier.FORBIDDEN
    return None


def _ignitions(duel: Duel, seat: Seat, card: Card) -> Iterator[Action]:
    for use in duel.index.uses_of(card.id):
        if works_elsewhere(card, use):
            continue
        waits = use.is_ignition and use.place is card.place
        if waits and may_activate(duel, seat, card, use):
            yield Action(Verb.ACTIVATE, card.id, use.index)


def _in_battle_step(duel: Duel, seat: Seat) -> Iterator[Action]:
    for card in duel.state.monsters(seat):
        for use in duel.index.uses_of(card.id):
            waits = card.face_up and use.in_battle_step
            if waits and may_activate(duel, seat, card, use):
                yield Action(Verb.ACTIVATE, card.id, use.index)


def battle_actions(duel: Duel) -> list[Action]:
    """All that the turn player may do in the Battle Step; ending the turn comes last."""
    seat = duel.state.turn.player
    found = [Action(Verb.ATTACK, card.id) for card in attackers(duel, seat)]
    found += [*responses(duel, seat), *_in_battle_step(duel, seat), *_allowed(duel, seat)]
    if Phase.MAIN_2 in duel.format.phases:
        found.append(Action(Verb.TO_MAIN_PHASE_2))
    found.append(Action(Verb.END_TURN))
    return found
