"""What pictures of events are drawn on: made for the width of a phone, in our own colours."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import discord
from PIL import Image, ImageDraw

from bot.decks.pictures.lettering import Lettering

SCALE = 3
"""Pixels for each point; a point is a pixel on a phone."""
WIDTH = 390
"""Points; so wide is a message on a phone."""
TEXT = (14, 13, 12)
"""The sizes of letters in points; smaller ones cannot be read on a phone."""
DESCRIBED = 1024
"""The characters of the description of a picture."""
_SHADES = 32
_INSET = 6

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]
BACK: Colour = (0x1E, 0x1F, 0x22)
FIELD: Colour = (0x2B, 0x2D, 0x31)
OTHER_FIELD: Colour = (0x25, 0x26, 0x2A)
EDGE: Colour = (0x6D, 0x70, 0x78)
LIGHT: Colour = (0xFF, 0xFF, 0xFF)
PALE: Colour = (0xB5, 0xBA, 0xC1)
WON: Colour = (0xFD, 0xE6, 0x8A)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, and in words what is in it."""

    name: str
    description: str
    content: bytes

    def file(self) -> discord.File:
        """The picture, to be sent once."""
        return discord.File(BytesIO(self.content), self.name, description=self.description)

    def item(self) -> discord.MediaGalleryItem:
        """The picture as it stands in a message that it is sent with."""
        return discord.MediaGalleryItem(
            f"attachment://{self.name}", description=self.description
        )


class Canvas:
    """A sheet of so many points; what is drawn on it is given in points."""

    def __init__(self, width: float, height: float, language: str) -> None:
        size = round(width * SCALE), round(height * SCALE)
        self._image = Image.new("RGB", size, BACK)
        self._draw = ImageDraw.Draw(self._image)
        self._lettering = Lettering(language)

    def box(self, box: Box, fill: Colour, edge: Colour | None = None) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(_scaled(box), 4 * SCALE, fill, edge, SCALE)

    def line(self, *points: tuple[float, float]) -> None:
        """A line through the points."""
        whole = [(round(x * SCALE), round(y * SCALE)) for x, y in points]
        self._draw.line(whole, EDGE, SCALE)

    def write(
        self,
        text: str,
        at: tuple[float, float],
        width: float,
        ink: Colour = LIGHT,
        *,
        anchor: str = "lm",
        sizes: Sequence[int] = TEXT,
    ) -> None:
        """A line of text; smaller, and at last cut, where it is wider than `width`."""
        scaled = [size * SCALE for size in sizes]
        shown, font = self._lettering.fitted(text, scaled, round(width * SCALE))
        place = round(at[0] * SCALE), round(at[1] * SCALE)
        self._draw.text(place, shown, ink, font, anchor=anchor)

    def png(self) -> bytes:
        """What was drawn, in few shades, so that it is small."""
        content = BytesIO()
        few = self._image.quantize(_SHADES, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(content, "PNG", compress_level=6)
        return content.getvalue()


def _scaled(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(each * SCALE) for each in box)
    return left, top, right - 1, bottom - 1
