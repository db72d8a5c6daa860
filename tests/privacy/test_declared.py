"""Every column of the database is declared: it can tell who somebody is, or it cannot."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.privacy.kept import KEPT
from bot.store import Store

NOBODY = {
    "alive": "id at",
    "answers": "match n seat digest given_by spent act reached at",
    "challenges": (
        "id game format guild channel message challenger_language ready language agreement "
        "expires status laying"
    ),
    "clocks": "match seat number seconds since warned",
    "corrections": "id match answers seat seconds",
    "counters": "id challenge language ready takes message version",
    "deck_shares": "n key game cards shared_at",
    "decks": "id game cards revision kept_at",
    "event_clocks": "event number seen owed",
    "event_organisers": "guild role",
    "event_players": "event language",
    "event_posts": "event record kind message",
    "event_records": "event number at",
    "event_tables": "id event paired number thread message closed starter",
    "events": "id guild channel message name language terms rules open",
    "gatherings": "id game format guild channel message language agreement expires state",
    "guild_settings": "guild pace decision_seconds unilateral clock board delay",
    "hand_overs": "id match seat answers left_language language is_shown",
    "hands_seen": "match",
    "known_commands": "application digest",
    "ladder_members": "guild since",
    "ladder_results": "match guild game at score",
    "ladder_settings": "guild events",
    "leavings": "id is_done",
    "leavings_rest": "leaving place number",
    "matches": (
        "id game practice guild language pace decision_seconds unilateral board_message "
        "surrendering status began_at ended_at clock challenge tidied surrenders_match drawing "
        "event_table board begun agreed leaving gathering undoing delay open_hands"
    ),
    "moderation": "id match guild act reason at seat seconds",
    "moderator_calls": "match made",
    "moderators": "guild role channel",
    "notices": "id match answers at seats",
    "pauses": "match asked_by since until moderated agreed",
    "people": "language chooses asked rung shown shade only_words guarded",
    "practising": "match",
    "puzzle_posts": "message channel language place day puzzle",
    "puzzles_shown": "puzzle",
    "puzzles_solved": "n day puzzle",
    "quiet_hours": "zone begins ends",
    "replay_shares": "match guild",
    "replay_sides": "match seat",
    "replays": "match format made_by",
    "reports": "id game card guild language match answers made stand",
    "seats": "match seat language panel_moves ready",
    "sitting": "n gathering language ready",
    "taken_channels": "channel match",
    "taken_tables": "event_table match",
    "told_logs": "match seat language",
}
"""Of each table what tells nobody's name and id: numbers of duels, servers, channels and
messages on them, settings beside a person's id, texts that others wrote."""


async def test_every_column_is_declared_by_a_room_or_names_nobody(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        there = {
            (table, row[1])
            for (table,) in tables.fetchall()
            for row in connection.execute(f"PRAGMA table_info({table})")
        }
    declared = {
        (table, column)
        for kept in KEPT
        for table, columns in kept.columns.items()
        for column in columns
    }
    declared.add(("leavings", "person"))
    nobody = {(table, column) for table, names in NOBODY.items() for column in names.split()}

    assert there - declared - nobody == set(), (
        "say in its room (OWN) whether it can name anybody"
    )
    assert declared - there == set()
    assert declared & nobody - {("seats", "ready"), ("event_players", "ready")} == set()
    assert nobody - there == set()
