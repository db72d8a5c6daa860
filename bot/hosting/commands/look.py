"""The commands that show how an event stands: pairings, standings, bracket, why."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.events.event import Phase
from bot.events.records import Why
from bot.events.results import Player, Round
from bot.events.terms import Shape
from bot.hosting.commands.groups import events
from bot.hosting.commands.house import house
from bot.hosting.meant import (
    complete_event,
    complete_player,
    event_looked_at,
    event_typed,
    player_meant,
    player_of,
)
from bot.hosting.ongoing.course import added_by
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.pictures.easel import Shown
from bot.hosting.showing.look import Look
from bot.hosting.showing.pairings import pairings
from bot.hosting.showing.standings import places
from bot.hosting.showing.threads import threads_of
from bot.hosting.showing.why import why
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Host, Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.sheets import reply
from bot.shared.text import clip
from bot.shared.typed import Name
from bot.shared.who_reads import NAME_OF_ONLY_FOR_ME, promptly
from bot.shared.words import language_of, localised

Number = app_commands.Range[int, 1, 999]


@newest_only
async def complete_round(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """The rounds of the event that is named, newest first; they count on through its cut."""
    hosted = await event_typed(interaction)
    if hosted is None:
        return []
    look = Look.at(hosted, language_of(interaction.locale))
    titles = [(n, look.round_title(one)) for n, one in enumerate(hosted.event.rounds, 1)]
    return [
        app_commands.Choice(name=clip(title, OPTION), value=number)
        for number, title in reversed(titles)
        if typed.strip() in (*title.split(), str(number), "")
    ][:MENU]


@app_commands.command(name="pairings", description=localised("event-pairings-description"))
@app_commands.rename(only_me=NAME_OF_ONLY_FOR_ME, number="round")
@app_commands.describe(
    event=localised("event-option-event"),
    number=localised("event-option-round"),
    only_me=localised("event-option-only-me"),
)
@app_commands.autocomplete(event=complete_event)
@app_commands.autocomplete(number=complete_round)
@promptly
async def show_pairings(
    interaction: Interaction,
    event: Name | None = None,
    number: Number | None = None,
    only_me: bool = False,
) -> None:
    """Show who meets whom in a round, with results, points and the ways to the tables."""
    hosted = await event_looked_at(interaction, event)
    if hosted is None:
        return
    one = await round_meant(interaction, hosted, number)
    if one is not None:
        threads = await threads_of(house(interaction).store, hosted, one)
        look = look_for(interaction, hosted, only_me)
        await reply(interaction, pairings(look, one, threads=threads), private=only_me)


@app_commands.command(name="standings", description=localised("event-standings-description"))
@app_commands.rename(only_me=NAME_OF_ONLY_FOR_ME)
@app_commands.describe(
    event=localised("event-option-event"), only_me=localised("event-option-only-me")
)
@app_commands.autocomplete(event=complete_event)
async def show_standings(
    interaction: Interaction, event: Name | None = None, only_me: bool = False
) -> None:
    """Show who stands where; of a bracket that is over, the places, else the bracket."""
    hosted = await event_looked_at(interaction, event)
    if hosted is None or await _not_begun(interaction, hosted):
        return
    look = look_for(interaction, hosted, only_me)
    has_points = hosted.event.terms.shape in (Shape.SWISS, Shape.ROUND_ROBIN)
    if hosted.event.phase is Phase.OVER and (hosted.event.cut or not has_points):
        await reply(interaction, places(look), private=only_me)
        return
    await interaction.response.defer(ephemeral=only_me)
    easel = house(interaction).easel
    await _hang(
        interaction, await (easel.standings(look) if has_points else easel.bracket(look, 1))
    )


@app_commands.command(name="bracket", description=localised("event-bracket-description"))
@app_commands.rename(only_me=NAME_OF_ONLY_FOR_ME)
@app_commands.describe(
    event=localised("event-option-event"), only_me=localised("event-option-only-me")
)
@app_commands.autocomplete(event=complete_event)
async def show_bracket(
    interaction: Interaction, event: Name | None = None, only_me: bool = False
) -> None:
    """Show the bracket, or that of the top cut, in pictures and in words."""
    hosted = await event_looked_at(interaction, event)
    if hosted is None or await _not_begun(interaction, hosted):
        return
    is_bracket = hosted.event.terms.shape in (Shape.SINGLE, Shape.DOUBLE)
    if not is_bracket and not hosted.event.cut:
        await whisper(interaction, "event-no-bracket")
        return
    look = look_for(interaction, hosted, only_me)
    await interaction.response.defer(ephemeral=only_me)
    stage = 1 if is_bracket else 2
    await _hang(interaction, await house(interaction).easel.bracket(look, stage))


@app_commands.command(name="why", description=localised("event-why-description"))
@app_commands.rename(only_me=NAME_OF_ONLY_FOR_ME, number="round")
@app_commands.describe(
    player=localised("event-option-why-player"),
    number=localised("event-option-round"),
    event=localised("event-option-event"),
    only_me=localised("event-option-only-me"),
)
@app_commands.autocomplete(event=complete_event, player=complete_player)
@app_commands.autocomplete(number=complete_round)
@promptly
async def show_why(
    interaction: Interaction,
    player: Name | None = None,
    number: Number | None = None,
    event: Name | None = None,
    only_me: bool = True,
) -> None:
    """Say why somebody was paired so in a round, and why they stand where they do."""
    hosted = await event_looked_at(interaction, event)
    if hosted is None:
        return
    whom = player_of(interaction.user)
    if player is not None:
        found = await player_meant(interaction, hosted, player)
        if found is None:
            return
        whom = found
    elif whom not in hosted.event.joined:
        await whisper(interaction, "event-why-not-in")
        return
    one = None
    if hosted.event.rounds or number is not None:
        one = await round_meant(interaction, hosted, number)
        if one is None:
            return
    look = look_for(interaction, hosted, only_me)
    added = None if one is None else added_at(hosted, one, whom)
    await reply(interaction, why(look, whom, one, added), private=only_me)


def added_at(hosted: Hosted, one: Round, player: Player) -> Mapping[Why, int]:
    """The seconds that count for nobody at the player's table; none in a round gone by."""
    table = next((each.table for each in one.pairings if player in each.players), None)
    if table is None or one is not hosted.event.rounds[-1]:
        return {}
    return added_by(hosted.entries, table)


