"""Setting an event up, and the commands for everybody: list, show, join, drop, deck."""

import secrets
from typing import Any

from discord import app_commands

from bot.decks.check_commands import complete_list
from bot.decks.choice import format_meant
from bot.decks.own_decks import complete_format
from bot.duels.lobby.choosing import limits_meant
from bot.duels.lobby.tables import LobbyError
from bot.duels.store.agreement import SINGLE, THREE
from bot.events.refusal import RefusedError
from bot.events.terms import Shape
from bot.games import GAMES
from bot.hosting.commands.groups import events, organising
from bot.hosting.commands.house import house
from bot.hosting.meant import (
    complete_event,
    complete_player,
    event_looked_at,
    event_meant,
    player_meant,
    player_of,
    refused,
)
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising import lists
from bot.hosting.rights import is_refused, organises
from bot.hosting.rules import Overtime
from bot.hosting.signing_up.buttons import ask_to_leave
from bot.hosting.signing_up.completing import complete_playable
from bot.hosting.signing_up.joining import bring
from bot.hosting.signing_up.looking import deck_text, events_view, rules_view
from bot.hosting.signing_up.setting_up import draft_view
from bot.hosting.signing_up.settings import (
    BOUNDS,
    LONGEST_NAME,
    Basis,
    SettingError,
    settled,
)
from bot.hosting.store.events import EventRecord
from bot.people.commands import CLOCKS
from bot.readings.brings import down_to, to_agree
from bot.shared.host import Host, Interaction
from bot.shared.replies import whisper
from bot.shared.text import note
from bot.shared.typed import Name
from bot.shared.words import language_of, localised
from engine.core.game import Seats

_SHAPES = [
    app_commands.Choice(name=localised(f"event-shape-{shape}"), value=shape.value)
    for shape in Shape
]
_OVERTIMES = [
    app_commands.Choice(name=localised(f"event-overtime-choice-{each}"), value=each.value)
    for each in Overtime
]
_LENGTHS = [
    app_commands.Choice(name=localised("agreed-single"), value=SINGLE),
    app_commands.Choice(name=localised("agreed-match"), value=THREE),
]
TRUSTED = "trusted"
"""The choice of who takes no cards that have to be agreed to."""
_CARDS = [
    app_commands.Choice(name=localised(f"event-cards-choice-{state}"), value=state)
    for state in dict.fromkeys((TRUSTED, *(s for g in GAMES.values() for s in to_agree(g))))
]
_OPTIONS = ("name", "shape", "starts", *BOUNDS, "third_place", "overtime", "late_joins")
_DESCRIBED = {each: localised(f"event-option-{each.replace('_', '-')}") for each in _OPTIONS}
_SEED = 32


@app_commands.command(description=localised("event-create-description"))
@app_commands.describe(
    **_DESCRIBED,
    show_decks=localised("event-option-show-decks"),
    cards=localised("event-option-cards"),
    count_byes=localised("event-option-count-byes"),
    format=localised("duel-option-format"),
    list=localised("duel-option-list"),
    clock=localised("duel-option-clock"),
    best_of=localised("duel-option-best-of"),
)
@app_commands.choices(shape=_SHAPES, overtime=_OVERTIMES, clock=CLOCKS)
@app_commands.choices(best_of=_LENGTHS)
@app_commands.choices(cards=_CARDS)
@app_commands.autocomplete(format=complete_format, list=complete_list)
async def create(
    interaction: Interaction,
    name: app_commands.Range[str, 1, LONGEST_NAME],
    shape: str | None = None,
    format: Name | None = None,
    starts: Name | None = None,
    best_of: int | None = None,
    list: Name | None = None,
    clock: str | None = None,
    rounds: app_commands.Range[int, 1, 20] | None = None,
    cut: app_commands.Range[int, 0, 64] | None = None,
    third_place: bool | None = None,
    check_in: app_commands.Range[int, 0, 120] | None = None,
    round_minutes: app_commands.Range[int, 5, 40320] | None = None,
    overtime: str | None = None,
    extra_turns: app_commands.Range[int, 0, 10] | None = None,
    absent: app_commands.Range[int, 1, 10080] | None = None,
    pause: app_commands.Range[int, 0, 1440] | None = None,
    late_joins: bool | None = None,
    show_decks: bool | None = None,
    rate_floor: app_commands.Range[int, 0, 50] | None = None,
    count_byes: bool | None = None,
    cards: str | None = None,
) -> None:
    """Set an event up, and show it to the person who creates it alone."""
    if await is_refused(interaction):
        return
    limits = await limits_meant(interaction, list)
    if limits is not None:
        await _draft(interaction, dict(iter(interaction.namespace)), limits)


