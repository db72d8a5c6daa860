"""`/replay …`: duels that are over are watched again."""

from discord import app_commands

from bot.replays.buttons import show
from bot.shared.groups import group
from bot.shared.host import Host, Interaction
from bot.shared.words import localised

MOST = 10**15 - 1


@app_commands.command(name="show", description=localised("replay-show-description"))
@app_commands.describe(number=localised("replay-number-option"))
async def show_replay(
    interaction: Interaction, number: app_commands.Range[int, 1, MOST]
) -> None:
    """Show the replay of the duel with that number, to the asker alone."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await show(interaction, number)


async def setup(client: Host) -> None:
    """Let the client know the commands."""
    description = localised("replay-description")
    group(client, app_commands.Group(name="replay", description=description)).add_command(
        show_replay
    )
