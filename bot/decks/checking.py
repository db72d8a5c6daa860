"""A deck judged by a format, and by the ban lists that there are."""

from collections.abc import Sequence

from discord import ui

from bot.decks.ban_lists import BanList, ban_list
from bot.decks.house import house
from bot.decks.layouts.check import checked
from bot.decks.own_decks import names_in
from bot.decks.visible_decks import Subject
from bot.library.own_lists import own_lists_of
from bot.shared.host import Interaction
from bot.shared.words import language_of

_MOST_LISTS = 25
"""The lists that are looked at where none is named."""


async def judged_view(
    interaction: Interaction, judged: Subject, format: str, chosen: BanList | None = None
) -> ui.LayoutView:
    """All that is wrong with the deck in a format, by the `chosen` list or by all there are."""
    game, language = judged.game, language_of(interaction.locale)
    await house(interaction).lookup.handed()
    others = [] if chosen else await _looked_at(interaction, format)
    names = await names_in(interaction, game, judged.deck)
    reports = house(interaction).store.reports
    reported = await reports.standing(game.key, interaction.guild_id)
    return checked(language, game, names, judged, format, chosen, others, reported)


async def _looked_at(interaction: Interaction, format: str) -> Sequence[BanList]:
    """The lists that come with the format, or else the newest of each family."""
    library = house(interaction).library
    lists = own_lists_of(format) or await library.lists()
    return [await ban_list(library, each) for each in lists[:_MOST_LISTS]]
