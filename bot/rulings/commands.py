"""The command that looks up official rulings."""

from discord import app_commands
from discord.ext import commands

from bot.finding.completing import complete_card
from bot.rulings.buttons import found_for, laid_out
from bot.rulings.house import House
from bot.rulings.search import MOST_TEXT, Asked
from bot.rulings.typed import cards_typed
from bot.shared.host import Host, Interaction
from bot.shared.sheets import reply, sheet
from bot.shared.typed import Name
from bot.shared.unknown import taken_for
from bot.shared.who_reads import NAME_OF_ONLY_FOR_ME, ONLY_FOR_ME, alone, promptly
from bot.shared.words import language_of, localised, say


class RulingCommands(commands.Cog):
    """`/ruling`: what is found is shown to everybody, that nothing was found to the asker."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name="ruling", description=localised("ruling-description"))
    @app_commands.describe(
        card=localised("ruling-card-option"),
        card2=localised("ruling-second-option"),
        text=localised("ruling-text-option"),
        only_for_me=ONLY_FOR_ME,
    )
    @app_commands.autocomplete(card=complete_card, card2=complete_card)
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @promptly
    async def ruling(
        self,
        interaction: Interaction,
        card: Name = "",
        card2: Name = "",
        text: app_commands.Range[str, 1, MOST_TEXT] = "",
        only_for_me: bool = False,
    ) -> None:
        """Show the FAQ and the Q&A of the cards, with the text in them if one was given."""
        language = language_of(interaction.locale)
        typed = filter(None, (card.strip(), card2.strip()))
        meant = await cards_typed(interaction, self.house, *typed)
        if meant is None:
            return
        codes, guessed = meant
        asked = Asked(tuple(dict.fromkeys(codes)), " ".join(text.split()))
        if asked == Asked():
            await reply(interaction, sheet(say(language, "rulings-ask")))
            return
        found = await found_for(self.house, asked)
        view = taken_for(language, await laid_out(interaction, asked, found), *guessed)
        private = not found or await alone(interaction, only_for_me)
        await reply(interaction, view, private=private)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(RulingCommands(client.house))
