"""Fusion Summons and Ritual Summons (MR-FUS, MR-RIT)."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Generic, TypeVar

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.choosing import choose_cards, choose_way
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.moving import banish, move, send_to_graveyard
from engine.yugioh.acts.summoning import FACE_UP
from engine.yugioh.asked import means
from engine.yugioh.facts.numbers import level
from engine.yugioh.facts.restrictions import (
    are_due,
    has_to_be_tributed,
    is_free_to_come,
    may_special_summon,
)
from engine.yugioh.field.zones import main_zones, zones_from_extra
from engine.yugioh.language import (
    Cards,
    Frame,
    FusionMaterials,
    FusionSummon,
    Place,
    RitualSummon,
    Summon,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register

S = TypeVar("S", FusionSummon, RitualSummon)

Ways = list[tuple[Card, ...]]
"""Each set of cards that can be given for a monster."""


def _own_monsters(
    duel: Duel, speaker: Speaker, places: Sequence[Place] = (Place.HAND, Place.FIELD)
) -> list[Card]:
    """The monsters of the speaker in these places, those on the field of either face and last.

    What the cost takes is gone by then.
    """
    seat = speaker.player
    side = duel.state.sides[seat]
    piles = [side.pile(place) for place in places if place is not Place.FIELD]
    found = [card for pile in piles for card in pile if card.text.is_monster]
    found += duel.state.monsters(seat) if Place.FIELD in places else ()
    return [card for card in found if card not in speaker.leaving]


def _fusion_ways(step: FusionSummon, duel: Duel, speaker: Speaker, card: Card) -> Ways:
    materials, seat = card.text.materials, speaker.player
    assert isinstance(materials, FusionMaterials)
    parts = materials.parts
    mine = _own_monsters(duel, speaker, step.places)
    offered = [own for own in mine if _serves(own, parts, duel, speaker)]
    return [
        given
        for given in combinations(offered, len(parts))
        if _serve_together(given, parts, duel, speaker)
        and zones_from_extra(duel, seat, card, (*given, *speaker.leaving))
    ]


def _serves(card: Card, parts: Sequence[Cards], duel: Duel, speaker: Speaker) -> bool:
    return any(_is_part(card, part, duel, speaker) for part in parts)


def _serve_together(
    given: tuple[Card, ...], parts: Sequence[Cards], duel: Duel, speaker: Speaker
) -> bool:
    return any(
        all(
            _is_part(card, part, duel, speaker) for card, part in zip(order, parts, strict=True)
        )
        for order in permutations(given)
    )


def _is_part(card: Card, part: Cards, duel: Duel, speaker: Speaker) -> bool:
    """Whether `card` is the material; its player knows their own Set monster (MR-FUS-04)."""
    if part.name:
        return card.text.called == part.name
    return means(part, duel, speaker, card)


def _ritual_ways(step: RitualSummon, duel: Duel, speaker: Speaker, card: Card) -> Ways:
    """Tributes of which none could be left out (MR-RIT-03), not the monster itself."""
    seat = speaker.player
    lent = [monster for monster in has_to_be_tributed(duel, seat) if monster.face_up]
    monsters = [own for own in _own_monsters(duel, speaker) if own is not card] + lent
    offered = [monster for monster in monsters if level(duel, monster)]
    ways: Ways = []
    for count in range(1, min(len(offered), step.level) + 1):
        for given in combinations(offered, count):
            levels = [level(duel, each) for each in given]
            enough = sum(levels) >= step.level > sum(levels) - min(levels)
            due = are_due(duel, seat, given)
            if enough and due and main_zones(duel, seat, (*given, *speaker.leaving)):
                ways.append(given)
    return ways


async def _choose_monster(
    duel: Duel, speaker: Speaker, found: list[tuple[Card, Ways]]
) -> tuple[Card, Ways]:
    cards = [card for card, _ in found]
    (card,) = await choose_cards(
        duel, speaker.player, Reason.CHOOSE, cards, about=speaker.card.id
    )
    return next(each for each in found if each[0] is card)


def _show(duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
    """Show what was hidden (MR-FUS-05, MR-RIT-05)."""
    hidden = [card.id for card in given if card.place is Place.HAND or not card.face_up]
    if hidden:
        duel.emit(Revealed(tuple(hidden), seat))


class GivingRules(StepRules[S], ABC, Generic[S]):
    """Monsters are given together for one, which is then summoned by it."""

    frame: Frame
    """What it is that comes."""
    lies: Place
    """Where it lies before."""
    gives: Reason
    """What its player is asked for."""
    way: Summon

    @abstractmethod
    def ways(self, step: S, duel: Duel, speaker: Speaker, card: Card) -> Ways:
        """What can be given for `card` now."""

    @abstractmethod
    def give(self, step: S, duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
        """Give these."""

    @abstractmethod
    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        """Where `card` can come to, once they are given."""

    def weighs_each(self, step: S) -> bool:
        return True

    def found(self, step: S, duel: Duel, speaker: Speaker) -> list[tuple[Card, Ways]]:
        """Each monster that can be summoned now, with what can be given for it."""
        seat = speaker.player
        such = [
            card
            for card in duel.state.sides[seat].pile(self.lies)
            if card not in speaker.leaving
            if is_free_to_come(duel, seat, card)
            if card.text.frame is self.frame and means(step.what, duel, speaker, card)
        ]
        each = ((card, self.ways(step, duel, speaker, card)) for card in such)
        return [(card, ways) for card, ways in each if ways]

    def could(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        free = may_special_summon(duel, speaker.player, speaker)
        return free and bool(self.found(step, duel, speaker))

    async def carry_out(self, step: S, duel: Duel, speaker: Speaker) -> Done:
        found, seat = self.found(step, duel, speaker), speaker.player
        if not found:
            return NOT_DONE
        card, ways = await _choose_monster(duel, speaker, found)
        offered = list(dict.fromkeys(own for way in ways for own in way))
        given = await choose_way(duel, seat, self.gives, offered, ways, card.id)
        _show(duel, seat, given)
        self.give(step, duel, seat, given)
        duel.timeline.advance()
        (spot,) = await pick(seat, Reason.ZONE, self.zones(duel, seat, card), about=card.id)
        (position,) = await pick(seat, Reason.POSITION, FACE_UP, about=card.id)
        move(duel, card, spot, Why.SUMMONED, position)
        duel.emit(Summoned(card.id, self.way, seat))
        return DONE

    def worth(self, step: S, prospect: Prospect) -> int:
        return A_CARD if self.could(step, prospect.duel, prospect.speaker) else -A_CARD


class FusionSummonRules(GivingRules[FusionSummon]):
    """Fusion Summon one of these with monsters from these places of yours (MR-FUS-03)."""

    needs = "MR-FUS-08"
    frame = Frame.FUSION
    lies = Place.EXTRA_DECK
    gives = Reason.MATERIAL
    way = Summon.FUSION

    def ways(self, step: FusionSummon, duel: Duel, speaker: Speaker, card: Card) -> Ways:
        return _fusion_ways(step, duel, speaker, card)

    def give(self, step: FusionSummon, duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
        if step.banishing:
            banish(duel, given)
        else:
            send_to_graveyard(duel, given, Why.MATERIAL)

    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        return zones_from_extra(duel, seat, card)


class RitualSummonRules(GivingRules[RitualSummon]):
    """Tribute monsters whose Levels reach that; Ritual Summon one of these (MR-RIT-03)."""

    needs = "MR-RIT-03"
    frame = Frame.RITUAL
    lies = Place.HAND
    gives = Reason.TRIBUTE
    way = Summon.RITUAL

    def ways(self, step: RitualSummon, duel: Duel, speaker: Speaker, card: Card) -> Ways:
        return _ritual_ways(step, duel, speaker, card)

    def give(self, step: RitualSummon, duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
        tribute(duel, seat, given)

    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        return main_zones(duel, seat)


register(FusionSummon, FusionSummonRules())
register(RitualSummon, RitualSummonRules())
