"""`/status`: how quickly the bot answers, what goes on, and which version it is."""

import math

from discord import app_commands

from bot import __version__
from bot.figures.house import house
from bot.shared.host import Host, Interaction
from bot.shared.text import note
from bot.shared.words import language_of, localised, say

_MOST, _NEARLY_ALL = 0.5, 0.99
_SECOND = 1000


@app_commands.command(name="status", description=localised("status-description"))
async def status_command(interaction: Interaction) -> None:
    """Say how the bot fares, in numbers that everybody may know."""
    language, ours = language_of(interaction.locale), house(interaction)
    counts = await ours.counted()
    answers = say(language, "status-no-answers")
    half, nearly_all = ours.day.within(_MOST), ours.day.within(_NEARLY_ALL)
    if half is not None and nearly_all is not None:
        answers = say(
            language,
            "status-answers",
            half=_seconds(language, half),
            most=_seconds(language, nearly_all),
        )
    going = say(language, "status-going", duels=counts.duels, events=counts.events)
    version = say(language, "status-version", version=__version__)
    view = note("\n".join((answers, going, version)))
    await interaction.response.send_message(view=view, ephemeral=True)


def _seconds(language: str, seconds: float) -> str:
    """A time in words, for which `seconds` is the upper limit."""
    if not math.isfinite(seconds):
        return say(language, "status-longer")
    if seconds < 1:
        return say(language, "status-ms", ms=round(_SECOND * seconds))
    return say(language, "status-s", s=round(seconds))


async def setup(client: Host) -> None:
    """Let the client know the command."""
    client.tree.add_command(status_command)
