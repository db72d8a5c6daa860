"""A table as it is drawn: a bar for each player, and the battle zones in rows of cards."""

from collections.abc import Iterator, Sequence

from cards.games.duelmasters.table import showing
from cards.games.duelmasters.table.reading import under
from cards.games.duelmasters.table.scene import Scene
from cards.text.duelmasters import colour
from engine.core.picturing import Figure, Side, Stat, Tableau, Zone
from engine.core.protocol import Seat
from engine.duelmasters.facts.reading import is_creature, power, shields
from engine.duelmasters.language.printed import Zone as Where
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.views.knowing import seats_from

COLUMNS = 5
"""So many cards lie in a row."""


def tableau(scene: Scene) -> Tableau:
    """The whole table, the reader's own side first."""
    near = Seat(0) if scene.reader.seat is None else scene.reader.seat
    order = seats_from(scene.table, near)
    sides = tuple(side(scene, seat) for seat in order)
    heading, notes = showing.heading(scene), tuple(_notes(scene))
    told = tuple(_told(scene, heading, notes, order, detail) for detail in range(3))
    return Tableau(heading, sides, (None,) * COLUMNS, notes, told)


def _notes(scene: Scene) -> Iterator[str]:
    if said := showing.attack(scene):
        yield said
    for waiting in scene.table.waiting:
        yield scene.code_name(waiting.source.card.code)


def side(scene: Scene, seat: Seat) -> Side:
    """One player's side; of who is out only their place is left."""
    table, player = scene.table, scene.table.players[seat]
    name = scene.reader.names[seat]
    if player.out:
        place = scene.say("drawn-place", place=player.place)
        return Side(name, scene.say("drawn-out"), (place,), False, ())
    has_turn = bool(table.turn) and seat == table.active
    life = scene.say("drawn-shields", count=shields(table, seat))
    return Side(name, life, tuple(facts(scene, seat)), has_turn, rows(scene, seat))


def facts(scene: Scene, seat: Seat) -> Iterator[str]:
    """How many cards lie where."""
    table = scene.table
    mana = table.zone(seat, Where.MANA)
    untapped = sum(not piece.tapped for piece in mana)
    yield scene.say("drawn-hand", count=len(table.zone(seat, Where.HAND)))
    yield scene.say("drawn-mana", untapped=untapped, count=len(mana))
    yield scene.say("drawn-deck", count=len(table.zone(seat, Where.DECK)))
    yield scene.say("drawn-graveyard", count=len(table.zone(seat, Where.GRAVEYARD)))
    yield scene.say("drawn-partner", partner=showing.partner(scene, seat))


def rows(scene: Scene, seat: Seat) -> tuple[tuple[Zone | None, ...], ...]:
    """The battle zone, a few cards in each row."""
    found = []
    lies = scene.table.zone(seat, Where.BATTLE)
    for first in range(0, len(lies), COLUMNS):
        part = lies[first : first + COLUMNS]
        row = [Zone(str(first + n), figure(scene, each)) for n, each in enumerate(part, 1)]
        found.append((*row, *[None] * (COLUMNS - len(row))))
    return tuple(found)


def figure(scene: Scene, piece: Piece) -> Figure:
    """A card as it lies."""
    table, attack = scene.table, scene.table.attack
    stats: tuple[Stat, ...] = ()
    if is_creature(table, piece):
        now, before = power(table, piece), piece.card.first.power or 0
        change = (now > before) - (now < before)
        stats = (Stat(scene.say("drawn-power"), str(now), change),)
    marks = ["⚔"] if attack is not None and attack.attacker == piece.number else []
    marks += [scene.say("on-cards", cards=scene.listing(under(scene, piece)))] * bool(
        piece.under
    )
    tapped = scene.say("is-tapped") if piece.tapped else ""
    name = scene.name(piece)
    return Figure(name, colour(piece.card), stats, tapped, piece.tapped, False, tuple(marks))


def _told(
    scene: Scene, heading: str, notes: Sequence[str], order: Sequence[Seat], detail: int
) -> tuple[str, ...]:
    """All of it in parts; the higher the `detail`, the less is said of each card."""
    parts = [heading, *notes]
    for seat in order:
        shown = side(scene, seat)
        parts.append(scene.dots(shown.player, shown.life, *shown.facts))
        if not shown.rows and scene.table.is_in(seat):
            parts.append(scene.say("drawn-nothing"))
        if detail < 2:
            parts += [
                _line(zone.figure, detail)
                for row in shown.rows
                for zone in row
                if zone is not None and zone.figure is not None
            ]
    return tuple(parts)


def _line(figure: Figure, detail: int) -> str:
    now = [each.now for each in figure.stats]
    stands = [figure.stands] if figure.stands else []
    marks = figure.marks if detail == 0 else ()
    return " ".join([figure.name, *now, *stands, *marks])
