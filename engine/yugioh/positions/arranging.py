"""Every position in which it may show whether a card can be used, the fullest first."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from engine.core.protocol import Seat
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import CardText, Frame, Icon, Kind, Place
from engine.yugioh.positions.course import ASKER
from engine.yugioh.positions.laying import by_names
from engine.yugioh.positions.occasions import occasions, waits
from engine.yugioh.positions.situations import Plan, Situation, plans
from engine.yugioh.positions.stocking import Cast, materials, needs, stock
from engine.yugioh.positions.supplies import MOST_IN_ROW, Position, Supply
from engine.yugioh.state.spots import SEATS, Row
from engine.yugioh.words.effects.uses import uses


class Arranging:
    """Two cards, and all that may lie beside them."""

    def __init__(self, asked: CardText, about: CardText, cast: Cast, book: Book) -> None:
        self.asked, self.about, self.cast, self.book = asked, about, cast, book

    def plans(self, situation: Situation, seat: Seat, only: int | None) -> Iterator[Plan]:
        """How the other card of `seat` comes to it: by itself, else with an occasion.

        With `only` an effect, it is the occasion of that one.
        """
        found = plans(situation, self.about, seat, self.cast, self.book)
        yield from map(self._with_materials, found)
        if not waits(self.asked, only):
            return
        for lies in self._places:
            more = occasions(situation, lies, self.asked, self.about, seat, self.cast)
            yield from map(self._with_materials, more)

    def positions(self, plan: Plan) -> Iterator[Position]:
        """The positions in which the plan may be carried out, each of them once."""
        places = self._places if plan.lies is None else (plan.lies,)
        every = (position for lies in places for position in self._emptier(lies, plan))
        yield from dict.fromkeys(every)

    def _with_materials(self, plan: Plan) -> Plan:
        if self.about.frame is not Frame.XYZ or plan.about.place is not Place.FIELD:
            return plan
        beneath = materials(self.about, self.book)
        return replace(plan, about=replace(plan.about, materials=beneath))

    @cached_property
    def _places(self) -> tuple[Supply, ...]:
        """Where the card that is asked about may lie, the likeliest first."""
        text, name = self.asked, self.asked.name
        beneath = materials(text, self.book) if text.frame is Frame.XYZ else ()
        found: list[Supply] = []
        for use in uses(text):
            places: tuple[Place, ...] = (Place.FIELD,)
            if text.is_monster and use.places and not use.is_ignition:
                places = use.places
            elif use.is_card and text.kind is not Kind.TRAP and use.speed == 1:
                places = (Place.HAND,)
            up = not use.is_card
            for place in places:
                under = beneath if place is Place.FIELD else ()
                found.append(Supply(ASKER, place, name, face_up=up, materials=under))
        return tuple(dict.fromkeys(found or [Supply(ASKER, Place.HAND, name)]))

    def _emptier(self, lies: Supply, plan: Plan) -> Iterator[Position]:
        """With all that may be needed, and with ever less on the field."""
        every = (*plan.props, *self._needed[plan.about.seat])
        bares = ((), (ASKER,), (SEATS[1],), SEATS) if plan.lies is None else ((), SEATS)
        for bare in bares:
            kept = [
                supply
                for number, supply in enumerate(every)
                if number < len(plan.props)
                or supply.place is not Place.FIELD
                or supply.seat not in bare
            ]
            fitting = self._fitting(lies, plan.about, kept)
            yield Position(lies, plan.about, fitting, plan.turn_player)

    @cached_property
    def _needed(self) -> Mapping[Seat, Sequence[Supply]]:
        """What both cards ask for, and what everybody has, by whose the other card is."""
        own = tuple(needs(self.asked, ASKER, self.book))
        stocked = [supply for seat in SEATS for supply in stock(self.cast, seat)]
        return {
            seat: (*dict.fromkeys((*own, *needs(self.about, seat, self.book))), *stocked)
            for seat in SEATS
        }

    def _fitting(
        self, asked: Supply, about: Supply, supplies: Sequence[Supply]
    ) -> tuple[Supply, ...]:
        """As many of them as there is room for on the field, the first ones."""
        rows: Counter[tuple[Seat, Row | None]] = Counter(
            self._row(each) for each in (asked, about)
        )
        kept: list[Supply] = []
        for supply in supplies:
            row = self._row(supply)
            most = 1 if row[1] is Row.FIELD_SPELL else MOST_IN_ROW
            if row[1] is None or rows[row] < most:
                rows[row] += 1
                kept.append(supply)
        return tuple(kept)

    def _row(self, supply: Supply) -> tuple[Seat, Row | None]:
        if supply.place is not Place.FIELD:
            return supply.seat, None
        text = by_names(self.book)[supply.name]
        if text.is_monster:
            return supply.seat, Row.MONSTER
        return supply.seat, Row.FIELD_SPELL if text.icon is Icon.FIELD else Row.SPELL
