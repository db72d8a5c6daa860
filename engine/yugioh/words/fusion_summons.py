"""Fusion Summons and Ritual Summons (MR-FUS, MR-RIT)."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

from engine.core.alike import MOST_TRIED, Demand, choices
from engine.core.changing import changed
from engine.core.protocol import Seat, pick
from engine.yugioh.acts.choosing import Ways, choose_cards, choose_together, ways_of
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.moving import banish, move, send_to_graveyard
from engine.yugioh.acts.summoning import FACE_UP, come
from engine.yugioh.asked import means
from engine.yugioh.facts.numbers import level
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.facts.restrictions import (
    are_due,
    can_be_tributed,
    has_to_be_tributed,
    is_free_to_come,
    may_special_summon,
)
from engine.yugioh.facts.tolls import affords, pay_toll
from engine.yugioh.field.zones import main_zones, zones_from_extra
from engine.yugioh.language import (
    Deed,
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
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.serving import Services
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.summoning.fusion_materials import are_all, services
from engine.yugioh.summoning.materials import lies_face_up, may_be_material
from engine.yugioh.summoning.revival import is_let_in
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reaching import Reaching
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register

S = TypeVar("S", FusionSummon, RitualSummon)


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


def _given_by(step: FusionSummon, duel: Duel, speaker: Speaker) -> list[Card]:
    """The monsters that could be given: of the field those it reaches, theirs face-up."""
    found = _own_monsters(duel, speaker, (Place.FIELD,) if step.either else step.places)
    if step.either:
        theirs = duel.state.monsters(duel.opponent(speaker.player))
        found += [card for card in theirs if card.face_up]
    return [
        card
        for card in found
        if card.place is not Place.FIELD or not is_unaffected(duel, card, speaker)
    ]


def _fusion_ways(
    step: FusionSummon, duel: Duel, speaker: Speaker, card: Card, most: int
) -> Ways | None:
    """Materials for `card`: in a pile those are alike that serve as the same of them."""
    materials, seat = card.text.materials, speaker.player
    assert isinstance(materials, FusionMaterials)
    serves = _serving(step, duel, speaker, card)
    mine = [own for own in _given_by(step, duel, speaker) if own in serves]

    def kind(own: Card) -> Hashable:
        return own.id if own.place is Place.FIELD else (serves[own], own.place)

    def fits(given: Sequence[Card]) -> bool:
        gone = (*given, *speaker.leaving)
        together = are_all(materials, [serves[own] for own in given])
        return together and bool(zones_from_extra(duel, seat, card, gone))

    kinds = [kind(own) for own in mine]
    each = [
        Demand(tuple(at for at, own in enumerate(mine) if serves[own][part]), 1, 1)
        for part in range(materials.least)
    ]
    if not any(True for _ in choices(kinds, each)):
        return None
    most_given = materials.least if materials.more is None else len(mine)
    demand = Demand(tuple(range(len(mine))), materials.least, most_given)
    tried = islice(choices(kinds, [demand]), MOST_TRIED)
    given = ([mine[index] for index in chosen] for (chosen,) in tried)
    return ways_of(mine, kind, islice(filter(fits, given), most), fits)


def _serving(
    step: FusionSummon, duel: Duel, speaker: Speaker, card: Card
) -> Mapping[Card, Services]:
    """The monsters of the speaker that would do for any of these, and for which of them.

    What a cost takes changes nothing of that, so it is worked out once for all ways to pay it.
    """
    held, now = duel.cache.serving, duel.timeline.revision
    if held.revision != now:
        held.known, held.revision = {}, now
    key = (speaker.card.id, speaker.player, card.id, step.places, step.either)
    if key not in held.known:
        here = _given_by(step, duel, changed(speaker, leaving=()))
        coming = Speaker(card, speaker.player)
        each = (
            (own, services(card.text, own, duel, speaker))
            for own in here
            if may_be_material(duel, own, Summon.FUSION, coming)
        )
        held.known[key] = {own: serves for own, serves in each if any(serves)}
    return held.known[key]


def _ritual_ways(
    step: RitualSummon, duel: Duel, speaker: Speaker, card: Card, most: int
) -> Ways | None:
    """Tributes of which none could be left out (MR-RIT-03), not the monster itself."""
    seat = speaker.player
    due = has_to_be_tributed(duel, seat)
    lent = [monster for monster in due if monster.face_up]
    held = [own for own in _own_monsters(duel, speaker) if own is not card]
    monsters = [each for each in held + lent if can_be_tributed(duel, seat, each)]
    levels = {monster: level(duel, monster) for monster in monsters}
    offered = [monster for monster in monsters if levels[monster]]

    def kind(own: Card) -> Hashable:
        return own.id if own.place is Place.FIELD else levels[own]

    reaching = Reaching(step.level, levels)

    def fits(given: Sequence[Card]) -> bool:
        zones = reaching.is_met(given) and main_zones(duel, seat, (*given, *speaker.leaving))
        return bool(zones) and are_due(due, given)

    some = islice(reaching.sets(offered, kind), MOST_TRIED)
    return ways_of(offered, kind, islice(filter(fits, some), most), fits)


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
    def ways(
        self, step: S, duel: Duel, speaker: Speaker, card: Card, most: int = MOST_TRIED
    ) -> Ways | None:
        """What can be given for `card` now, if anything can; `most` ways are listed."""

    @abstractmethod
    def give(self, step: S, duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
        """Give these."""

    @abstractmethod
    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        """Where `card` can come to, once they are given."""

    def weighs_each(self, step: S) -> bool:
        return True

    def includes(self, step: S) -> Sequence[Deed]:
        return (Deed.SUMMON,)

    def such(self, step: S, duel: Duel, speaker: Speaker) -> Iterator[Card]:
        """Each monster that could be summoned, whatever can be given for it."""
        seat = speaker.player
        return (
            card
            for card in duel.state.sides[seat].pile(self.lies)
            if card not in speaker.leaving
            if is_free_to_come(duel, seat, card) and affords(duel, seat, [card])
            if card.text.frame is self.frame and means(step.what, duel, speaker, card)
            if is_let_in(card, speaker.card)
        )

    def found(self, step: S, duel: Duel, speaker: Speaker) -> list[tuple[Card, Ways]]:
        """Each monster that can be summoned now, with what can be given for it."""
        such = self.such(step, duel, speaker)
        each = ((card, self.ways(step, duel, speaker, card)) for card in such)
        return [(card, ways) for card, ways in each if ways is not None]

    def could(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        return may_special_summon(duel, speaker.player, speaker) and any(
            self.ways(step, duel, speaker, card, most=1) is not None
            for card in self.such(step, duel, speaker)
        )

    async def carry_out(self, step: S, duel: Duel, speaker: Speaker) -> Done:
        found, seat = self.found(step, duel, speaker), speaker.player
        if not found:
            return NOT_DONE
        card, ways = await _choose_monster(duel, speaker, found)
        pay_toll(duel, seat, [card])
        given = await choose_together(duel, seat, self.gives, ways, card.id)
        _show(duel, seat, given)
        self.give(step, duel, seat, given)
        duel.timeline.advance()
        (spot,) = await pick(seat, Reason.ZONE, self.zones(duel, seat, card), about=card.id)
        (position,) = await pick(seat, Reason.POSITION, FACE_UP, about=card.id)
        move(duel, card, spot, Why.SUMMONED, position)
        come(duel, card, self.way, seat)
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

    def ways(
        self,
        step: FusionSummon,
        duel: Duel,
        speaker: Speaker,
        card: Card,
        most: int = MOST_TRIED,
    ) -> Ways | None:
        return _fusion_ways(step, duel, speaker, card, most)

    def such(self, step: FusionSummon, duel: Duel, speaker: Speaker) -> Iterator[Card]:
        """None that lies there face-up, nor of unknown materials (Q&A 18666)."""
        found = super().such(step, duel, speaker)
        closed = (card for card in found if not lies_face_up(card))
        return (card for card in closed if isinstance(card.text.materials, FusionMaterials))

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

    def ways(
        self,
        step: RitualSummon,
        duel: Duel,
        speaker: Speaker,
        card: Card,
        most: int = MOST_TRIED,
    ) -> Ways | None:
        return _ritual_ways(step, duel, speaker, card, most)

    def give(self, step: RitualSummon, duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
        tribute(duel, seat, given)

    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        return main_zones(duel, seat)


register(FusionSummon, FusionSummonRules())
register(RitualSummon, RitualSummonRules())
