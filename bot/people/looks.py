"""Whether pictures are shown to somebody, and in which colours."""

from collections.abc import Mapping

from bot.people.store import People
from bot.people.terms import Shade
from bot.shared.drawing.colours import DARK, LIGHT, Palette

PALETTES: Mapping[Shade, Palette] = {Shade.DARK: DARK, Shade.LIGHT: LIGHT}


async def palette_for(people: People, user: int) -> Palette | None:
    """The colours of pictures of decks and cards; None for the person who has chosen words.

    Who has chosen nothing sees them, since the words always stand beside them.
    """
    ways = await people.ways(user)
    if ways is None:
        return DARK
    return None if ways.only_words else PALETTES[ways.shade]
