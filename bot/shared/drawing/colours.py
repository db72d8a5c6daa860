"""The colours of pictures: two palettes, and the ink that is read on any ground."""

from dataclasses import dataclass

Colour = tuple[int, int, int]
"""Red, green and blue, from 0 to 255 each."""

_BLACK: Colour = (0x0B, 0x0B, 0x0C)
_WHITE: Colour = (0xFF, 0xFF, 0xFF)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours that pictures share; `ink`, `pale` and `mark` are read on every ground.

    `back` lies behind everything, `field` and `other_field` are grounds on it, `edge` is for
    lines, `pale` for what matters less, `mark` for what stands out.
    """

    back: Colour
    field: Colour
    other_field: Colour
    edge: Colour
    ink: Colour
    pale: Colour
    mark: Colour


DARK = Palette(
    back=(0x1E, 0x1F, 0x22),
    field=(0x2B, 0x2D, 0x31),
    other_field=(0x25, 0x26, 0x2A),
    edge=(0x80, 0x84, 0x8E),
    ink=_WHITE,
    pale=(0xB5, 0xBA, 0xC1),
    mark=(0xFD, 0xE6, 0x8A),
)
LIGHT = Palette(
    back=_WHITE,
    field=(0xF2, 0xF3, 0xF5),
    other_field=(0xE6, 0xE8, 0xEB),
    edge=(0x6D, 0x70, 0x78),
    ink=_BLACK,
    pale=(0x4E, 0x50, 0x58),
    mark=(0x7A, 0x4B, 0x00),
)


def split(colour: int) -> Colour:
    """The parts of a colour that is one number, a byte for each part."""
    return colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF


def ink_on(ground: Colour) -> Colour:
    """Black or white: the one that is better read on `ground`."""
    return max((_WHITE, _BLACK), key=lambda ink: contrast(ink, ground))


def luminance(colour: Colour) -> float:
    """How light the colour is, from 0 to 1, as WCAG counts it."""
    parts = [part / 255 for part in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """How well one is read on the other, from 1 to 21, as WCAG counts it."""
    lights = sorted((luminance(one), luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)
