"""The command that asks the engine whether one card can be used when another acts."""

from discord import app_commands
from discord.ext import commands

from bot.finding.completing import complete_card
from bot.rulings.house import House
from bot.rulings.trial_buttons import SITUATIONS, shown
from bot.rulings.typed import cards_typed
from bot.shared.host import Host, Interaction
from bot.shared.typed import Name
from bot.shared.who_reads import NAME_OF_ONLY_FOR_ME, ONLY_FOR_ME, alone, promptly
from bot.shared.words import localised

_WHEN = [
    app_commands.Choice(name=localised(f"chain-when-{key}"), value=key) for key in SITUATIONS
]


class TrialCommands(commands.Cog):
    """`/chain`: the answer is shown to everybody, unless whoever asked is at a duel."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name="chain", description=localised("chain-description"))
    @app_commands.describe(
        card=localised("chain-card-option"),
        to=localised("chain-to-option"),
        when=localised("chain-when-option"),
        only_for_me=ONLY_FOR_ME,
    )
    @app_commands.autocomplete(card=complete_card, to=complete_card)
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @app_commands.choices(when=_WHEN)
    @promptly
    async def chain(
        self,
        interaction: Interaction,
        card: Name,
        to: Name,
        when: str = "",
        only_for_me: bool = False,
    ) -> None:
        """Try it on a small position, and show that beside the official Q&A of both cards."""
        meant = await cards_typed(interaction, self.house, card.strip(), to.strip())
        if meant is None:
            return
        codes, guessed = meant
        private = await alone(interaction, only_for_me)
        await shown(interaction, (codes[0], codes[1]), when, guessed, private=private)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(TrialCommands(client.house))
