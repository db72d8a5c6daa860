"""The decisions of an event as one reader may know them: who made which, when, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.events import records
from bot.events.records import Entry, Record
from bot.events.results import Pairing, Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising.reasons import SHOWN_REASON
from bot.hosting.showing.look import Look, plain
from bot.shared.ids import Id
from bot.shared.sheets import sheet
from bot.shared.words import mention, say

PAGE = Id("event-log:{event:int}:{page:int(4)}")
"""A page of the decisions, the newest on the first."""
LINES = 12
_NAMED = 8
"""How many players one line names."""
_ABOUT_ONE = (
    records.Joined,
    records.Withdrew,
    records.DeckChanged,
    records.CheckedIn,
    records.Dropped,
    records.Disqualified,
    records.Reinstated,
)
"""What concerns one player, and is read by them and by organisers."""
_FOR_ALL = (records.Corrected, records.Reinstated, records.DecksSeen)
"""What an organiser does about some players, and everybody reads."""


@dataclass(frozen=True, slots=True)
class Noted:
    """An entry, and the players of the table that it is about."""

    entry: Entry
    players: Sequence[Player]


def noted(entries: Sequence[Entry]) -> list[Noted]:
    """Every entry with those whom it concerns; nobody where it concerns everybody."""
    found: list[Noted] = []
    rounds: list[Sequence[Pairing]] = []
    for entry in entries:
        found.append(Noted(entry, _concerned(entry.record, rounds)))
        if isinstance(entry.record, records.Paired):
            rounds.append(entry.record.pairings)
        elif isinstance(entry.record, records.Undone):
            rounds.pop()
    return found


def readable(found: Sequence[Noted], reader: Player, *, organises: bool) -> list[Noted]:
    """What `reader` may read: organisers everything, others what concerns them or everybody.

    What an organiser has ruled at a table concerns everybody, and so does who plays on again,
    whose decks an organiser has looked at, and what all may see.
    """
    return [
        each
        for each in found
        if organises
        or not each.players
        or reader in each.players
        or isinstance(each.entry.record, _FOR_ALL)
    ]


def log_view(hosted: Hosted, look: Look, page: int, *, organises: bool) -> ui.LayoutView:
    """A page of the decisions that the reader of `look` may read, the newest first."""
    reader = look.reader or Player(0)
    known = readable(noted(hosted.entries), reader, organises=organises)
    # what stands for several changes of a deck is as new as the last of them
    found = sorted(known, key=lambda each: each.entry.at)[::-1]
    pages = max(1, -(-len(found) // LINES))
    page = min(page, pages - 1)
    lines = [_line(each, look) for each in found[page * LINES : (page + 1) * LINES]]
    heading = look.say("event-log-title", name=look.title, page=page + 1, count=pages)
    hint = look.say("event-log-all" if organises else "event-log-own")
    below = [
        ui.Button[ui.LayoutView](
            label=say(look.language, "event-players-page", page=to + 1),
            custom_id=PAGE.write(event=hosted.record.id, page=to),
        )
        for to in (page - 1, page + 1)
        if 0 <= to < pages
    ]
    return sheet(
        heading, "\n".join(lines) or look.say("event-log-empty"), f"-# {hint}", below=below
    )


def _concerned(record: Record, rounds: Sequence[Sequence[Pairing]]) -> Sequence[Player]:
    if isinstance(record, _ABOUT_ONE):
        return (record.player,)
    if isinstance(record, records.DecksSeen):
        return record.players
    if isinstance(record, records.Reported | records.Corrected) and rounds:
        seated = (each.players for each in rounds[-1] if each.table == record.table)
        return next(seated, ())
    return ()


def _line(one: Noted, look: Look) -> str:
    """When, by whom, what, and why."""
    entry, record = one.entry, one.entry.record
    named = [look.name(each) for each in one.players[:_NAMED]]
    if len(one.players) > _NAMED:
        named.append(look.say("event-log-others", count=len(one.players) - _NAMED))
    facts: dict[str, int | str] = {
        "kind": type(record).__name__,
        "players": look.say("event-comma").join(named),
        "round": 0,
        "table": 0,
        "count": 0,
        "result": "",
        "why": "",
    }
    if isinstance(record, records.Paired):
        facts["round"] = record.pairings[0].round if record.pairings else 0
    if isinstance(record, records.Started | records.CutMade):
        facts["count"] = len(record.players)
    if isinstance(record, records.Extended):
        facts["count"] = record.minutes
    if isinstance(record, records.Delayed):
        facts |= {"count": round(record.seconds / 60), "why": record.why.value}
        facts["table"] = next(iter(record.tables), 0)
    if isinstance(record, records.Reported | records.Corrected):
        facts |= {"table": record.table, "result": look.score(record.result)}
    said = look.say("event-log-line", **facts)
    parts = [f"<t:{entry.at}:f> {said}"]
    if entry.by is not None and entry.by not in one.players:
        parts.append(look.say("event-log-by", name=mention(entry.by, look.language)))
    reason = getattr(record, "reason", "")
    if reason:
        parts.append(look.say("event-log-reason", reason=plain(reason, SHOWN_REASON)))
    return "- " + "".join(parts)
