"""What keeps a player from doing something with a card, the moment being right for it.

What is done without an activation has one check each: of a seat, a card of theirs, and the
index of the effect by which it is done; it gives a reason, or None.
"""

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.setting import has_room
from engine.yugioh.asked import holds, is_oath_kept
from engine.yugioh.battle.attack_state import attack_barrier
from engine.yugioh.chain.activation import is_unspent, is_worn_out
from engine.yugioh.facts.negation import awaits_resolution
from engine.yugioh.facts.permissions import (
    may_be_set,
    may_leave_hand,
    needed_permit,
)
from engine.yugioh.facts.reach import is_entombed, player
from engine.yugioh.facts.restrictions import has_come, is_forbidden, is_ruled_out
from engine.yugioh.field.places import works_elsewhere
from engine.yugioh.field.zones import coming_zones, zones_from_extra
from engine.yugioh.language import Frame, Icon, Place, Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row
from engine.yugioh.summoning.by_itself import comes_by, own_ways, put_together
from engine.yugioh.summoning.giving import giving_of
from engine.yugioh.summoning.materials import WAYS, materials_for
from engine.yugioh.summoning.normal_summons import can_come_again, summon_barrier
from engine.yugioh.summoning.pendulum import (
    fits,
    levels_between,
    pendulum_barrier,
    pendulum_candidates,
    pendulum_level,
)
from engine.yugioh.summoning.revival import may_be_pendulum_summoned
from engine.yugioh.summoning.summons_left import leeway
from engine.yugioh.words.once_offers import hindrance
from engine.yugioh.words.paying import can_be_paid, could_after_cost


