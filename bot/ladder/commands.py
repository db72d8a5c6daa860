"""`/record` and `/ladder`: what came of duels; `/duel-admin ladder`: what counts."""

import asyncio
from collections.abc import Collection, Sequence

import discord
from discord import app_commands

from bot.ladder.buttons import LadderButton
from bot.ladder.house import house
from bot.ladder.layout import ladder_view, rating_words, record_view
from bot.ladder.standing import Line, standing
from bot.ladder.tallies import MOST, record_of
from bot.shared.groups import moderating
from bot.shared.host import Host, Interaction
from bot.shared.replies import whisper
from bot.shared.text import escaped
from bot.shared.tidying import name_of
from bot.shared.words import language_of, localised, say


async def _lines(interaction: Interaction, guild: int) -> Sequence[Line]:
    """The ladder of a server as it stands now."""
    here = house(interaction)
    members = await here.store.ladders.members(guild)
    results = await here.store.ladders.results(guild)
    return await asyncio.to_thread(standing, results, [*members], here.clock.wall())


def _hidden(
    people: Sequence[discord.abc.User | None], shown: Collection[int]
) -> discord.abc.User | None:
    """The first of them who is not among those whose results here may be shown."""
    return next((each for each in people if each and each.id not in shown), None)


@app_commands.command(name="record", description=localised("record-description"))
@app_commands.describe(
    player=localised("record-option-player"), rival=localised("record-option-rival")
)
async def record_command(
    interaction: Interaction,
    player: discord.User | None = None,
    rival: discord.User | None = None,
) -> None:
    """Show one's own record, or that of somebody in the ladder of the server."""
    here, language, guild = house(interaction), language_of(interaction.locale), None
    meant = player or interaction.user
    is_own = meant.id == interaction.user.id
    await interaction.response.defer(ephemeral=True, thinking=True)
    members = {}
    if interaction.guild_id is not None:
        members = await here.store.ladders.members(interaction.guild_id)
    if not is_own:
        guild = interaction.guild_id
        hidden = _hidden((meant, rival), {*members, interaction.user.id})
        if hidden is not None:
            await whisper(interaction, "record-not-shown", name=escaped(name_of(hidden)))
            return
    numbers = await here.store.ladders.finished_of(meant.id, guild, MOST)
    duels = await here.store.matches.load_all(numbers)
    record = record_of(meant.id, duels, here.counting, None if rival is None else rival.id)
    rating = ""
    if interaction.guild_id is not None and meant.id in members:
        lines = await _lines(interaction, interaction.guild_id)
        rating = rating_words(lines, meant.id, language)
    facts = {"name": escaped(name_of(meant)), "rival": escaped(name_of(rival)) if rival else ""}
    key = ("record-title-own" if is_own else "record-title") + ("-rival" if rival else "")
    title = say(language, key, **facts)
    view = record_view(title, record, here.games, language, rating=rating, is_own=is_own)
    await interaction.edit_original_response(view=view)


@app_commands.command(name="ladder", description=localised("ladder-description"))
@app_commands.guild_only()
async def ladder_command(interaction: Interaction) -> None:
    """Show the ladder of the server to the asker alone."""
    here, language = house(interaction), language_of(interaction.locale)
    guild = interaction.guild_id or 0
    await interaction.response.defer(ephemeral=True, thinking=True)
    members = await here.store.ladders.members(guild)
    is_in = interaction.user.id in members
    act = "leave" if is_in else "ask"
    button = LadderButton.button(say(language, f"ladder-{act}"), act=act)
    counts_events = await here.store.ladders.counts_events(guild)
    lines = await _lines(interaction, guild)
    view = ladder_view(lines, members, language, counts_events=counts_events, below=[button])
    await interaction.edit_original_response(view=view)


@app_commands.command(name="ladder", description=localised("ladder-admin-description"))
@app_commands.describe(events=localised("ladder-option-events"))
@app_commands.checks.has_permissions(manage_guild=True)
async def ladder_settings(interaction: Interaction, events: bool) -> None:
    """Let duels of events count for the ladder from now on, or not."""
    ladders = house(interaction).store.ladders
    await ladders.count_events(interaction.guild_id or 0, events)
    await whisper(interaction, "ladder-events-count" if events else "ladder-events-do-not")


async def setup(client: Host) -> None:
    """Let the client know the commands."""
    client.tree.add_command(record_command)
    client.tree.add_command(ladder_command)
    moderating(client).add_command(ladder_settings)
