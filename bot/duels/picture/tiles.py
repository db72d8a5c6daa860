"""A card on the field as it is drawn: a tile in the colour of its frame, with words on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.shared.drawing.arrows import ARROWS
from bot.shared.drawing.canvas import Box, Canvas
from bot.shared.drawing.colours import Colour, ink_on, split
from engine.core.picturing import Figure, Stat, Toward

LETTERS = 11
"""The size of the letters in a zone, in points."""
GAP = 6
"""Points between two zones, in which the arrows stand."""
INSET = 3
_LINE = 13.5
_HEAD = 15
_NAME_LINES = 5
_MARK_LINES = 2
_DISC = 7.0
_ARROW = 5.5
_BACK_OF_CARD: Colour = (0x5A, 0x3A, 0x22)
_TRIANGLE = 5.0


@dataclass(frozen=True, slots=True)
class _StatLine:
    """A label, a number, or one on the left and the other on the right."""

    label: str
    stat: Stat | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """A zone with its card, or without one, broken into lines; `height` is in points."""

    code: str
    figure: Figure | None
    name: Sequence[str] = ()
    stats: Sequence[_StatLine] = ()
    marks: Sequence[str] = ()

    @property
    def height(self) -> float:
        """The points that it needs."""
        if self.figure is None:
            return _HEAD
        lines = len(self.name) + len(self.stats) + len(self.marks)
        return _HEAD + _LINE * lines

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into the zone."""
        figure, palette = self.figure, canvas.palette
        if figure is None:
            canvas.box(box, palette.other_field, palette.edge)
            self._write(canvas, self.code, box, box[1] + _HEAD / 2 + 1, palette.pale)
            return
        ground = _ground(figure)
        ink = ink_on(ground)
        canvas.box(box, ground, palette.edge)
        if figure.face_down:  # the back of a card has a second edge
            left, top, right, bottom = box
            canvas.box((left + 1, top + 1, right - 1, bottom - 1), None, ink)
        self._head(canvas, figure, box, ink)
        middle = box[1] + _HEAD + _LINE / 2
        for line in self.name:
            self._write(canvas, line, box, middle, ink)
            middle += _LINE
        for each in self.stats:
            self._write(canvas, each.label, box, middle, ink)
            _draw_number(canvas, each.stat, (box[2] - INSET, middle), ink)
            middle += _LINE
        for line in self.marks:
            self._write(canvas, line, box, middle, ink)
            middle += _LINE
        for arrow in figure.arrows:
            _draw_arrow(canvas, box, arrow)

    def _head(self, canvas: Canvas, figure: Figure, box: Box, ink: Colour) -> None:
        """The zone, the numbers on the chain, and how the card lies."""
        _, top, right, _ = box
        middle, right = top + _HEAD / 2 + 1, right - INSET
        if figure.stats or figure.sideways:
            wide, tall = (5.5, 3.5) if figure.sideways else (3.5, 5.5)
            shape = (right - 2 * wide, middle - tall, right, middle + tall)
            canvas.frame(shape, ink)
            right -= 13
        for number in reversed(figure.links):
            centre = right - _DISC, middle
            canvas.disc(centre, _DISC + 0.5, canvas.palette.mark)
            over = ink_on(canvas.palette.mark)
            canvas.write(str(number), centre, 14, over, anchor="mm", sizes=(12, 11))
            right -= 2 * _DISC + 2
        room = right - box[0] - INSET
        canvas.write(self.code, (box[0] + INSET, middle), room, ink, sizes=(LETTERS,))

    def _write(self, canvas: Canvas, text: str, box: Box, middle: float, ink: Colour) -> None:
        room = box[2] - box[0] - 2 * INSET + 1
        canvas.write(text, (box[0] + INSET, middle), room, ink, sizes=(LETTERS,))


def blank(code: str) -> Tile:
    """A zone without a card."""
    return Tile(code, None)


def laid_out(ruler: Canvas, code: str, figure: Figure, width: float) -> Tile:
    """The card with its words broken so that they fit into a zone of that width."""
    room = width - 2 * INSET
    name = ruler.lines(figure.name, room, _NAME_LINES, LETTERS) if figure.name else ()
    stands = (figure.stands,) if figure.stands else ()
    marks = [
        line
        for mark in (*stands, *figure.marks)
        for line in ruler.lines(mark, room, _MARK_LINES, LETTERS)
    ]
    return Tile(code, figure, name, tuple(_in_lines(ruler, figure.stats, room)), marks)


def _in_lines(ruler: Canvas, stats: Sequence[Stat], room: float) -> Iterator[_StatLine]:
    """A line for each number, or two where it does not fit beside its label."""
    for stat in stats:
        triangle = _TRIANGLE + 1 if stat.change else 0
        number = ruler.width_of(stat.now, LETTERS) + triangle
        if ruler.width_of(stat.label, LETTERS) + number <= room + 1:
            yield _StatLine(stat.label, stat)
        else:
            yield _StatLine(stat.label)
            yield _StatLine("", stat)


def _draw_number(
    canvas: Canvas, stat: Stat | None, at: tuple[float, float], ink: Colour
) -> None:
    """A number that ends there; a triangle leads one that is not as printed."""
    if stat is None:
        return
    right, middle = at
    width = canvas.width_of(stat.now, LETTERS)
    canvas.write(stat.now, at, width + 2, ink, anchor="rm", sizes=(LETTERS,))
    if stat.change:
        left = right - width - _TRIANGLE - 1
        tip = -3.5 * stat.change
        corners = (left, middle - tip), (left + _TRIANGLE, middle - tip)
        canvas.shape(*corners, (left + _TRIANGLE / 2, middle + tip), fill=ink)


def _draw_arrow(canvas: Canvas, box: Box, arrow: Toward) -> None:
    """A triangle in the gap beside the tile, which points away from it."""
    across, down = ARROWS[arrow]
    left, top, right, bottom = box
    foot_x = (left, (left + right) / 2, right)[across + 1]
    foot_y = (top, (top + bottom) / 2, bottom)[down + 1]
    tip = foot_x + across * _ARROW, foot_y + down * _ARROW
    if across and down:
        sides = (tip[0] - across * 9, tip[1]), (tip[0], tip[1] - down * 9)
    else:
        sides = (
            (foot_x - down * 6, foot_y - across * 6),
            (foot_x + down * 6, foot_y + across * 6),
        )
    canvas.shape(tip, *sides, fill=canvas.palette.mark)


def _ground(figure: Figure) -> Colour:
    if figure.face_down or figure.colour is None:
        return _BACK_OF_CARD
    return split(figure.colour)
