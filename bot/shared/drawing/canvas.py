"""A sheet that pictures are drawn on, made for the width of a phone, in our own colours."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import discord
from PIL import Image, ImageDraw

from bot.shared.drawing.colours import DARK, Colour, Palette
from bot.shared.drawing.lettering import Lettering

SCALE = 3
"""Pixels for each point; a point is a pixel on a phone."""
WIDTH = 390
"""Points; so wide is a message on a phone."""
TEXT = (14, 13, 12)
"""The sizes of letters in points; smaller ones cannot be read on a phone."""
DESCRIBED = 1024
"""The characters of the description of a picture."""
_SHADES = 32
_EFFORT = 6

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in points."""


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
    """A sheet of so many points; what is drawn on it is given in points.

    `scale` is how many pixels each point has, each way.
    """

    def __init__(
        self,
        width: float,
        height: float,
        language: str,
        palette: Palette = DARK,
        scale: int = SCALE,
    ) -> None:
        self.palette = palette
        self._scale = scale
        size = round(width * scale), round(height * scale)
        self._image = Image.new("RGB", size, palette.back)
        self._draw = ImageDraw.Draw(self._image)
        self._lettering = Lettering(language)

    def box(
        self, box: Box, fill: Colour | None, edge: Colour | None = None, *, thick: float = 1
    ) -> None:
        """A rectangle with round corners; its edge is so many points thick."""
        scale = self._scale
        whole = self._scaled(box)
        self._draw.rounded_rectangle(whole, 4 * scale, fill, edge, round(thick * scale))

    def frame(self, box: Box, ink: Colour, *, thick: float = 1) -> None:
        """The outline of a rectangle with sharp corners."""
        whole = self._scaled(box)
        self._draw.rectangle(whole, None, ink, round(thick * self._scale))

    def line(
        self, *points: tuple[float, float], ink: Colour | None = None, thick: float = 1
    ) -> None:
        """A line through the points."""
        whole = [self._at(point) for point in points]
        self._draw.line(whole, ink or self.palette.edge, round(thick * self._scale))

    def shape(self, *points: tuple[float, float], fill: Colour) -> None:
        """A filled shape with corners at the points."""
        self._draw.polygon([self._at(point) for point in points], fill)

    def disc(self, at: tuple[float, float], radius: float, fill: Colour) -> None:
        """A filled circle."""
        self._draw.circle(self._at(at), radius * self._scale, fill)

    def write(
        self,
        text: str,
        at: tuple[float, float],
        width: float,
        ink: Colour | None = None,
        *,
        anchor: str = "lm",
        sizes: Sequence[int] = TEXT,
    ) -> None:
        """A line of text; smaller, and at last cut, where it is wider than `width`."""
        scale = self._scale
        scaled = [size * scale for size in sizes]
        shown, font = self._lettering.fitted(text, scaled, round(width * scale))
        ink = ink or self.palette.ink
        self._draw.text(self._at(at), shown, ink, font, anchor=anchor)

    def lines(
        self, text: str, width: float, most: int, size: int = TEXT[-1]
    ) -> tuple[str, ...]:
        """The text broken into lines that are so wide at most; the last may be cut short."""
        scale = self._scale
        return self._lettering.flowed(text, size * scale, round(width * scale), most)

    def width_of(self, text: str, size: int) -> float:
        """How wide the text is in that size."""
        scaled = size * self._scale
        _, font = self._lettering.fitted(text, (scaled,), 1 << 20)
        return font.getlength(text) / self._scale

    def png(self, shades: int = _SHADES, effort: int = _EFFORT) -> bytes:
        """What was drawn, in so few shades, so that it is small.

        `effort`, from 1 to 9, makes it smaller and takes longer.
        """
        content = BytesIO()
        few = self._image.quantize(shades, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(content, "PNG", compress_level=effort)
        return content.getvalue()

    def _at(self, point: tuple[float, float]) -> tuple[int, int]:
        return round(point[0] * self._scale), round(point[1] * self._scale)

    def _scaled(self, box: Box) -> tuple[int, int, int, int]:
        left, top, right, bottom = (round(each * self._scale) for each in box)
        return left, top, right - 1, bottom - 1
