"""Commands about the tables of a round: reports of players, and what organisers decide."""

import re
from unicodedata import normalize

from discord import app_commands

from bot.events.records import Corrected, Extended, Record, TimeCalled
from bot.events.refusal import RefusedError
from bot.events.results import How, Result
from bot.hosting.commands.groups import events, organising
from bot.hosting.commands.house import house
from bot.hosting.meant import (
    complete_event,
    event_decided,
    event_meant,
    event_organised,
    event_typed,
    player_of,
    reason_given,
    refused,
)
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table, newest_round, round_under_way, tables_of
from bot.hosting.organising.agreeing import is_for_others
from bot.hosting.organising.reasons import SHOWN_REASON
from bot.hosting.organising.undoing import ask_to_undo
from bot.hosting.rules import Overtime
from bot.hosting.showing.look import Look, plain
from bot.hosting.tables import buttons
from bot.hosting.tables.acting import AtTableError
from bot.hosting.tables.face import score_words
from bot.hosting.tables.house import house as at_tables
from bot.hosting.tables.results import is_possible, scores
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Host, Interaction
from bot.shared.ids import is_number
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.text import clip
from bot.shared.typed import Name
from bot.shared.words import language_of, localised

_MOST_MINUTES = 24 * 60
Wins = app_commands.Range[int, 0, 2]
BOTH_LOSE = "both-lose"
_SCORE = re.compile(r"([0-2])\s*[-–—−ー:~比対]\s*([0-2])")


@app_commands.command(name="report", description=localised("event-report-description"))
@app_commands.describe(
    won=localised("event-report-won"),
    lost=localised("event-report-lost"),
    event=localised("event-rounds-option-event"),
)
@app_commands.autocomplete(event=complete_event)
async def report_result(
    interaction: Interaction, won: Wins, lost: Wins, event: Name | None = None
) -> None:
    """Report how one's own match of this round ended, which was played elsewhere."""
    hosted = await event_meant(interaction, event)
    if hosted is None:
        return
    try:
        sitting = await house(interaction).acting.of(hosted, interaction.user.id)
    except AtTableError as problem:
        await whisper(interaction, problem.key)
        return
    is_first = sitting.table.pairing.first == interaction.user.id
    score = (won, lost) if is_first else (lost, won)
    await buttons.report(interaction, sitting.table.record.id, score)


