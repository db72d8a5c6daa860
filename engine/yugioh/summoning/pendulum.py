"""Reading the Pendulum Zones: which Levels lie between the Scales, and who may come."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.facts.numbers import level, scale
from engine.yugioh.facts.restrictions import is_free_to_come
from engine.yugioh.facts.tolls import affords
from engine.yugioh.field.places import is_in_pendulum_zone
from engine.yugioh.field.zones import main_zones, zones_from_extra
from engine.yugioh.language import PendulumSummonedAs, Place
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.spots import Row, Spot
from engine.yugioh.summoning.revival import may_be_pendulum_summoned


def pendulum_cards(duel: Duel, seat: Seat) -> list[Card]:
    """The Pendulum Monsters that lie as Spells in the Pendulum Zones of `seat`."""
    zones = duel.state.sides[seat].spells
    lying = [zones[zone] for zone in duel.format.board.pendulum]
    return [card for card in lying if card is not None and is_in_pendulum_zone(card)]


def levels_between(duel: Duel, seat: Seat) -> range:
    """The Levels strictly between the Scales of `seat`; none without both (MR-PEND-15)."""
    scales = sorted(scale(duel, card) for card in pendulum_cards(duel, seat))
    return range(scales[0] + 1, scales[1]) if len(scales) == 2 else range(0)


def pendulum_level(duel: Duel, card: Card) -> int:
    """The Level that has to lie between the Scales for `card` to be Pendulum Summoned."""
    own = effects_of(card.text.effects, PendulumSummonedAs)
    return own[0].level if own and card.place is Place.EXTRA_DECK else level(duel, card)


def pendulum_candidates(duel: Duel, seat: Seat) -> list[Card]:
    """Those who can be Pendulum Summoned: from the hand, and face-up from the Extra Deck."""
    levels, side = levels_between(duel, seat), duel.state.sides[seat]
    hand = [card for card in side.hand if not card.text.special_only]
    extra = [card for card in side.extra if card.face_up]
    return [
        card
        for card in (*hand, *extra)
        if pendulum_level(duel, card) in levels
        and may_be_pendulum_summoned(card)
        and fits(duel, seat, [card])
        and is_free_to_come(duel, seat, card, Verb.PENDULUM_SUMMON)
    ]


def fits(duel: Duel, seat: Seat, chosen: Sequence[Card], taken: Spot | None = None) -> bool:
    """Whether there is a zone for each of `chosen` at the same time (MR-PEND-19).

    `taken` is the zone that another one of the same summon is about to get.
    """
    from_extra = [card for card in chosen if card.place is Place.EXTRA_DECK]
    free = sum(1 for spot in main_zones(duel, seat) if spot != taken)
    zones = zones_from_extra(duel, seat, from_extra[0]) if from_extra else []
    linked = sum(1 for spot in zones if spot.row is Row.MONSTER and spot != taken)
    has_outside = any(spot.row is Row.EXTRA_MONSTER for spot in zones)
    outside = 1 if has_outside and (taken is None or taken.row is Row.MONSTER) else 0
    in_main = max(0, len(from_extra) - outside)
    enough = in_main <= linked and len(chosen) - len(from_extra) + in_main <= free
    return enough and (taken is not None or affords(duel, seat, chosen))


def pendulum_barrier(duel: Duel, seat: Seat) -> Barrier | None:
    """What keeps `seat` from the Pendulum Summon of the turn, if anything does (MR-PEND-13)."""
    if duel.state.sides[seat].turn_log.pendulum_summon == duel.state.turn.number:
        return Barrier.PENDULUM_SUMMONED
    if not levels_between(duel, seat):
        return Barrier.SCALES
    return None if pendulum_candidates(duel, seat) else Barrier.NOBODY_BETWEEN_SCALES
