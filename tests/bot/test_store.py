"""The database opens, or says why not; what it is given it gives back."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.duels.clocks.halt import Halt
from bot.duels.outcome.results import report_of
from bot.duels.store.journal import Row
from bot.duels.store.records import GivenBy, Kept
from bot.duels.store.setups import setup_from_json, setup_to_json
from bot.people.store import Asked, Ways
from bot.people.terms import ClockKind, Terms
from bot.shared.database import UnavailableError
from bot.store import Store, StoreError
from bot.store.opening import migrations
from engine.core.match import Act, Entry
from engine.core.protocol import Seat
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import Room


def setup(seed: bytes = bytes(range(32))) -> str:
    decks = [deck.deck for deck in ODDS_AND_EVENS.ready_decks[:2]]
    return setup_to_json(ODDS_AND_EVENS.setup("short", decks, seed))


def test_a_setup_comes_back_as_it_was() -> None:
    assert setup_to_json(setup_from_json(setup())) == setup()
    assert setup_from_json(setup()).seed == bytes(range(32))


def test_a_setup_kept_before_there_were_matches_is_a_single_contest() -> None:
    kept = json.loads(setup())
    del kept["best_of"]

    assert setup_from_json(json.dumps(kept)) == setup_from_json(setup())
    assert setup_from_json(setup()).best_of == 1


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"newer Duelkeeper.*Update Duelkeeper"):
        await Store.open(path)
    assert path.read_bytes() == before


async def test_who_wanted_every_window_is_asked_always_after_the_migration(
    tmp_path: Path,
) -> None:
    path = tmp_path / "duels.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        scripts = [script for _, script in sorted(migrations().items())]
        before = scripts[: next(n for n, each in enumerate(scripts) if "asked" in each.name)]
        for script in before:
            connection.executescript(script.read_text())
        connection.execute("INSERT INTO people VALUES (11, 'ja', 1, 1), (22, 'en', 0, 0)")
        connection.execute(f"PRAGMA user_version = {len(before)}")
        connection.commit()
    store = await Store.open(path)
    assert await store.people.ways(11) == Ways("ja", chooses=True, asked=Asked.ALWAYS)
    assert await store.people.ways(22) == Ways("en", asked=Asked.ABLE)
    await store.close()


async def test_answers_are_as_they_were_once_time_can_be_called(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    row = (1, 0, 1, "[3]", "0" * 16, "clock", 250, "retract")
    with closing(sqlite3.connect(path)) as connection:
        scripts = [script for _, script in sorted(migrations().items())]
        before = scripts[: next(n for n, each in enumerate(scripts) if "events" in each.name)]
        for script in before:
            connection.executescript(script.read_text())
        connection.execute(
            "INSERT INTO matches (game, setup, channel, parent, language, pace, "
            "decision_seconds, unilateral) VALUES ('odds', '', 4, 4, 'en', 1, 300, 1)"
        )
        columns = "match, n, seat, answer, digest, given_by, spent, act"
        connection.execute(
            f"INSERT INTO answers ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row
        )
        connection.execute(f"PRAGMA user_version = {len(before)}")
        connection.commit()
    store = await Store.open(path)
    called = Entry(Seat(0), (3,), "1" * 16, Act.TIME)
    await store.journal.append(1, 1, [Kept(called, GivenBy.EVENT)])

    first = Entry(Seat(1), (3,), "0" * 16, Act.RETRACT)
    assert await store.matches.answers(1) == [
        Kept(first, GivenBy.CLOCK, 250),
        Kept(called, GivenBy.EVENT),
    ]
    await store.close()


def as_before_more_could_play(path: Path, ending: str) -> None:
    """A database of two duels: in one a draw and a pause are asked for, one was given up."""
    with closing(sqlite3.connect(path)) as connection:
        scripts = [script for _, script in sorted(migrations().items())]
        before = scripts[: next(n for n, each in enumerate(scripts) if "than_two" in each.name)]
        for script in before:
            connection.executescript(script.read_text())
        for status in ("open", "over"):
            connection.execute(
                "INSERT INTO matches (game, setup, channel, parent, language, pace, "
                "decision_seconds, unilateral, status) "
                "VALUES ('odds', ?, 4, 4, 'en', 1, 300, 1, ?)",
                (setup(), status),
            )
        connection.execute("UPDATE matches SET drawing = 0 WHERE id = 1")
        connection.execute("UPDATE matches SET ending = ? WHERE id = 2", (ending,))
        connection.execute("INSERT INTO pauses (match, asked_by) VALUES (1, 0)")
        seats = [(match, seat, 11, "Yugi", "en") for match in (1, 2) for seat in (0, 1)]
        columns = "match, seat, user, name, language"
        connection.executemany(f"INSERT INTO seats ({columns}) VALUES (?, ?, ?, ?, ?)", seats)
        connection.execute(
            "INSERT INTO answers "
            "(match, n, seat, answer, digest, given_by, spent, act, reached) "
            "VALUES (2, 0, 0, '[3]', '0', 'clock', 250, 'retract', '1')"
        )
        connection.execute(f"PRAGMA user_version = {len(before)}")
        connection.commit()


async def test_duels_of_two_are_as_they_were_once_more_can_play(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    ending = {"kind": "surrendered", "loser": 1, "winners": [0], "wins": [1, 0], "score": {}}
    as_before_more_could_play(path, json.dumps(ending))

    store = await Store.open(path)
    first, second = await store.matches.load(1), await store.matches.load(2)
    assert first is not None
    assert second is not None
    assert (first.drawing, first.agreed, first.leaving) == (Seat(0), (), ())
    assert await store.clocks.halt_of(1) == Halt(Seat(0))
    kept = [Kept(Entry(Seat(0), (3,), "0", Act.RETRACT), GivenBy.CLOCK, 250, "1")]
    assert await store.matches.answers(2) == kept
    report = report_of(second)
    assert report is not None
    assert (report.places, report.winner, report.wins) == ((1, 2), Seat(0), (1, 0))
    left = Kept(Entry(Seat(1), (), "2" * 16, Act.LEAVE), GivenBy.PLAYER)
    await store.journal.append(2, 1, [left])
    assert await store.matches.answers(2) == [*kept, left]
    await store.close()


async def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    path.write_bytes(b"binary noise " * 1000)
    with pytest.raises(StoreError, match="not a Duelkeeper database"):
        await Store.open(path)
    assert path.read_bytes() == b"binary noise " * 1000


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"folder .*nowhere .*does not exist"):
        await Store.open(tmp_path / "nowhere" / "duels.sqlite")


async def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="may be written"):
        await Store.open(tmp_path)


async def test_a_file_that_another_program_holds_fails_all_at_once_and_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "duels.sqlite"
    store = await Store.open(path)
    room = Room(store)
    for channel in range(3):
        await room.duel(channel=channel)
    tries: list[int] = []
    insert = store.journal._insert

    async def counted(rows: list[Row]) -> None:
        tries.append(len(rows))
        await insert(rows)

    monkeypatch.setattr(store.journal, "_insert", counted)
    answers = [Kept(Entry(Seat(0), (1,), "digest"), GivenBy.PLAYER)]
    appends = [store.journal.append(match, 0, answers) for match in (1, 2, 3)]
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        failed = await asyncio.gather(*appends, return_exceptions=True)

    assert tries == [3]
    assert [type(each) for each in failed] == [UnavailableError] * 3
    (timeout,) = await store.database.rows("PRAGMA busy_timeout")
    assert timeout[0] < 1000
    await store.journal.append(1, 0, answers)
    assert await store.matches.answers(1) == answers
    await store.close()


async def test_the_kind_of_clock_is_kept_with_a_duel(room: Room) -> None:
    for channel, kind in enumerate(ClockKind):
        session = await room.duel(channel=channel, clock=kind)
        record = await room.store.matches.load(session.record.id)
        assert record
        assert record.terms == Terms(0.0, 300, False, kind)


async def test_a_database_that_is_to_stay_as_it_is_has_to_be_there_and_of_today(
    tmp_path: Path,
) -> None:
    path = tmp_path / "duels.sqlite"
    with pytest.raises(StoreError, match="Start the bot of this version on it once"):
        await Store.open(path, unchanged=True)
    assert not path.exists()
    await (await Store.open(path)).close()
    await (await Store.open(path, unchanged=True)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 3")
    with pytest.raises(StoreError, match="Start the bot of this version on it once"):
        await Store.open(path, unchanged=True)