def unready(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps a fast effect from being used from where its card lies, if anything does."""
    return unready_to_use(duel, seat, card, duel.index.use_of(card.id, effect))


def unready_to_use(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> Barrier | None:
    """What keeps that fast effect from being used from where its card lies."""
    if not use.is_card:
        if card.place not in use.places or works_elsewhere(card, use):
            return Barrier.WRONG_PLACE
        if duel.state.is_about_to_be_summoned(card):
            return Barrier.SUMMON_PENDING
        if card in duel.state.falling():  # a battle has destroyed it (Q&A 7519, 9497)
            return Barrier.DAMAGE_STEP
        if awaits_resolution(card, duel):
            return Barrier.CHAIN_OPEN
        return None if card.face_up or card.place is Place.HAND else Barrier.FACE_DOWN
    if card.place is Place.HAND:
        if card.text.icon is not Icon.QUICK_PLAY:
            if not (may_leave_hand(duel, card) or needed_permit(duel, seat, card)):
                return Barrier.NOT_SET_FIRST
        elif seat != duel.state.turn.player:
            return Barrier.HAND_IN_OTHER_TURN
        return no_room(duel, seat, card)
    if card.face_up or card.row is not Row.SPELL:
        return Barrier.WRONG_PLACE
    if (
        use.in_standby
        or card.turn_log.set_down < duel.state.turn.number
        or needed_permit(duel, seat, card)
    ):
        return None
    return Barrier.SET_THIS_TURN


def unopposed(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """Nothing keeps an effect from being used from there."""
    return None


def no_room(duel: Duel, seat: Seat, card: Card, effect: int = 0) -> Barrier | None:
    """What keeps a card from being laid on the field as a Spell or Trap."""
    return None if has_room(duel, seat, card) else Barrier.NO_SPELL_ZONE


def unsummoned(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps a monster of the hand from its Normal Summon."""
    found = _no_summon_left(duel, seat, card, setting=False)
    if found is None and is_forbidden(Verb.NORMAL_SUMMON, duel, seat, card):
        return Barrier.FORBIDDEN
    return found


def not_again(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps a Gemini on the field from being Normal Summoned again."""
    if not can_come_again(duel, card):
        return Barrier.WRONG_PLACE
    left = leeway(duel, seat, card, setting=False)
    if not (left.own or left.is_beside(tributes=0)):
        return Barrier.NO_SUMMON_LEFT
    forbidden = is_forbidden(Verb.NORMAL_SUMMON, duel, seat, card)
    return Barrier.FORBIDDEN if forbidden else None


def unset(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps a card of the hand from being Set."""
    if not may_be_set(duel, card):
        return Barrier.FORBIDDEN
    if not card.text.is_monster:
        return no_room(duel, seat, card)
    return _no_summon_left(duel, seat, card, setting=True)


def _no_summon_left(duel: Duel, seat: Seat, card: Card, *, setting: bool) -> Barrier | None:
    """What keeps a monster from it, because of its Tributes or of what came before it."""
    left = leeway(duel, seat, card, setting=setting)
    if not (left.own or left.is_beside(tributes=1)):
        return Barrier.NO_SUMMON_LEFT
    return summon_barrier(duel, seat, card, setting=setting, tributing=left.takes_tribute)


def unturned(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps `seat` from changing the position of their monster."""
    if card.text.frame is Frame.LINK:
        return Barrier.NEVER_TURNED
    if card.turn_log.placed >= duel.state.turn.number:
        return Barrier.PLACED_THIS_TURN
    if card.turn_log.attacked >= duel.state.turn.number:
        return Barrier.ATTACKED
    flips = card.position is Position.FACE_DOWN
    verb = Verb.FLIP_SUMMON if flips else Verb.CHANGE_POSITION
    return Barrier.FORBIDDEN if is_forbidden(verb, duel, seat, card) else None


def not_coming(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps `card` from a Special Summon by its own text (MR-SS-06)."""
    way, speaker = comes_by(card.text)[effect], Speaker(card, seat)
    to = player(own_ways(card.text)[effect].to, duel, speaker)
    if is_forbidden(Verb.SPECIAL_SUMMON, duel, seat, card, to=to) or _rests(duel, card):
        return Barrier.FORBIDDEN
    if way.cost is None and not free_monster_zones(duel, seat):
        return Barrier.NO_MONSTER_ZONE
    if not is_unspent(way.limit, effect, duel, speaker) or has_come(duel, seat, card):
        return Barrier.USED_THIS_TURN
    if is_worn_out(effect, duel, speaker):
        return Barrier.USED_THIS_TURN
    if way.condition is not None and not holds(way.condition, duel, speaker):
        return Barrier.CONDITION
    if not is_oath_kept(way.oath, duel, speaker):
        return Barrier.OATH_BROKEN
    if way.cost is None:
        return None
    if put_together(card.text, effect):
        return _no_zone_at_all(duel, seat, card)
    paid = can_be_paid(way.cost, duel, speaker) and could_after_cost(way, duel, speaker, ())
    return None if paid else Barrier.COST


def _rests(duel: Duel, card: Card) -> bool:
    """Whether it would leave the Graveyard by an effect, which none does (Q&A 20408).

    A monster that can come in no other way is not brought by an effect (Q&A 6500).
    """
    return not card.text.special_only and is_entombed(duel, card)


def _no_zone_at_all(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    """Whether there is no zone for it, whatever monsters its player gives up."""
    if coming_zones(duel, seat, card, duel.state.monsters(seat)):
        return None
    from_hand = card.place is Place.HAND
    return Barrier.NO_MONSTER_ZONE if from_hand else Barrier.NO_ZONE_FROM_EXTRA


def without_materials(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps `card` from being summoned from the Extra Deck without an effect."""
    if not isinstance(card.text.materials, WAYS) and giving_of(card.text) is None:
        return Barrier.OTHER_SUMMON
    if is_forbidden(Verb.SPECIAL_SUMMON, duel, seat, card):
        return Barrier.FORBIDDEN
    if has_come(duel, seat, card):
        return Barrier.USED_THIS_TURN
    found = Barrier.MATERIALS
    for given in materials_for(duel, seat, card):
        if zones_from_extra(duel, seat, card, given):
            return None
        found = Barrier.NO_ZONE_FROM_EXTRA
    return found


def no_pendulum_summon(duel: Duel, seat: Seat) -> Barrier | None:
    """What keeps `seat` from a Pendulum Summon of any monsters."""
    if is_ruled_out(Verb.PENDULUM_SUMMON, duel, seat):
        return Barrier.FORBIDDEN
    return pendulum_barrier(duel, seat)


def not_pendulum_summoned(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps `seat` from a Pendulum Summon with `card`: as a Scale, or as one who comes."""
    found = no_pendulum_summon(duel, seat)
    waits = card.place in (Place.HAND, Place.EXTRA_DECK)
    undecided = found in (None, Barrier.NOBODY_BETWEEN_SCALES)
    if undecided and waits and card not in pendulum_candidates(duel, seat):
        return _no_candidate(duel, seat, card)
    return found


def _no_candidate(duel: Duel, seat: Seat, card: Card) -> Barrier:
    """Why `card` is none of those that could come by a Pendulum Summon."""
    from_hand = card.place is Place.HAND
    if (from_hand and card.text.special_only) or not may_be_pendulum_summoned(card):
        return Barrier.OTHER_SUMMON
    if pendulum_level(duel, card) not in levels_between(duel, seat):
        return Barrier.SCALES
    if fits(duel, seat, [card]):
        return Barrier.FORBIDDEN
    return Barrier.NO_MONSTER_ZONE if from_hand else Barrier.NO_ZONE_FROM_EXTRA


def not_attacking(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps a monster from declaring an attack."""
    return attack_barrier(duel, card)


def not_applied(duel: Duel, seat: Seat, card: Card, effect: int) -> Barrier | None:
    """What keeps `seat` from doing what a card lets them do once."""
    return hindrance(duel, seat, card)
