"""The pictures that cards are shown with: of a Link Monster, where its arrows point."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

from bot.cards.layouts.card import card_name, card_stats
from bot.cards.lookup import KnownCard
from bot.cards.pictures.link import LinkCard, described, draw_link
from bot.people.looks import palette_for
from bot.shared.drawing.canvas import Picture
from bot.shared.drawing.lettering import can_letter
from bot.shared.replies import Interaction
from bot.shared.words import LANGUAGES

PATIENCE = 1.0
"""After so many seconds a card is shown without its picture: its words say the same.

Its name may have been waited for before, and Discord takes no answer after 3 seconds.
"""


async def picture_of(
    interaction: Interaction, language: str, card: KnownCard | None
) -> Picture | None:
    """The picture of a Link Monster; None for other cards, and for whoever has chosen words."""
    if card is None:
        return None
    client = interaction.client
    stats = card_stats(card, client.games)
    if stats is None or stats.link is None:
        return None
    palette = await palette_for(client.store.people, interaction.user.id)
    if palette is None:
        return None
    drawn_in = language if can_letter(language) else LANGUAGES[0]
    told, drawn = (
        LinkCard(card_name(each, card, client.games), stats) for each in (language, drawn_in)
    )
    drawing: Awaitable[Picture] = client.drawing.do(draw_link, drawn, drawn_in, palette)
    try:
        picture = await asyncio.wait_for(drawing, timeout=PATIENCE)
    except TimeoutError:
        return None
    return replace(picture, description=described(language, told))
