"""What is kept of people in events: as players with their decks, and in every decision.

What others go on with is forgotten when the event is over; who was there stays as somebody who
has left, so that results and places are as they were.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.events.records import (
    CheckedIn,
    CutMade,
    DeckChanged,
    DecksSeen,
    Disqualified,
    Dropped,
    Joined,
    Paired,
    Record,
    Reinstated,
    Started,
    Withdrew,
)
from bot.events.results import Player
from bot.hosting.store.claims import claim_from_json, claim_to_json
from bot.hosting.store.keeping import record_from_json, record_to_json
from bot.shared.database import Database
from bot.shared.own_data import NAMELESS, Going, Place, Rows

_EVENTS = (
    "SELECT DISTINCT event FROM event_players WHERE player = ?1 UNION "
    "SELECT DISTINCT event FROM event_records WHERE by = ?1 UNION "
    "SELECT id FROM events WHERE organiser = ?1 AND open IS NOT NULL"
)


_OF_ONE = Joined | Withdrew | DeckChanged | CheckedIn | Dropped | Disqualified | Reinstated


class Decisions:
    """What is kept of events as text: decisions, who came to tables, what was reported."""

    columns: Mapping[str, Sequence[str]] = {
        "event_records": ("record", "by"),
        "event_tables": ("here", "claim"),
    }

    async def of(self, database: Database, user: int) -> Mapping[str, Any]:
        """The decisions that they made."""
        statement = (
            "SELECT event, number, record, at FROM event_records WHERE by = ? ORDER BY 1, 2"
        )
        rows = await database.rows(statement, (user,))
        decided = [
            {"event": event, "number": number, "kind": json.loads(record)["kind"], "at": at}
            for event, number, record, at in rows
        ]
        return {"event_decisions": decided}

    async def forget(self, database: Database, going: Going) -> None:
        """Name the stand-in in their place, in every event that is over."""
        if going.only is not None and going.only[0] is not Place.EVENT:
            return
        over = f"SELECT event FROM ({_EVENTS}) AS theirs WHERE event IN ({Place.EVENT.over})"
        for (event,) in await database.rows(over, (going.user,)):
            if going.only is None or going.only[1] == event:
                await _forget_in(database, event, going)


async def _forget_in(database: Database, event: int, going: Going) -> None:
    user, stand_in = Player(going.user), Player(going.stand_in)
    rows = await database.rows(
        "SELECT number, record, by FROM event_records WHERE event = ?", (event,)
    )
    for number, text, by in rows:
        record = record_from_json(text)
        changed = with_player(record, user, stand_in)
        if changed != record or by == user:
            await database.do(
                "UPDATE event_records SET record = ?, by = ? WHERE event = ? AND number = ?",
                (record_to_json(changed), stand_in if by == user else by, event, number),
            )
    rows = await database.rows(
        "SELECT id, here, claim FROM event_tables WHERE event = ?", (event,)
    )
    for table, here, claim in rows:
        come = json.loads(here)
        told = None if claim is None else claim_from_json(claim)
        if told is not None and told.by == user:
            claim = claim_to_json(replace(told, by=stand_in))
        elif user not in come:
            continue
        came = json.dumps([stand_in if each == user else each for each in come])
        await database.do(
            "UPDATE event_tables SET here = ?, claim = ? WHERE id = ?", (came, claim, table)
        )


def with_player(record: Record, old: Player, new: Player) -> Record:
    """The record with one player in the place of another."""

    def instead(player: Player | None) -> Any:
        return new if player == old else player

    if isinstance(record, Started | CutMade | DecksSeen):
        return replace(record, players=tuple(map(instead, record.players)))
    if isinstance(record, Paired):
        pairings = tuple(
            replace(each, first=instead(each.first), second=instead(each.second))
            for each in record.pairings
        )
        return replace(record, pairings=pairings)
    if isinstance(record, _OF_ONE):
        return replace(record, player=instead(record.player))
    return record


OWN = (
    Decisions(),
    Rows(
        "event_players",
        "player",
        ("event", "name", "language", "deck", "deck_name"),
        put={"name": NAMELESS, "deck": None, "deck_name": "", "ready": ""},
        place=Place.EVENT,
        by="event",
        as_json=("deck",),
    ),
    Rows(
        "events",
        "organiser",
        ("id", "guild", "name", "open"),
        put={},
        place=Place.EVENT,
        by="id",
        called="events_organised",
    ),
)