@newest_only
async def complete_table(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The tables of the round under way, each with those who meet there."""
    hosted = await event_typed(interaction)
    one = newest_round(hosted) if hosted else None
    if hosted is None or one is None:
        return []
    look = Look.at(hosted, language_of(interaction.locale))
    named = [
        (each.table, f"{each.table} · " + " – ".join(map(look.called, each.players)))
        for each in one.pairings
        if each.second is not None
    ]
    return [
        app_commands.Choice(name=clip(name, OPTION), value=f"{hosted.paired}:{table}")
        for table, name in named
        if typed.strip().casefold() in name.casefold()
    ][:MENU]


@newest_only
async def complete_result(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The results that the table that is named may have."""
    hosted = await event_typed(interaction)
    _, table = _table(str(getattr(interaction.namespace, "table", "")))
    one = newest_round(hosted) if hosted else None
    pairings = one.pairings if one else ()
    found = next((e for e in pairings if e.table == table and e.second is not None), None)
    if hosted is None or found is None:
        return []
    look = Look.at(hosted, language_of(interaction.locale))
    names = [look.called(each) for each in found.players]
    known = [
        (f"{first}-{second}", f"{names[0]} {first}–{second} {names[1]}")
        for first, second in scores(hosted.record.rules, found)
    ]
    known.append((BOTH_LOSE, look.say("event-both-lose")))
    return [
        app_commands.Choice(name=clip(name, OPTION), value=value)
        for value, name in known
        if typed.strip().casefold() in name.casefold()
    ]


@app_commands.command(name="correct", description=localised("event-correct-description"))
@app_commands.describe(
    table=localised("event-correct-table"),
    result=localised("event-correct-result"),
    reason=localised("event-rounds-option-reason"),
    event=localised("event-rounds-option-event"),
)
@app_commands.autocomplete(table=complete_table, result=complete_result, event=complete_event)
async def correct(
    interaction: Interaction,
    table: Name,
    result: Name,
    reason: Name,
    event: Name | None = None,
) -> None:
    """Decide how a match of this round ended, or correct what stands there."""
    hosted = await event_decided(interaction, event)
    if hosted is None:
        return
    ruled, (paired, number) = _result(result), _table(table)
    if ruled is None or number is None:
        await whisper(interaction, "event-correct-unreadable")
        return
    if not is_possible(hosted.record.rules, ruled.first, ruled.second):
        await whisper(interaction, "event-table-no-such-score")
        return
    why = await reason_given(interaction, reason)
    if why is None:
        return
    record, paired = Corrected(number, ruled, why), paired or hosted.paired
    told = _told(interaction, hosted, record)
    at = await _table_of(interaction, hosted, number)
    if await _decide(interaction, hosted, record, "event-corrected", paired, result=told):
        await _tell_players(interaction, hosted, record, at)


@app_commands.command(name="undo", description=localised("event-undo-description"))
@app_commands.describe(event=localised("event-rounds-option-event"))
@app_commands.autocomplete(event=complete_event)
async def undo(interaction: Interaction, event: Name | None = None) -> None:
    """Take the last round back, once one has read what that does and said that one is sure."""
    hosted = await event_decided(interaction, event)
    if hosted is not None:
        await ask_to_undo(interaction, hosted)


@app_commands.command(name="extend", description=localised("event-extend-description"))
@app_commands.describe(
    minutes=localised("event-extend-minutes"),
    reason=localised("event-rounds-option-reason"),
    event=localised("event-rounds-option-event"),
)
@app_commands.autocomplete(event=complete_event)
async def extend(
    interaction: Interaction,
    minutes: app_commands.Range[int, 1, _MOST_MINUTES],
    reason: Name,
    event: Name | None = None,
) -> None:
    """Give the round under way more time, or let matches go on that its end has decided."""
    hosted = await event_decided(interaction, event)
    if hosted is None:
        return
    one = round_under_way(hosted)
    waits = hosted.record.rules.overtime is Overtime.JUDGE
    if one is not None and one.time_is_up and not one.is_over and not waits:
        await whisper(interaction, "event-extend-too-late")
        return
    why = await reason_given(interaction, reason)
    if why is None:
        return
    record = Extended(minutes, why)
    await _decide(interaction, hosted, record, "event-extended", minutes=minutes)


@app_commands.command(name="call-time", description=localised("event-call-time-description"))
@app_commands.describe(event=localised("event-rounds-option-event"))
@app_commands.autocomplete(event=complete_event)
async def call_time(interaction: Interaction, event: Name | None = None) -> None:
    """End the time of the round under way now."""
    hosted = await event_organised(interaction, event)
    if hosted is not None:
        await _decide(interaction, hosted, TimeCalled(), "event-time-called")


async def _decide(
    interaction: Interaction,
    hosted: Hosted,
    record: Record,
    done: str,
    paired: int | None = None,
    **facts: int | str,
) -> bool:
    """Make the decision of an organiser, and tell them that it was made, or why not.

    True where it was made.
    """
    is_of_now = paired is None or paired == hosted.paired  # else it is refused
    if is_of_now and await is_for_others(interaction, hosted, record):
        return False
    try:
        await hosted.decide(record, by=player_of(interaction.user), paired=paired)
    except RefusedError as problem:
        await refused(interaction, problem)
        return False
    await whisper(interaction, done, **facts)
    return True


async def _table_of(interaction: Interaction, hosted: Hosted, number: int) -> Table | None:
    """The table of the newest round that has this number; None where there is none."""
    tables = await tables_of(hosted, house(interaction).store)
    return next((each for each in tables if each.record.number == number), None)


async def _tell_players(
    interaction: Interaction, hosted: Hosted, record: Corrected, table: Table | None
) -> None:
    """Call both players to what was decided of their match, since an edit calls nobody."""
    if table is None:
        return
    look = Look.at(hosted, hosted.record.language)
    result = score_words(look, table.pairing, record.result)
    facts = {"result": result, "reason": plain(record.reason, SHOWN_REASON)}
    key, former = "event-table-decided", look.score(table.result) if table.result else ""
    if former not in ("", look.score(record.result)):
        key, facts["former"] = "event-table-changed", former
    floor, players = at_tables(interaction).floor, table.pairing.players
    await floor.ring(hosted, table.record, players, key, **facts)


def _told(interaction: Interaction, hosted: Hosted, record: Corrected) -> str:
    """Who met at the table and how that ended, as the organiser rules; "" for no table."""
    one = newest_round(hosted)
    pairings = one.pairings if one else ()
    found = next((each for each in pairings if each.table == record.table), None)
    look = Look.at(hosted, language_of(interaction.locale))
    return score_words(look, found, record.result) if found else ""


def _result(typed: str) -> Result | None:
    """The ruling that an organiser has written: "2-1", "2:1", "２対１" or that both lose."""
    if typed.strip() == BOTH_LOSE:
        return Result(0, 0, How.RULING, both_lose=True)
    found = _SCORE.fullmatch(normalize("NFKC", typed).strip())
    return Result(int(found[1]), int(found[2]), How.RULING) if found else None


def _table(typed: str) -> tuple[int | None, int | None]:
    """The record that paired the round, where it is named as in "8:2", and the table's number.

    A choice names its round: the next one may be paired before the command is sent.
    """
    paired, colon, number = typed.strip().rpartition(":")
    if not is_number(number) or (colon and not is_number(paired)):
        return None, None
    return int(paired) if colon else None, int(number)


async def setup(client: Host) -> None:
    """Put the commands into the groups of events."""
    events(client).add_command(report_result)
    group = organising(client)
    group.add_command(correct)
    group.add_command(undo)
    group.add_command(extend)
    group.add_command(call_time)
