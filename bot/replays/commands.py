"""`/replay …`: duels that are over are watched again."""

from discord import app_commands

from bot.replays.buttons import found, show
from bot.replays.proving import proven
from bot.shared.groups import group
from bot.shared.host import Host, Interaction
from bot.shared.replies import whisper
from bot.shared.words import localised

MOST = 10**15 - 1
"""The largest number of a duel: what fits into the ids of buttons, and far more than come."""


@app_commands.command(name="show", description=localised("replay-show-description"))
@app_commands.describe(number=localised("replay-number-option"))
async def show_replay(
    interaction: Interaction, number: app_commands.Range[int, 1, MOST]
) -> None:
    """Show the replay of the duel with that number, to the asker alone."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await show(interaction, number)


@app_commands.command(name="verify", description=localised("replay-verify-description"))
@app_commands.describe(number=localised("replay-number-option"))
async def verify_replay(
    interaction: Interaction, number: app_commands.Range[int, 1, MOST]
) -> None:
    """Say whether the shuffles of the duel are those of the fingerprint shown in it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    opened = await found(interaction, number)
    if opened is not None:
        proof = opened.replay.proof
        if proof is None:
            await whisper(interaction, "replay-verify-none")
            return
        key = "replay-verified" if proven(proof) else "replay-verify-wrong"
        facts = {"fingerprint": proof.fingerprint, "seed": proof.seed}
        await whisper(interaction, key, count=len(proof.shuffles), **facts)


async def setup(client: Host) -> None:
    """Let the client know the commands."""
    description = localised("replay-description")
    ours = group(client, app_commands.Group(name="replay", description=description))
    ours.add_command(show_replay)
    ours.add_command(verify_replay)
