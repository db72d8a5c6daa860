"""The commands that look up cards."""

from discord import app_commands
from discord.ext import commands

from bot.cards.buttons import (
    card_menu,
    card_options,
    is_reported,
    opened,
)
from bot.cards.house import House
from bot.cards.picturing import picture_of
from bot.finding.completing import complete_card
from bot.shared.host import Host, Interaction
from bot.shared.sheets import reply
from bot.shared.typed import Name
from bot.shared.unknown import taken_for, unknown_card
from bot.shared.who_reads import NAME_OF_ONLY_FOR_ME, ONLY_FOR_ME, alone, promptly
from bot.shared.words import language_of, localised

_NEAREST = 5


class CardCommands(commands.Cog):
    """`/card`: answered to everybody, so that a card can be talked about, unless at a duel."""

    def __init__(self, house: House) -> None:
        self.lookup = house.lookup

    @app_commands.command(name="card", description=localised("card-description"))
    @app_commands.describe(name=localised("card-option"), only_for_me=ONLY_FOR_ME)
    @app_commands.autocomplete(name=complete_card)
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @promptly
    async def card(
        self, interaction: Interaction, name: Name, only_for_me: bool = False
    ) -> None:
        """Show the card that is meant, or those of which it is not clear."""
        language = language_of(interaction.locale)
        await self.lookup.renewed()
        guess = await self.lookup.guess(name, language)
        card = guess.card
        options = card_options(
            ((each.code, each.label) for each in guess.nearest), card.code if card else None
        )
        below = (card_menu(language, options),) if len(options) > bool(card) else ()
        if card is None:
            nearest = [each.label for each in guess.nearest[:_NEAREST]]
            loading = self.lookup.is_loading
            view = unknown_card(language, name, nearest, below, is_loading=loading)
            await reply(interaction, view)
            return
        picture = await picture_of(interaction, language, card)
        reported = await is_reported(interaction, card)
        view = opened(interaction, language, card, *below, picture=picture, reported=reported)
        if guess.is_guessed:
            view = taken_for(language, view, name)
        files = [picture.file()] if picture else []
        private = await alone(interaction, only_for_me)
        await reply(interaction, view, private=private, files=files)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(CardCommands(client.house))
