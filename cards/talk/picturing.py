"""The table as a picture for a reader: what is drawn where, and how it is told in words."""

from collections.abc import Iterator, Mapping, Sequence

from cards.talk.describing import height, joined, numbers, standing
from cards.talk.scene import zone, zone_of
from cards.talk.showing import Showing
from cards.text.frames import colour
from engine.core.changing import changed
from engine.core.picturing import Figure, Side, Stat, Tableau, Toward, Zone
from engine.core.protocol import Seat
from engine.yugioh.language import Frame, Marker, Position
from engine.yugioh.state.spots import EXTRA_ZONES, IN_ZONES, ZONES, Row
from engine.yugioh.views.board import CardView, SideView, ZoneView

_TOWARD: Mapping[Marker, tuple[Toward, Toward]] = {
    marker: (near, far)
    for marker, near, far in zip(Marker, Toward, reversed(Toward), strict=True)
}
"""Where a Link Marker points for the reader: on their own side, and on the other."""
_LEFT, _RIGHT = 1, 3
"""The columns in front of which the Extra Monster Zones lie."""
_DETAILS = 4
"""How many descriptions there are, each of them shorter than the one before."""

_Spot = tuple[Seat, Row | None, int | None]
_Told = tuple[str, ...]


class Picturing:
    """The table of a `Showing` as it is drawn."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing
        self.scene = showing.scene
        self.table = showing.table
        self.tongue = showing.tongue
        self.words = showing.words
        self.near = self.scene.reader.seat or Seat(0)
        self.held = self._held()
        self.linked = self._linked()

    def tableau(self, heading: str) -> Tableau:
        """The whole table, with that heading."""
        near, far = self._sides()
        notes = tuple(self._notes())
        return Tableau(
            heading,
            (self._side(near), self._side(far)),
            self._middle(near, far),
            notes,
            tuple(self._told(heading, notes, detail) for detail in range(_DETAILS)),
        )

    def _sides(self) -> tuple[SideView, SideView]:
        far = next(side for side in self.table.sides if side.seat != self.near)
        return self.table.sides[self.near], far

    def _notes(self) -> Iterator[str]:
        """The battle and the chain, line by line."""
        if not self.showing.is_under_way:
            return
        if self.table.battle is not None:
            yield joined(*self.showing.battle(self.table.battle))
        yield from map(self.showing.link, self.table.chain)

    def _side(self, side: SideView) -> Side:
        monsters = [each for each in side.monsters if each.row is Row.MONSTER]
        rows = (self._row(side, monsters), self._row(side, side.spells))
        life = self.words.say("drawn-life", life=str(side.life))
        has_turn = self.table.turn > 0 and side.seat == self.table.turn_player
        return Side(self.scene.player(side.seat), life, self._facts(side), has_turn, rows)

    def _row(self, side: SideView, zones: Sequence[ZoneView]) -> tuple[Zone | None, ...]:
        by_number = {each.zone: self._zone(side.seat, each) for each in zones}
        row = tuple(by_number.get(number) for number in range(ZONES))
        return row if side.seat == self.near else row[::-1]

    def _middle(self, near: SideView, far: SideView) -> tuple[Zone | None, ...]:
        """The Extra Monster Zones, and beside them each Field Zone at its player's left."""
        row: list[Zone | None] = [None] * ZONES
        row[0] = self._zone(near.seat, _field(near))
        row[-1] = self._zone(far.seat, _field(far))
        held = {
            each.zone: self._zone(side.seat, each)
            for side in (near, far)
            for each in side.monsters
            if each.row is Row.EXTRA_MONSTER
        }
        for number in range(EXTRA_ZONES):
            code = zone(Row.EXTRA_MONSTER, number, near.seat)
            column = _LEFT if code == "EL" else _RIGHT
            row[column] = held.get(number) or Zone(code)
        return tuple(row)

    def _zone(self, seat: Seat, place: ZoneView) -> Zone:
        code = zone(place.row, place.zone, seat)
        if place.card is None:
            return Zone(code)
        figure = self._figure(place.card)
        if place.row is Row.EXTRA_MONSTER and seat != self.near:
            figure = changed(figure, marks=(self.scene.player(seat), *figure.marks))
        return Zone(code, figure)

    # What a card looks like

    def _figure(self, card: CardView) -> Figure:
        text = card.text
        shown = text if card.face_up and card.is_monster else None
        markers = () if shown is None else shown.markers
        flip = int(card.controller != self.near)
        return Figure(
            name="" if text is None else self.tongue.name(card, self.scene),
            colour=None if text is None else colour(text),
            stats=tuple(self._stats(card)),
            stands=self._stands(card),
            sideways=card.position in (Position.DEFENSE, Position.FACE_DOWN),
            face_down=not card.face_up,
            marks=tuple(self._marks(card)),
            links=self.linked.get(_spot(card), ()),
            arrows=tuple(_TOWARD[each][flip] for each in markers),
        )

    def _stands(self, card: CardView) -> str:
        if not card.face_up:
            return self.words.say("drawn-set")
        return self.words.say("drawn-defense") if card.position is Position.DEFENSE else ""

    def _marks(self, card: CardView) -> Iterator[str]:
        for counter, count in card.counters:
            term = self.tongue.term(counter)
            yield self.words.say("drawn-counters", counter=term, count=count)
        if card.materials:
            yield self.words.say("drawn-materials", count=len(card.materials))
        for host in _hosts(card):
            yield f"→ {self._where(host, card.controller)}"
        for holder in self.held.get(_spot(card), ()):
            yield f"← {self._where(holder, card.controller)}"
        if card.turns_left is not None:
            yield self.words.say("turns-left", turns=card.turns_left)
        if card.is_negated:
            yield self.words.say("drawn-negated")
        if card.cannot_attack:
            yield self.words.say("drawn-cannot-attack")

    def _where(self, card: CardView, seat: Seat) -> str:
        """The zone of the card, with whose it is where that is not the player of `seat`."""
        owner = "" if card.controller == seat else self.scene.player(card.controller)
        return joined(zone_of(card), owner)

    def _held(self) -> Mapping[_Spot, Sequence[CardView]]:
        """By the place of a card: what is equipped or bound to it."""
        found: dict[_Spot, list[CardView]] = {}
        for side in self.table.sides:
            for card in side.on_field():
                for host in _hosts(card):
                    found.setdefault(_spot(host), []).append(card)
        return found

    def _linked(self) -> Mapping[_Spot, tuple[int, ...]]:
        """By the place of a card on the field: its numbers on the chain."""
        found: dict[_Spot, tuple[int, ...]] = {}
        for link in self.table.chain if self.showing.is_under_way else ():
            if link.card.place in IN_ZONES:
                spot = _spot(link.card)
                found[spot] = (*found.get(spot, ()), link.number)
        return found

    # In words

    def _facts(self, side: SideView) -> tuple[str, ...]:
        """How many cards there are where, the empty places too."""
        counts = {
            "hand-count": side.hand_count,
            "deck-count": side.deck_count,
            "extra-deck-count": side.extra_count,
            "drawn-graveyard": len(side.graveyard),
            "drawn-banished": len(side.banished),
        }
        return tuple(self.words.say(key, count=count) for key, count in counts.items())

    def _told(self, heading: str, notes: Sequence[str], detail: int) -> _Told:
        """All of it in parts; the higher the `detail`, the less is said of each card."""
        parts = [heading, *notes]
        for side in self._sides()[::-1]:
            parts.append(joined(self.showing.title(side), *self._facts(side)))
            lines = [self._line(card, detail) for card in side.on_field()]
            parts += lines or [self.words.say("drawn-nothing")]
        return tuple(parts)

    def _stats(self, card: CardView) -> Iterator[Stat]:
        """ATK and DEF as they are now, with how they differ from what is printed."""
        text = card.text
        if card.attack is None or card.defense is None or text is None or not card.is_monster:
            return
        say = self.words.say
        yield Stat(say("drawn-atk"), str(card.attack), _sign(card.attack - text.strength))
        if text.frame is not Frame.LINK:
            yield Stat(say("drawn-def"), str(card.defense), _sign(card.defense - text.guard))

    def _line(self, card: CardView, detail: int) -> str:
        place = self.tongue.zone(zone_of(card)) if detail < 2 else zone_of(card)
        if not card.is_known:
            hidden = "face-down-monster" if card.is_monster else "set-card"
            return joined(place, self.words.say(hidden))
        name = self.tongue.name(card, self.scene)
        links = self.linked.get(_spot(card), ())
        chained = [self.words.say("drawn-link", number=number) for number in links]
        if detail == 0:
            return joined(place, name, *chained, *self._fully(card))
        set_down = "" if card.face_up else self.words.say("is-set")
        if detail == 3:
            return joined(place, name, set_down)
        now = "/".join(each.now for each in self._stats(card))
        stands = self._stands(card)
        marks = self._marks(card) if detail == 1 else ()
        return joined(place, name, *chained, stands, now, *marks)

    def _fully(self, card: CardView) -> Iterator[str]:
        if card.is_monster:
            yield height(card, self.tongue)
            yield standing(card, self.tongue)
            yield numbers(card, self.tongue)
            yield from self.showing.remarks(card)
        else:
            yield from self.showing.spell_remarks(card)
            yield from self.showing.remarks(card)
        for bound in card.bound_to:
            yield f"→ {self.tongue.name(bound, self.scene)}"


def _field(side: SideView) -> ZoneView:
    return ZoneView(Row.FIELD_SPELL, 0, side.field_spell)


def _spot(card: CardView) -> _Spot:
    return card.controller, card.row, card.zone


def _hosts(card: CardView) -> Iterator[CardView]:
    """What the card is equipped to or points at, as long as that lies on the field."""
    seen = (card.equipped_to, *card.bound_to)
    return (each for each in seen if each is not None and each.place in IN_ZONES)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
