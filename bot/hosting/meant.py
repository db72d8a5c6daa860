"""Which event a command or a press is about, and why something cannot be done in it."""

import re
from collections.abc import Iterable, Sequence

import discord
from discord import app_commands

from bot.events.refusal import RefusedError
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.house import house
from bot.hosting.rights import is_refused
from bot.hosting.store.events import EventRecord
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.ids import is_number
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.text import clip
from bot.shared.tidying import tidy
from bot.shared.unknown import shown

_MENTION = re.compile(r"^<@!?(\d+)>$")


async def event_pressed(interaction: Interaction, id: int) -> Hosted | None:
    """The event of a button, if it belongs to this server; else it is answered that it is not.

    Ids can be forged: an event of another server is as if it were not there.
    """
    hosted = await house(interaction).hosts.get(id)
    if hosted is None or hosted.record.guild != interaction.guild_id:
        await whisper(interaction, "event-gone")
        return None
    return hosted


async def event_meant(interaction: Interaction, typed: str | None) -> Hosted | None:
    """The event that is named; without a name the one here, or the only one on the server.

    None where it is answered that there is none, or that it has to be named.
    """
    listed = await house(interaction).hosts.of_guild(interaction.guild_id or 0)
    if typed is not None:
        found = next((each for each in listed if _is_meant(each, typed)), None)
        if found is None:
            number = typed.strip().removeprefix("#")
            return await event_pressed(interaction, int(number) if is_number(number) else 0)
        return await house(interaction).hosts.get(found.id)
    running = await house(interaction).hosts.running(interaction.guild_id or 0)
    meant = _only(interaction, running)
    if meant is None:
        await whisper(interaction, "event-which" if running else "event-none")
    return meant


async def event_looked_at(interaction: Interaction, typed: str | None) -> Hosted | None:
    """The same for a person who only looks: if none goes on in the channel, the last that did.

    Who asks for the standings where an event was played means that one, also once it is over.
    """
    if typed is None:
        hosts, here = house(interaction).hosts, _channel(interaction)
        running = await house(interaction).hosts.running(interaction.guild_id or 0)
        if all(each.record.channel != here for each in running):
            listed = await hosts.of_guild(interaction.guild_id or 0)
            over = [each for each in listed if each.channel == here]
            if over:
                return await hosts.get(over[0].id)
    return await event_meant(interaction, typed)


async def event_organised(interaction: Interaction, typed: str | None) -> Hosted | None:
    """The same for an organiser; None where it is answered that the person is none, too."""
    if await is_refused(interaction):
        return None
    return await event_meant(interaction, typed)


async def event_decided(interaction: Interaction, typed: str | None) -> Hosted | None:
    """The same for what can also be decided for a while after an event has come to its end.

    Without a name that is the last event of the channel, if none goes on on the server.
    """
    if await is_refused(interaction):
        return None
    ended = await _ended_here(interaction) if typed is None else None
    return ended or await event_meant(interaction, typed)


async def _ended_here(interaction: Interaction) -> Hosted | None:
    """The last event of the channel, if it has ended and none goes on on the server."""
    hosts, guild = house(interaction).hosts, interaction.guild_id or 0
    if await hosts.running(guild):
        return None
    listed = await hosts.of_guild(guild)
    last = next((each for each in listed if each.channel == _channel(interaction)), None)
    return await hosts.get(last.id) if last else None


async def reason_given(interaction: Interaction, typed: str) -> str | None:
    """The reason as others may read it; None where it is answered that nobody could."""
    reason = tidy(typed)
    if not reason:
        await whisper(interaction, "event-reason-empty")
    return reason or None


async def refused(interaction: Interaction, problem: RefusedError) -> None:
    """Say why a decision cannot be made."""
    await whisper(interaction, f"event-refused-{problem.refusal}")


@newest_only
async def complete_event(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The newest events of this server whose names hold what was typed."""
    listed = await house(interaction).hosts.names(interaction.guild_id or 0)
    named = [(number, f"#{number} {name}") for number, name in listed]
    return [
        app_commands.Choice(name=clip(name, OPTION), value=str(number))
        for number, name in named
        if typed.strip().casefold() in name.casefold()
    ]


async def event_typed(interaction: Interaction) -> Hosted | None:
    """The event that a command is about while it is typed, on this server.

    Where none goes on, it is the last one of the channel.
    """
    named = str(getattr(interaction.namespace, "event", None) or "")
    if is_number(named):
        hosted = await house(interaction).hosts.get(int(named))
    else:
        running = await house(interaction).hosts.running(interaction.guild_id or 0)
        hosted = _only(interaction, running) or await _ended_here(interaction)
    if hosted is None or hosted.record.guild != interaction.guild_id:
        return None
    return hosted


@newest_only
async def complete_player(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Those who have joined the event that is named, by the names that hold what was typed."""
    hosted = await event_typed(interaction)
    if hosted is None:
        return []
    return choices_of(hosted, hosted.event.joined, typed)


def choices_of(
    hosted: Hosted, players: Iterable[Player], typed: str
) -> list[app_commands.Choice[str]]:
    """These players of the event, as far as their names hold what was typed."""
    part = typed.strip().casefold()
    known = [hosted.players[player] for player in players]
    return [
        app_commands.Choice(name=clip(each.name, OPTION), value=str(each.player))
        for each in known
        if part in each.name.casefold()
    ][:MENU]


async def player_meant(interaction: Interaction, hosted: Hosted, typed: str) -> Player | None:
    """Who of those who have joined is named, by name, mention or number.

    None where it is answered that there is nobody, or more than one.
    """
    named = _MENTION.sub(r"\1", typed.strip())
    joined = [hosted.players[player] for player in hosted.event.joined]
    found = [each for each in joined if str(each.player) == named] or [
        each for each in joined if each.name.casefold() == named.casefold()
    ]
    if len(found) == 1:
        return found[0].player
    key = "event-several-players" if found else "event-no-such-player"
    await whisper(interaction, key, player=shown(typed))
    return None


def player_of(user: discord.abc.User) -> Player:
    """The number by which events know somebody."""
    return Player(user.id)


def _is_meant(record: EventRecord, typed: str) -> bool:
    wanted = typed.strip().casefold().removeprefix("#")
    return wanted in (str(record.id), record.name.casefold())


def _channel(interaction: Interaction) -> int | None:
    """The channel of the command, or that of which it is a thread."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id


def _only(interaction: Interaction, running: Sequence[Hosted]) -> Hosted | None:
    """The one event that is played here, or else on the whole server."""
    here = [each for each in running if each.record.channel == _channel(interaction)]
    return next((few[0] for few in (here, running) if len(few) == 1), None)
