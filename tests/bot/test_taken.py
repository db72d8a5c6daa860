"""Two processes that begin duels at the same moment: the second is told what one that looks is.

What looks before finds nothing here, as it does where the other has not written yet.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.duels.lobby.tables import Tables
from bot.duels.store.taken import TABLES
from bot.duels.table.sessions import Sessions
from bot.sandbox.people import Person
from bot.store import Store
from bot.store.opening import migrations
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge

TAKEN = next(n for n, file in migrations().items() if file.stem.endswith("taken"))
"""The migration that keeps what duels have alone."""


async def _nothing(*_: object) -> None:
    """Nobody is seen there."""


async def test_a_second_duel_in_a_channel_is_refused_and_nothing_is_left_of_it(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tables, "_parent_of_threads", lambda *_: None)
    await challenge(hosted, yugi, kaiba)
    monkeypatch.setattr(Sessions, "in_channel", _nothing)
    mai, joey = hosted.sandbox.people["Mai"], hosted.sandbox.people["Joey"]
    for person in (mai, joey):
        person.locale = "en-US"
    await mai.call("duel challenge", opponent=joey, format="short")
    offer = [seen for seen in joey.sees("duels") if "Mai challenges" in seen.text][-1]
    menu = (await joey.press(offer, "Accept")).message
    assert menu is not None
    await joey.choose(menu, menu.selects[0].custom_id, ["Forest"])
    told = await joey.wait_for("duels", lambda seen: "already a duel" in seen.text)
    assert told.ephemeral
    assert len(await hosted.store.matches.open_ids()) == 1
    assert not joey.sees("@bot")
    assert not any("Mai" in seen.text and "Forest" in seen.text for seen in yugi.sees("duels"))
    stands = await hosted.store.challenges.open_of(int(joey.id))
    assert len(stands) == 1, "it can be accepted once the other duel is over"


async def test_who_practises_already_is_told_so_though_nobody_looked(
    hosted: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.duels.lobby.practising.not_practising", _nothing)
    await yugi.call("duel practice", options={"format": "short"})
    await yugi.wait_for("duels", lambda seen: "Practice begins" in seen.text)
    before = len(yugi.sees("@bot"))
    await yugi.call("duel practice", options={"format": "short"})
    told = await yugi.wait_for("duels", lambda seen: "already practising" in seen.text)
    assert "https://discord.com/channels/@me/" in told.text
    assert len(await hosted.store.matches.open_ids()) == 1
    assert len(yugi.sees("@bot")) == before


def as_before(path: Path) -> None:
    """Two duels in one channel, two of one person who practises, one at a table of an event."""
    with closing(sqlite3.connect(path)) as connection:
        for number, file in sorted(migrations().items()):
            if number < TAKEN:
                connection.executescript(file.read_text())
        connection.executescript(
            "INSERT INTO events (id, guild, channel, name, language, organiser, terms, rules) "
            "VALUES (1, 7, 70, 'Cup', 'en', 1, '{}', '{}');"
            "INSERT INTO event_tables (id, event, paired, number) VALUES (5, 1, 3, 1);"
        )
        rows = [
            *((1, 70, 0, None), (2, 70, 0, None), (3, 71, 1, None), (4, 72, 1, None)),
            *((5, 70, 0, 5), (6, 73, 0, None)),
        ]
        connection.executemany(
            "INSERT INTO matches (id, game, setup, channel, parent, language, pace, "
            "decision_seconds, unilateral, status, practice, event_table) "
            "VALUES (?1, 'odds', '{}', ?2, ?2, 'en', 1, 300, 1, 'open', ?3, ?4)",
            rows,
        )
        connection.execute("UPDATE matches SET status = 'over' WHERE id = 6")
        seats = [(match, seat, 11 if seat else None) for match in (3, 4) for seat in (0, 1)]
        connection.executemany(
            "INSERT INTO seats (match, seat, person, name, language) "
            "VALUES (?, ?, ?, 'Yugi', 'en')",
            seats,
        )
        connection.execute(f"PRAGMA user_version = {TAKEN - 1}")
        connection.commit()


async def test_duels_that_go_on_at_an_update_have_what_they_are_at(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    as_before(path)
    store = await Store.open(path)
    kept = [await store.database.rows(f"SELECT * FROM {table}") for table in TABLES]
    assert [list(map(tuple, rows)) for rows in kept] == [[(70, 1)], [(5, 5)], [(11, 3)]]
    await store.close()
