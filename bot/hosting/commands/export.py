"""`/event export` and `/event evidence`: what can be taken away from an event as files."""

from io import BytesIO
from typing import Literal

import discord
from discord import app_commands

from bot.duels.panel.log_pages import log_file
from bot.duels.store.records import Status
from bot.events.results import Pairing, Round
from bot.hosting.commands.groups import events
from bot.hosting.commands.house import house
from bot.hosting.commands.look import Number, complete_round, round_meant
from bot.hosting.export import as_csv, as_json
from bot.hosting.meant import complete_event, event_looked_at, player_of
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising import lists
from bot.hosting.rights import organises
from bot.hosting.showing.look import Look
from bot.hosting.showing.threads import kept_tables
from bot.shared.host import Host, Interaction
from bot.shared.replies import whisper
from bot.shared.sheets import reply
from bot.shared.text import layout
from bot.shared.typed import Name
from bot.shared.who_reads import promptly
from bot.shared.words import language_of, localised


@app_commands.command(name="export", description=localised("event-export-description"))
@app_commands.describe(
    event=localised("event-option-event"), files=localised("event-export-files")
)
@app_commands.rename(files="format")
@app_commands.autocomplete(event=complete_event)
@promptly
async def export(
    interaction: Interaction, files: Literal["csv", "json"] = "csv", event: Name | None = None
) -> None:
    """Hand the event out as files, to the person who asks alone."""
    hosted = await event_looked_at(interaction, event)
    if hosted is None:
        return
    may, reader = await organises(interaction), player_of(interaction.user)
    name, everybody = f"event-{hosted.record.id}", hosted.event.joined
    has_decks = await lists.are_shown(hosted, reader, everybody, organises=may)
    if files == "json":
        written = {f"{name}.json": as_json(hosted, reader, organises=may)}
    else:
        tables = as_csv(hosted, reader, organises=may).items()
        written = {f"{name}-{table}": content for table, content in tables}
    look = Look.at(hosted, language_of(interaction.locale))
    key = "event-exported-decks" if has_decks else "event-exported"
    sent = [discord.File(BytesIO(content), file) for file, content in written.items()]
    await reply(interaction, _with_files(look.say(key, name=look.title), sent), files=sent)


@app_commands.command(name="evidence", description=localised("event-evidence-description"))
@app_commands.rename(number="round")
@app_commands.describe(
    table=localised("event-evidence-table"),
    number=localised("event-option-round"),
    event=localised("event-option-event"),
)
@app_commands.autocomplete(event=complete_event)
@app_commands.autocomplete(number=complete_round)
async def evidence(
    interaction: Interaction,
    table: Number,
    number: Number | None = None,
    event: Name | None = None,
) -> None:
    """Hand out what everybody could see of the duels at a table, once its match is over."""
    hosted = await event_looked_at(interaction, event)
    if hosted is None:
        return
    one = await round_meant(interaction, hosted, number)
    if one is None:
        return
    pairing = next((each for each in one.pairings if each.table == table), None)
    if pairing is None:
        await whisper(interaction, "event-no-such-table", table=table)
        return
    await _give_logs(interaction, hosted, one, pairing)


async def _give_logs(
    interaction: Interaction, hosted: Hosted, one: Round, pairing: Pairing
) -> None:
    """The logs of the duels as somebody without a seat was told them, whoever asks."""
    here, language = house(interaction), language_of(interaction.locale)
    kept = await kept_tables(here.store, hosted, one)
    laid = {each.id for each in kept if each.number == pairing.table}
    duels = [
        each
        for each in await here.store.event_tables.duels(hosted.record.id)
        if each.table in laid
    ]
    if any(each.status is Status.OPEN for each in duels) or pairing.table not in one.results:
        await whisper(interaction, "event-evidence-open", table=pairing.table)
        return
    await interaction.response.defer(ephemeral=True)
    files: list[discord.File] = []
    for duel in duels:
        record = await here.store.matches.load(duel.match)
        told = (
            await here.sessions.chronicles.of(record, None, language, None, interaction.user.id)
            if record
            else None
        )
        if record is not None and told is not None:
            files.append(log_file(record, told, language))
    look = Look.at(hosted, language)
    key = "event-evidence" if files else "event-evidence-none"
    text = look.say(key, table=pairing.table, round=look.round_title(one))
    await reply(interaction, _with_files(text, files), files=files)


def _with_files(text: str, files: list[discord.File]) -> discord.ui.LayoutView:
    shown: list[discord.ui.File[discord.ui.LayoutView]] = [
        discord.ui.File(f"attachment://{each.filename}") for each in files
    ]
    return layout(discord.ui.TextDisplay(text), *shown)


async def setup(client: Host) -> None:
    """Add the commands to `/event`."""
    group = events(client)
    group.add_command(export)
    group.add_command(evidence)