@app_commands.command(name="list", description=localised("event-list-description"))
async def list_events(interaction: Interaction) -> None:
    """Name the newest events of this server: first those that are not over."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    hosts = house(interaction).hosts
    records = await hosts.of_guild(interaction.guild_id or 0)
    found = [await hosts.get(each.id) for each in records]
    view = events_view([each for each in found if each], language_of(interaction.locale))
    await interaction.edit_original_response(view=view)


@app_commands.command(description=localised("event-show-description"))
@app_commands.describe(event=localised("event-option-event"))
@app_commands.autocomplete(event=complete_event)
async def show(interaction: Interaction, event: Name | None = None) -> None:
    """Show what is played in an event, and how it stands."""
    hosted = await event_looked_at(interaction, event)
    if hosted is not None:
        view = rules_view(hosted, house(interaction).games, language_of(interaction.locale))
        await interaction.response.send_message(view=view, ephemeral=True)


@app_commands.command(description=localised("event-join-description"))
@app_commands.describe(
    deck=localised("duel-option-deck"), event=localised("event-option-event")
)
@app_commands.autocomplete(event=complete_event, deck=complete_playable)
async def join(interaction: Interaction, deck: Name, event: Name | None = None) -> None:
    """Join an event with a deck, or bring another deck until it starts."""
    hosted = await event_meant(interaction, event)
    if hosted is None:
        return
    try:
        words = await bring(interaction, hosted, deck)
    except RefusedError as problem:
        await refused(interaction, problem)
        return
    await interaction.response.send_message(view=note(words), ephemeral=True)


@app_commands.command(description=localised("event-drop-description"))
@app_commands.describe(event=localised("event-option-event"))
@app_commands.autocomplete(event=complete_event)
async def drop(interaction: Interaction, event: Name | None = None) -> None:
    """Leave an event, once one has said that one is sure."""
    hosted = await event_meant(interaction, event)
    if hosted is not None:
        await ask_to_leave(interaction, hosted)


@app_commands.command(description=localised("event-deck-description"))
@app_commands.describe(
    event=localised("event-option-event"), player=localised("event-option-player")
)
@app_commands.autocomplete(event=complete_event, player=complete_player)
async def deck(
    interaction: Interaction, event: Name | None = None, player: Name | None = None
) -> None:
    """Show one's own deck in an event, or one that may be seen."""
    hosted = await event_looked_at(interaction, event)
    if hosted is not None:
        await show_deck(interaction, hosted, player)


async def show_deck(interaction: Interaction, hosted: Hosted, typed: str | None) -> None:
    """Show the deck of the player that is named, or one's own, if the person may see it."""
    reader = player_of(interaction.user)
    player = reader if typed is None else await player_meant(interaction, hosted, typed)
    if player is None:
        return
    if player not in hosted.event.joined:
        await whisper(interaction, "event-not-in-it")
        return
    may = await organises(interaction)
    if player == reader or await lists.are_shown(hosted, reader, [player], organises=may):
        words = await deck_text(interaction, hosted, player)
        await interaction.response.send_message(view=note(words), ephemeral=True)
        return
    shown = "yes" if hosted.record.rules.shows_decks else "no"
    await whisper(interaction, "event-deck-plays" if may else "event-deck-secret", shown=shown)


def _may_pair(seats: Seats) -> None:
    """Raise SettingError where more than two play together: events pair two at a time."""
    if not seats.admits(2):
        raise SettingError("event-format-for-many", least=seats.least, most=seats.most)


async def _draft(interaction: Interaction, given: dict[str, Any], limits: str) -> None:
    """Keep what was set and show it, or say what cannot be so."""
    here, guild = house(interaction), interaction.guild
    played = format_meant(here.games, given.get("format"))
    try:
        game = here.lobby.game(played)
        _may_pair(game.seats[played])
        takes = down_to(game, given.get("cards", TRUSTED))
        seed = secrets.token_bytes(_SEED)
        basis = Basis(game.key, played, limits, here.hosts.now, seed, takes)
        name, terms, rules = settled(given, basis)
    except (LobbyError, SettingError) as problem:
        await whisper(interaction, problem.key, **problem.facts)
        return
    draft = EventRecord(
        id=0,
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        name=name,
        language=language_of(guild.preferred_locale if guild else interaction.locale),
        organiser=interaction.user.id,
        terms=terms,
        rules=rules,
    )
    kept = await here.store.event_drafts.keep(draft)
    loaded = await here.store.event_drafts.load(kept, draft.organiser)
    assert loaded is not None
    view = draft_view(here, loaded, language_of(interaction.locale))
    await interaction.response.send_message(view=view, ephemeral=True)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    group = events(client)
    organising(client).add_command(create)
    group.add_command(list_events)
    group.add_command(show)
    group.add_command(join)
    group.add_command(drop)
    group.add_command(deck)
