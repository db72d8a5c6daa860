"""A table drawn for the width of a phone, in our own frames: every side, zone by zone."""

from collections.abc import Iterator, Sequence

from bot.duels.picture.tiles import GAP, INSET, Tile, blank, laid_out
from bot.shared.drawing.canvas import Canvas
from bot.shared.drawing.colours import Palette
from engine.core.picturing import Side, Tableau, Zone

WIDTH = 340
"""Points; so wide is a picture in a message on a phone of 390 pixels."""
SCALE = 2
"""Pixels for each point: sharp enough for letters of this size, and quick to draw."""
SMALL = 12
"""The size of the smallest letters beside the zones, in points."""
_SHADES = 48
_EFFORT = 3
_HEAD = 24
_BAR = 38
_LINE = 16
_EMPTY = 22
"""How tall a row of empty zones is."""
_NARROW = 50
"""How wide a column is in which only Field Zones lie."""
_NOTE_LINES = 3

_Row = Sequence[Tile | None]


def draw(tableau: Tableau, language: str, palette: Palette) -> bytes:
    """The table as a PNG; slow, so not for the event loop."""
    return _Sheet(tableau, language, palette).png()


class _Sheet:
    """One picture: first everything is measured, then it is drawn from top to bottom."""

    def __init__(self, tableau: Tableau, language: str, palette: Palette) -> None:
        self._tableau = tableau
        self._language = language
        self._palette = palette
        self._ruler = Canvas(1, 1, language, palette, SCALE)
        self._columns = _columns(tableau)
        self._bands = [
            each if isinstance(each, Side) else self._row(each) for each in _from_top(tableau)
        ]
        width = WIDTH - 2 * GAP
        self._heading = self._ruler.lines(tableau.heading, width, 2, SMALL + 1)
        self._notes = [
            line
            for note in tableau.notes
            for line in self._ruler.lines(note, width, _NOTE_LINES, SMALL)
        ]

    def png(self) -> bytes:
        """The picture."""
        bands = sum(_height(band) + GAP for band in self._bands) - GAP
        heading = _HEAD + _LINE * (len(self._heading) - 1)
        notes = _LINE * len(self._notes) + (GAP if self._notes else 0)
        height = heading + bands + notes
        canvas = Canvas(WIDTH, height, self._language, self._palette, SCALE)
        top = float(heading)
        for number, line in enumerate(self._heading):
            at = GAP, _HEAD / 2 + number * _LINE
            canvas.write(line, at, WIDTH - 2 * GAP, sizes=(SMALL + 1,))
        for band in self._bands:
            tall = _height(band)
            if isinstance(band, Side):
                self._bar(canvas, band, top)
            else:
                for tile, (left, width) in zip(band, self._columns, strict=True):
                    if tile is not None:
                        tile.draw(canvas, (left, top, left + width, top + tall))
            top += tall + GAP
        top -= GAP / 2
        for number, line in enumerate(self._notes):
            at = GAP, top + (number + 0.5) * _LINE
            canvas.write(line, at, WIDTH - 2 * GAP, sizes=(SMALL,))
        return canvas.png(_SHADES, _EFFORT)

    def _row(self, zones: Sequence[Zone | None]) -> _Row:
        made: list[Tile | None] = []
        for zone, (_, width) in zip(zones, self._columns, strict=True):
            if zone is None:
                made.append(None)
            elif zone.figure is None:
                made.append(blank(zone.code))
            else:
                made.append(laid_out(self._ruler, zone.code, zone.figure, width))
        return made

    def _bar(self, canvas: Canvas, side: Side, top: float) -> None:
        """Whose side it is, with its counts; whoever has the turn is pointed at."""
        palette = self._palette
        canvas.box((0, top, WIDTH, top + _BAR), palette.field)
        left, middle = float(GAP), top + 12
        if side.has_turn:
            tip = (left + 9, middle)
            canvas.shape((left, middle - 6), tip, (left, middle + 6), fill=palette.mark)
            canvas.line((0, top), (WIDTH, top), ink=palette.mark, thick=1.5)
            left += 14
        life = canvas.width_of(side.life, 16)
        canvas.write(side.player, (left, middle), WIDTH - left - life - 3 * GAP, sizes=(15, 13))
        canvas.write(side.life, (WIDTH - GAP, middle), life + 1, anchor="rm", sizes=(16,))
        facts, below = " · ".join(side.facts), (float(GAP), top + 28)
        canvas.write(facts, below, WIDTH - 2 * GAP, palette.pale, sizes=(SMALL, 11))


def _from_top(tableau: Tableau) -> Iterator[Side | Sequence[Zone | None]]:
    """What is drawn, from the top down: the sides of the others, the middle, the reader's own.

    The name of each is at the far end of its rows.
    """
    own, *others = tableau.sides
    for side in others:
        yield side
        yield from side.rows[::-1]
    yield tableau.middle
    yield from own.rows
    yield own


def _columns(tableau: Tableau) -> list[tuple[float, float]]:
    """The left edge and the width of each column; what holds few zones is narrower."""
    rows = [row for side in tableau.sides for row in side.rows]
    count = len(tableau.middle)
    sparse = [all(row[column] is None for row in rows) for column in range(count)]
    room = WIDTH - GAP * (count + 1)
    wide = (room - _NARROW * sum(sparse)) / max(1, count - sum(sparse))
    found, left = [], float(GAP)
    for is_sparse in sparse:
        width = _NARROW if is_sparse else wide
        found.append((left, width))
        left += width + GAP
    return found


def _height(band: Side | _Row) -> float:
    if isinstance(band, Side):
        return _BAR
    return max((tile.height + INSET for tile in band if tile is not None), default=_EMPTY)
