"""A table drawn for the width of a phone, in our own frames: both halves, zone by zone."""

from collections.abc import Sequence

from bot.duels.picture.tiles import GAP, INSET, Tile, blank, laid_out
from bot.shared.drawing.canvas import Canvas
from bot.shared.drawing.colours import Palette
from engine.core.picturing import Half, Tableau, Zone

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
        far, near = tableau.far, tableau.near
        self._columns = _columns(tableau)
        zones = (*far.rows[::-1], tableau.middle, *near.rows)
        self._rows = [self._row(row) for row in zones]
        self._heights = [_height(row) for row in self._rows]
        width = WIDTH - 2 * GAP
        self._heading = self._ruler.lines(tableau.heading, width, 2, SMALL + 1)
        self._notes = [
            line
            for note in tableau.notes
            for line in self._ruler.lines(note, width, _NOTE_LINES, SMALL)
        ]

    def png(self) -> bytes:
        """The picture."""
        rows = sum(self._heights) + GAP * (len(self._heights) + 1)
        heading = _HEAD + _LINE * (len(self._heading) - 1)
        notes = _LINE * len(self._notes) + (GAP if self._notes else 0)
        height = heading + 2 * _BAR + rows + notes
        canvas = Canvas(WIDTH, height, self._language, self._palette, SCALE)
        top = float(heading)
        for number, line in enumerate(self._heading):
            at = GAP, _HEAD / 2 + number * _LINE
            canvas.write(line, at, WIDTH - 2 * GAP, sizes=(SMALL + 1,))
        self._bar(canvas, self._tableau.far, top)
        top += _BAR + GAP
        for row, tall in zip(self._rows, self._heights, strict=True):
            for tile, (left, width) in zip(row, self._columns, strict=True):
                if tile is not None:
                    tile.draw(canvas, (left, top, left + width, top + tall))
            top += tall + GAP
        self._bar(canvas, self._tableau.near, top)
        top += _BAR + GAP / 2
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

    def _bar(self, canvas: Canvas, half: Half, top: float) -> None:
        """Whose half it is, with its counts; whoever has the turn is pointed at."""
        palette = self._palette
        canvas.box((0, top, WIDTH, top + _BAR), palette.field)
        left, middle = float(GAP), top + 12
        if half.has_turn:
            tip = (left + 9, middle)
            canvas.shape((left, middle - 6), tip, (left, middle + 6), fill=palette.mark)
            canvas.line((0, top), (WIDTH, top), ink=palette.mark, thick=1.5)
            left += 14
        life = canvas.width_of(half.life, 16)
        canvas.write(half.player, (left, middle), WIDTH - left - life - 3 * GAP, sizes=(15, 13))
        canvas.write(half.life, (WIDTH - GAP, middle), life + 1, anchor="rm", sizes=(16,))
        facts, below = " · ".join(half.facts), (float(GAP), top + 28)
        canvas.write(facts, below, WIDTH - 2 * GAP, palette.pale, sizes=(SMALL, 11))


def _columns(tableau: Tableau) -> list[tuple[float, float]]:
    """The left edge and the width of each column; what holds few zones is narrower."""
    rows = (*tableau.far.rows, *tableau.near.rows)
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


def _height(row: _Row) -> float:
    return max((tile.height + INSET for tile in row if tile is not None), default=_EMPTY)
