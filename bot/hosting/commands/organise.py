"""The commands by which organisers govern events, and the log that everybody may read."""

import discord
from discord import app_commands

from bot.decks.choice import NoSuchDeckError, ready
from bot.duels.lobby.choosing import completions, not_playable
from bot.duels.lobby.tables import LobbyError
from bot.events import returning
from bot.events.event import Phase
from bot.events.records import Disqualified, Dropped, Record, Reinstated, Withdrew
from bot.events.refusal import RefusedError
from bot.events.results import How, Player
from bot.hosting.commands.events import show_deck
from bot.hosting.commands.groups import events, organising
from bot.hosting.commands.house import house
from bot.hosting.meant import (
    choices_of,
    complete_event,
    complete_player,
    event_looked_at,
    event_organised,
    event_typed,
    player_meant,
    player_of,
    reason_given,
    refused,
)
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising.agreeing import is_for_others
from bot.hosting.organising.buttons import ask_to_cancel, log_for
from bot.hosting.organising.reasons import LONGEST_REASON
from bot.hosting.organising.starting import start_now
from bot.hosting.organising.telling import tell
from bot.hosting.rights import is_refused
from bot.hosting.showing.look import Look
from bot.hosting.signing_up.joining import player_with
from bot.shared.host import Host, Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.text import escaped, note
from bot.shared.tidying import name_of, tidy
from bot.shared.typed import Name
from bot.shared.words import language_of, localised, say

Reason = app_commands.Range[str, 1, LONGEST_REASON]
_EVENT = localised("event-option-event")
_PLAYER = localised("event-option-player")


@app_commands.command(description=localised("event-start-description"))
@app_commands.describe(event=_EVENT)
@app_commands.autocomplete(event=complete_event)
async def start(interaction: Interaction, event: Name | None = None) -> None:
    """Start an event now, with those who are there."""
    hosted = await event_organised(interaction, event)
    if hosted is None:
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    language = language_of(interaction.locale)
    try:
        here = house(interaction)
        await start_now(hosted, player_of(interaction.user), here.locks, here.event_stage)
    except RefusedError as problem:
        words = say(language, f"event-refused-{problem.refusal}")
    else:
        words = say(language, "event-started", count=len(hosted.event.players))
    await interaction.edit_original_response(view=note(words))


@app_commands.command(description=localised("event-cancel-description"))
@app_commands.describe(event=_EVENT)
@app_commands.autocomplete(event=complete_event)
async def cancel(interaction: Interaction, event: Name | None = None) -> None:
    """Call an event off, once one has said that one is sure, and why."""
    hosted = await event_organised(interaction, event)
    if hosted is not None:
        await ask_to_cancel(interaction, hosted)


@app_commands.command(description=localised("event-disqualify-description"))
@app_commands.describe(
    player=_PLAYER, reason=localised("event-option-disqualified"), event=_EVENT
)
@app_commands.autocomplete(event=complete_event, player=complete_player)
async def disqualify(
    interaction: Interaction, player: Name, reason: Reason, event: Name | None = None
) -> None:
    """Throw a player out of an event that is under way."""
    meant = await _whom_and_why(interaction, player, reason, event)
    if meant is not None:
        hosted, found, why = meant
        name = Look.at(hosted, language_of(interaction.locale)).name(found)
        record = Disqualified(found, why)
        if await _decide(interaction, hosted, record, "event-disqualified", player=name):
            key = "event-told-disqualified"
            await tell(interaction.client, hosted, found, key, reason=escaped(why))