def look_for(interaction: Interaction, hosted: Hosted, only_me: bool) -> Look:
    """The event as whoever asks reads it, or as everybody does."""
    if only_me:
        language = language_of(interaction.locale)
        return Look.at(hosted, language, player_of(interaction.user))
    return Look.at(hosted, hosted.record.language)


async def round_meant(
    interaction: Interaction, hosted: Hosted, number: int | None
) -> Round | None:
    """The round of that number, or the newest; None where it is answered that there is none."""
    rounds = hosted.event.rounds
    if rounds and (number is None or number <= len(rounds)):
        return rounds[-1 if number is None else number - 1]
    await whisper(interaction, "event-no-such-round", count=len(rounds))
    return None


async def _not_begun(interaction: Interaction, hosted: Hosted) -> bool:
    """Whether it was answered that there is nothing to show yet."""
    if hosted.event.players:
        return False
    await whisper(interaction, "event-no-such-round", count=0)
    return True


async def _hang(interaction: Interaction, shown: Shown) -> None:
    view, pictures = shown
    await reply(interaction, view, files=[each.file() for each in pictures])


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    group = events(client)
    commands: Sequence[app_commands.Command[Any, ..., None]] = (
        show_pairings,
        show_standings,
        show_bracket,
        show_why,
    )
    for command in commands:
        group.add_command(command)
