"""The pictures that cards are shown with: of one that points, where its arrows are."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

from bot.cards.house import house
from bot.cards.layouts.card import card_facts, card_name, game_of
from bot.cards.pictures.compass import described, draw_compass
from bot.finding.lookup import KnownCard
from bot.people.looks import palette_for
from bot.shared.drawing.canvas import Picture
from bot.shared.drawing.lettering import can_letter
from bot.shared.host import Interaction
from cards.languages import LANGUAGES

PATIENCE = 1.0
"""After how many seconds a card is shown without its picture: its words say the same.

Its name may have been waited for before, and Discord takes no answer after 3 seconds.
"""


async def picture_of(
    interaction: Interaction, language: str, card: KnownCard | None
) -> Picture | None:
    """The picture of a card that points; None for others, and for people who chose words."""
    if card is None:
        return None
    here = house(interaction)
    drawn_in = language if can_letter(language) else LANGUAGES[0]
    game, facts = game_of(card, here.games), card_facts(card, here.games)
    told, drawn = (
        game.compass(facts, card_name(each, card, here.games), each)
        for each in (language, drawn_in)
    )
    if told is None or drawn is None:
        return None
    palette = await palette_for(here.store.people, interaction.user.id)
    if palette is None:
        return None
    drawing: Awaitable[Picture] = here.drawing.do(draw_compass, drawn, drawn_in, palette)
    try:
        picture = await asyncio.wait_for(drawing, timeout=PATIENCE)
    except TimeoutError:
        return None
    return replace(picture, description=described(told))
