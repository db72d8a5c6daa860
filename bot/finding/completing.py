"""What is offered while somebody types the name of a card."""

from discord import app_commands

from bot.finding.house import house
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.text import clip
from bot.shared.words import language_of


@newest_only
async def complete_card(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cards that what was typed may mean, named in the reader's language."""
    found = await house(interaction).lookup.likely(typed, language_of(interaction.locale), MENU)
    return [
        app_commands.Choice(name=clip(each.label, OPTION), value=str(each.code))
        for each in found
    ]
