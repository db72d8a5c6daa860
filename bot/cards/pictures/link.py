"""A Link Monster as a picture: where its arrows point, and what is printed beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards.layouts.stats import ARROWS as EMOJI_ARROWS
from bot.cards.layouts.stats import frame_colour, number, term
from bot.library.records import CardStats
from bot.shared.drawing.canvas import DESCRIBED, WIDTH, Canvas, Picture
from bot.shared.drawing.colours import DARK, Palette, ink_on, split
from bot.shared.text import clip
from bot.shared.words import say

ARROWS = {
    "↖": (-1, -1),
    "↑": (0, -1),
    "↗": (1, -1),
    "←": (-1, 0),
    "→": (1, 0),
    "↙": (-1, 1),
    "↓": (0, 1),
    "↘": (1, 1),
}
"""Each Link Arrow with where it points: to the right, and down."""
_WORDS = {
    "↖": "top-left",
    "↑": "up",
    "↗": "top-right",
    "←": "left",
    "→": "right",
    "↙": "bottom-left",
    "↓": "down",
    "↘": "bottom-right",
}
"""How an arrow is called in the keys of words."""
NAME = "link-arrows.png"
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


@dataclass(frozen=True, slots=True)
class LinkCard:
    """What a picture shows of a Link Monster: its name in a language, and its numbers."""

    name: str
    stats: CardStats

    @property
    def arrows(self) -> tuple[str, ...]:
        """Its Link Arrows, in the order of reading."""
        has = {each.translate(EMOJI_ARROWS) for each in self.stats.arrows}
        return tuple(each for each in ARROWS if each in has)


def draw_link(card: LinkCard, language: str, palette: Palette = DARK) -> Picture:
    """The picture and its description in `language`; slow, so not for the event loop."""
    canvas = Canvas(WIDTH, _HEIGHT, language, palette)
    _draw_arrows(canvas, card)
    lines = canvas.lines(card.name, _ROOM, _NAME_LINES, _NAME_SIZE)
    facts = _facts(language, card)
    middle = (_HEIGHT - _LINE * (len(lines) + len(facts) - 1)) / 2
    for place, line in enumerate((*lines, *facts)):
        is_name = place < len(lines)
        sizes = (_NAME_SIZE,) if is_name else _SIZES
        ink = palette.ink if is_name else palette.pale
        at = (_TEXT, middle + place * _LINE)
        canvas.write(line, at, _ROOM, ink, sizes=sizes)
    return Picture(NAME, described(language, card), canvas.png())


def described(language: str, card: LinkCard) -> str:
    """All that the picture shows, in words."""
    between = say(language, "link-between-arrows")
    arrows = between.join(
        say(language, "link-arrow", arrow=_WORDS[each]) for each in card.arrows
    )
    facts = say(language, "line-between-facts").join(_facts(language, card))
    key = "link-described" if card.arrows else "link-described-without"
    told = {"arrows": arrows} if card.arrows else {}
    return clip(say(language, key, name=card.name, facts=facts, **told), DESCRIBED)


def _facts(language: str, card: LinkCard) -> Sequence[str]:
    """Link Rating, Attribute, Type and ATK, as far as they are printed."""
    stats = card.stats
    found = [say(language, "line-rating", count=stats.link or 0, arrows="")]
    kind = []
    if stats.attribute:
        attribute = term(language, stats.attribute)
        kind.append(say(language, "line-of-attribute", attribute=attribute))
    if stats.type:
        kind.append(term(language, stats.type))
    if kind:
        found.append(say(language, "line-between-facts").join(kind))
    if stats.atk is not None:
        found.append(say(language, "line-attack", atk=number(stats.atk)))
    return found


def _draw_arrows(canvas: Canvas, card: LinkCard) -> None:
    """The frame with an arrow at each side and corner: filled where the card has it."""
    palette, middle = canvas.palette, _INSET + 1.5 * _CELL
    edge = _INSET + 3 * _CELL
    canvas.box((_INSET, _INSET, edge, edge), palette.field, palette.edge)
    half = _CELL / 2
    frame = split(frame_colour(card.stats))
    box = (middle - half, middle - half, middle + half, middle + half)
    canvas.box(box, frame, palette.edge)
    rating = str(card.stats.link or 0)
    canvas.write(rating, (middle, middle), _CELL, ink_on(frame), anchor="mm", sizes=(24,))
    for arrow, (right, down) in ARROWS.items():
        corners = _arrow((middle + right * _CELL, middle + down * _CELL), right, down)
        if arrow in card.arrows:
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