@newest_only
async def complete_gone(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those who have left the event that is named, by what was typed of their names."""
    hosted = await event_typed(interaction)
    gone = hosted.event.gone if hosted else ()
    return choices_of(hosted, gone, typed) if hosted else []


@app_commands.command(description=localised("event-reinstate-description"))
@app_commands.describe(
    player=_PLAYER, reason=localised("event-option-reinstated"), event=_EVENT
)
@app_commands.autocomplete(event=complete_event, player=complete_gone)
async def reinstate(
    interaction: Interaction, player: Name, reason: Reason, event: Name | None = None
) -> None:
    """Let a player play on who has dropped or was thrown out."""
    meant = await _whom_and_why(interaction, player, reason, event)
    if meant is None:
        return
    hosted, found, why = meant
    if await is_for_others(interaction, hosted, Reinstated(found, why)):
        return
    try:
        await hosted.decide(
            lambda now: returning.reinstate(now, found, why), by=player_of(interaction.user)
        )
    except RefusedError as problem:
        await refused(interaction, problem)
        return
    record = hosted.entries[-1].record
    plays = "now" if isinstance(record, Reinstated) and record.table else "next"
    name = Look.at(hosted, language_of(interaction.locale)).name(found)
    await whisper(interaction, "event-reinstated", player=name, plays=plays)
    told = {"reason": escaped(why), "plays": plays}
    await tell(interaction.client, hosted, found, "event-told-reinstated", **told)


@app_commands.command(description=localised("event-remove-description"))
@app_commands.describe(player=_PLAYER, reason=localised("event-option-removed"), event=_EVENT)
@app_commands.autocomplete(event=complete_event, player=complete_player)
async def remove(
    interaction: Interaction,
    player: Name,
    reason: Reason | None = None,
    event: Name | None = None,
) -> None:
    """Take a player off the list before an event starts; later they drop from it."""
    hosted = await event_organised(interaction, event)
    if hosted is None:
        return
    found = await player_meant(interaction, hosted, player)
    if found is None:
        return
    name = Look.at(hosted, language_of(interaction.locale)).name(found)
    is_late, why = hosted.event.phase is Phase.PLAYING, tidy(reason or "")
    record: Record = Dropped(found, why) if is_late else Withdrew(found, why)
    if await _decided(interaction, hosted, record):
        said, table = _dropped(hosted, found) if is_late else ("event-removed", "")
        await whisper(interaction, said, player=name, table=table)
        if is_late:
            key = "event-told-dropped-why" if why else "event-told-dropped"
        else:
            key = "event-told-removed-why" if why else "event-told-removed"
        await tell(interaction.client, hosted, found, key, reason=escaped(why))


def _dropped(hosted: Hosted, player: Player) -> tuple[str, str]:
    """What is said of that player, who has dropped: what became of their match, and where."""
    one = hosted.event.rounds[-1]
    for pairing in one.pairings:
        result = one.results.get(pairing.table)
        if player in pairing.players and result is not None and result.how is How.DROPPED:
            others = {*pairing.players} - {player}
            both = others <= hosted.event.gone.keys()
            return "event-dropped-both" if both else "event-dropped", str(pairing.table)
    return "event-dropped-idle", ""


@newest_only
async def complete_ready(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The ready decks of the event; only their owner can name somebody's own decks."""
    hosted = await event_typed(interaction)
    if hosted is None:
        return []
    try:
        rules, lobby = hosted.record.rules, house(interaction).lobby
        banned = await lobby.ban_list(rules.limits)
        language = language_of(interaction.locale)
        decks = ready(lobby.game(rules.format), rules.format, language, banned)
    except LobbyError:
        return []
    return completions(decks, typed)


@app_commands.command(description=localised("event-add-description"))
@app_commands.describe(
    player=localised("event-option-added"), deck=localised("event-option-deck"), event=_EVENT
)
@app_commands.autocomplete(event=complete_event, deck=complete_ready)
async def add(
    interaction: Interaction,
    player: discord.Member,
    deck: Name,
    event: Name | None = None,
) -> None:
    """Let somebody join with a deck of theirs or a ready one, or change their deck."""
    hosted = await event_organised(interaction, event)
    if hosted is None:
        return
    language, organiser = language_of(interaction.locale), player_of(interaction.user)
    if player.bot:
        await whisper(interaction, "not-a-bot")
        return
    if player_of(player) in hosted.event.gone:
        await whisper(interaction, "event-add-reinstate")
        return
    try:
        record = await player_with(interaction, hosted, player, deck)
        await hosted.enter(record, by=organiser)
    except LobbyError as problem:
        await whisper(interaction, problem.key, **problem.facts)
    except NoSuchDeckError as problem:
        view = note(not_playable(problem, language))
        await interaction.response.send_message(view=view, ephemeral=True)
    except RefusedError as problem:
        await refused(interaction, problem)
    else:
        names = {"player": name_of(player), "deck": record.deck_name}
        said = {fact: escaped(name) for fact, name in names.items()}
        await whisper(interaction, "event-added", **said)


@app_commands.command(name="deck", description=localised("event-admin-deck-description"))
@app_commands.describe(player=_PLAYER, event=_EVENT)
@app_commands.autocomplete(event=complete_event, player=complete_player)
async def see_deck(interaction: Interaction, player: Name, event: Name | None = None) -> None:
    """Show an organiser the deck of a player."""
    hosted = await event_organised(interaction, event)
    if hosted is not None:
        await show_deck(interaction, hosted, player)


@app_commands.command(description=localised("event-role-description"))
@app_commands.describe(role=localised("event-option-role"))
async def role(interaction: Interaction, role: discord.Role | None = None) -> None:
    """Let those who have a role run events on this server; without one, nobody by a role."""
    if await is_refused(interaction):
        return
    if not interaction.permissions.manage_guild:
        await whisper(interaction, "needs-manage-server")
        return
    kept = house(interaction).store.events
    if role is not None and role.is_default():
        await whisper(interaction, "event-role-everyone")
        return
    await kept.set_organisers(interaction.guild_id or 0, role.id if role else None)
    if role is None:
        await whisper(interaction, "event-role-none")
    else:
        await whisper(interaction, "event-role-set", role=role.mention)


@app_commands.command(name="log", description=localised("event-log-description"))
@app_commands.describe(event=_EVENT)
@app_commands.autocomplete(event=complete_event)
async def show_log(interaction: Interaction, event: Name | None = None) -> None:
    """Show what was decided in an event, as far as the person may read it."""
    hosted = await event_looked_at(interaction, event)
    if hosted is not None:
        view = await log_for(interaction, hosted, 0)
        await interaction.response.send_message(view=view, ephemeral=True)


async def _decide(
    interaction: Interaction, hosted: Hosted, record: Record, done: str, **facts: str
) -> bool:
    """Make the decision of an organiser and tell them so, or why not; whether it was made."""
    made = await _decided(interaction, hosted, record)
    if made:
        await whisper(interaction, done, **facts)
    return made


async def _decided(interaction: Interaction, hosted: Hosted, record: Record) -> bool:
    """Make the decision of an organiser; whether it was made, else they are told why not."""
    if await is_for_others(interaction, hosted, record):
        return False
    try:
        await hosted.decide(record, by=player_of(interaction.user))
    except RefusedError as problem:
        await refused(interaction, problem)
        return False
    return True


async def _whom_and_why(
    interaction: Interaction, player: str, reason: str, event: str | None
) -> tuple[Hosted, Player, str] | None:
    """The event, the player and the reason that an organiser names.

    None where it was answered what is wrong with one of them.
    """
    hosted = await event_organised(interaction, event)
    why = await reason_given(interaction, reason) if hosted else None
    if hosted is None or why is None:
        return None
    found = await player_meant(interaction, hosted, player)
    return None if found is None else (hosted, found, why)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    events(client).add_command(show_log)
    group = organising(client)
    group.add_command(start)
    group.add_command(cancel)
    group.add_command(disqualify)
    group.add_command(reinstate)
    group.add_command(add)
    group.add_command(remove)
    group.add_command(see_deck)
    group.add_command(role)
