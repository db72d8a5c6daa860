"""The pictures of a deck: its curve, and a tile for each card in the colour of its frame."""

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.decks.spread import Curve, Tile
from bot.shared.drawing.colours import DARK, Colour, Palette, ink_on, split
from bot.shared.drawing.lettering import Lettering

SCALE = 2
"""Pixels for each point: pictures stay sharp where they are shown larger."""
WIDTH = 560 * SCALE
COLUMNS = 2
_GAP = 6 * SCALE
_TILE_WIDTH = (WIDTH - _GAP * (COLUMNS - 1)) // COLUMNS
_TILE_HEIGHT = 60 * SCALE
_CORNER = 7 * SCALE
_BADGE = 42 * SCALE
_INSET = 8 * SCALE
_NAMES = tuple(size * SCALE for size in (21, 19, 17, 15))
_STATS = (17 * SCALE, 15 * SCALE, 13 * SCALE)
_HEIGHTS = ((50,), (33, 72), (20, 47, 77))
"""Where the lines of a tile stand, in hundredths of its height, by how many there are."""
_COUNTS = (20 * SCALE, 16 * SCALE)
_CURVE_HEIGHT = 150 * SCALE
_SHADES = 64
_PLAIN: Colour = (0x80, 0x84, 0x8E)


def draw_tiles(tiles: Sequence[Tile], language: str, palette: Palette = DARK) -> bytes:
    """The tiles in rows, as a PNG."""
    rows = -(-len(tiles) // COLUMNS)
    image = Image.new("RGB", (WIDTH, rows * (_TILE_HEIGHT + _GAP) - _GAP), palette.back)
    draw, lettering = ImageDraw.Draw(image), Lettering(language)
    for place, tile in enumerate(tiles):
        row, column = divmod(place, COLUMNS)
        at = (column * (_TILE_WIDTH + _GAP), row * (_TILE_HEIGHT + _GAP))
        _draw_tile(draw, lettering, tile, at, palette.edge)
    return _png(image, [palette.back, *dict.fromkeys(map(_ground, tiles))])


def draw_curve(curve: Curve, language: str, palette: Palette = DARK) -> bytes:
    """A bar for each step, its count above and the step below, as a PNG."""
    image = Image.new("RGB", (WIDTH, _CURVE_HEIGHT), palette.back)
    draw, lettering = ImageDraw.Draw(image), Lettering(language)
    line = 26 * SCALE
    title, font = lettering.fitted(curve.title, _STATS, WIDTH)
    draw.text((_INSET, _INSET), title, palette.ink, font)
    each = WIDTH // len(curve.steps)
    most = max(count for _, count in curve.steps)
    ground, room = _CURVE_HEIGHT - line, _CURVE_HEIGHT - 3 * line
    for place, (step, count) in enumerate(curve.steps):
        middle = place * each + each // 2
        half = min(each * 2 // 5, 24 * SCALE)
        top = ground - room * count // most
        if count:
            bar = (middle - half, top, middle + half, ground)
            draw.rectangle(bar, palette.mark)
            _centred(draw, lettering, str(count), (middle, top - line // 2), palette.ink)
        _centred(draw, lettering, str(step), (middle, ground + line // 2), palette.ink)
    draw.line((0, ground, WIDTH, ground), palette.edge, SCALE)
    return _png(image, (palette.back, palette.mark))


def _ground(tile: Tile) -> Colour:
    return _PLAIN if tile.colour is None else split(tile.colour)


def _draw_tile(
    draw: ImageDraw.ImageDraw,
    lettering: Lettering,
    tile: Tile,
    at: tuple[int, int],
    edge: Colour,
) -> None:
    left, top = at
    right, bottom = left + _TILE_WIDTH - 1, top + _TILE_HEIGHT - 1
    ground = _ground(tile)
    ink = ink_on(ground)
    draw.rounded_rectangle((left, top, right, bottom), _CORNER, ground, edge, SCALE)
    badge = (left + _BADGE // 2, (top + bottom) // 2)
    _centred(draw, lettering, f"{tile.count}×", badge, ink)
    start = left + _BADGE
    room = _TILE_WIDTH - _BADGE - _INSET
    draw.line((start, top + _INSET, start, bottom - _INSET), ink, SCALE)
    start += _INSET
    room -= _INSET
    lines, font = lettering.wrapped(tile.name, _NAMES, room)
    heights = _HEIGHTS[len(lines) + bool(tile.stats) - 1]
    for line, height in zip(lines, heights, strict=False):
        draw.text((start, top + _TILE_HEIGHT * height // 100), line, ink, font, anchor="lm")
    stats, font = lettering.fitted(tile.stats, _STATS, room)
    draw.text((start, top + _TILE_HEIGHT * heights[-1] // 100), stats, ink, font, anchor="lm")


def _centred(
    draw: ImageDraw.ImageDraw,
    lettering: Lettering,
    text: str,
    at: tuple[int, int],
    ink: Colour,
) -> None:
    text, font = lettering.fitted(text, _COUNTS, _BADGE)
    draw.text(at, text, ink, font, anchor="mm")


def _png(image: Image.Image, exact: Iterable[Colour]) -> bytes:
    """The picture in few shades, so that it is small; the `exact` ones are kept as they are."""
    few = image.quantize(_SHADES, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    shades = few.getpalette() or []
    for colour in exact:
        place = min(range(0, len(shades), 3), key=lambda at: _apart(shades[at:], colour))
        shades[place : place + 3] = colour
    few.putpalette(shades)
    content = BytesIO()
    few.save(content, "PNG", compress_level=6)
    return content.getvalue()


def _apart(shade: Sequence[int], colour: Colour) -> int:
    return sum(abs(one - other) for one, other in zip(shade, colour, strict=False))
