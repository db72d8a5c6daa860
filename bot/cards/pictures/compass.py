"""A card that points, as a picture: where its arrows are, and what is printed beside them."""

from bot.shared.drawing.arrows import ARROWS
from bot.shared.drawing.canvas import DESCRIBED, WIDTH, Canvas, Picture
from bot.shared.drawing.colours import DARK, Palette, ink_on, split
from bot.shared.text import clip
from engine.core.cards import Compass

NAME = "arrows.png"
_INSET = 8
_CELL = 42
_HEIGHT = 3 * _CELL + 2 * _INSET
_TEXT = 3 * _CELL + 3 * _INSET
_ROOM = WIDTH - _TEXT - _INSET
_NAME_SIZE, _NAME_LINES = 18, 3
_SIZES = (15, 14, 13, 12)
_LINE = 22
_TIP, _WIDE = 15, 17
"""How far an arrow reaches from the middle of its cell, and half of how wide it is."""

Point = tuple[float, float]


def draw_compass(card: Compass, language: str, palette: Palette = DARK) -> Picture:
    """The picture and its description, in `language`; slow, so not for the event loop."""
    canvas = Canvas(WIDTH, _HEIGHT, language, palette)
    _draw_arrows(canvas, card)
    lines = canvas.lines(card.name, _ROOM, _NAME_LINES, _NAME_SIZE)
    middle = (_HEIGHT - _LINE * (len(lines) + len(card.lines) - 1)) / 2
    for place, line in enumerate((*lines, *card.lines)):
        is_name = place < len(lines)
        sizes = (_NAME_SIZE,) if is_name else _SIZES
        ink = palette.ink if is_name else palette.pale
        at = (_TEXT, middle + place * _LINE)
        canvas.write(line, at, _ROOM, ink, sizes=sizes)
    return Picture(NAME, described(card), canvas.png())


def described(card: Compass) -> str:
    """All that the picture shows, in words."""
    return clip(card.told, DESCRIBED)


def _draw_arrows(canvas: Canvas, card: Compass) -> None:
    """The frame with an arrow at each side and corner: filled where the card has it."""
    palette, middle = canvas.palette, _INSET + 1.5 * _CELL
    edge = _INSET + 3 * _CELL
    canvas.box((_INSET, _INSET, edge, edge), palette.field, palette.edge)
    half = _CELL / 2
    frame = split(card.colour)
    box = (middle - half, middle - half, middle + half, middle + half)
    canvas.box(box, frame, palette.edge)
    canvas.write(card.centre, (middle, middle), _CELL, ink_on(frame), anchor="mm", sizes=(24,))
    for arrow, (right, down) in ARROWS.items():
        corners = _arrow((middle + right * _CELL, middle + down * _CELL), right, down)
        if arrow in card.marks:
            canvas.shape(*corners, fill=palette.mark)
        else:
            canvas.line(*corners, corners[0], ink=palette.edge)


def _arrow(at: Point, right: int, down: int) -> tuple[Point, Point, Point]:
    """The corners of an arrow in the cell with that middle, its point first."""
    x, y = at
    point = (x + right * _TIP, y + down * _TIP)
    if right and down:
        long = 2 * _TIP
        return point, (point[0] - right * long, point[1]), (point[0], point[1] - down * long)
    back = (x - right * _TIP / 2, y - down * _TIP / 2)
    return (
        point,
        (back[0] + down * _WIDE, back[1] + right * _WIDE),
        (back[0] - down * _WIDE, back[1] - right * _WIDE),
    )
