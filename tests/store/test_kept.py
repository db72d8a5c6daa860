"""What a database is given it gives back, on either engine."""

import asyncio
from pathlib import Path

import pytest

from bot.duels.store.records import GivenBy, Kept
from bot.people.terms import ClockKind, Terms
from bot.shared.database import ConflictError, UnavailableError
from bot.store import Store
from engine.core.decks import DeckList
from engine.core.match import Entry
from engine.core.protocol import Seat
from tests.bot.standing_in import YUGI, Room

pytestmark = pytest.mark.usefixtures("each_engine")


async def test_answers_of_many_duels_at_once_are_all_kept(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    room = Room(store)
    for channel in range(20):
        await room.duel(channel=channel)
    answers = [Kept(Entry(Seat(0), (n,), f"{n:016x}"), GivenBy.PLAYER) for n in range(3)]
    await asyncio.gather(*(store.journal.append(n, 0, answers) for n in range(1, 21)))
    for match in range(1, 21):
        assert await store.matches.answers(match) == answers
    await store.close()


async def test_an_answer_that_cannot_be_kept_fails_alone(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    room = Room(store)
    for channel in range(3):
        await room.duel(channel=channel)
    answer = [Kept(Entry(Seat(0), (1,), "0" * 16), GivenBy.PLAYER)]
    await store.journal.append(2, 0, answer)
    outcomes = await asyncio.gather(
        *(store.journal.append(match, 0, answer) for match in (1, 2, 3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        ConflictError,
        type(None),
    ]
    assert await store.matches.answers(3) == answer
    await store.close()


async def test_open_duels_are_found_by_channel_and_by_player(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    room = Room(store)
    session = await room.duel(channel=8)
    assert await store.matches.open_in(8) == [1]
    assert await store.matches.open_of(YUGI) == [1]
    await session.settling.surrender(YUGI, whole=True)
    await session.settling.consent(22, Seat(0), True, whole=True)
    assert await store.matches.open_in(8) == []
    assert await store.matches.open_of(YUGI) == []
    await store.close()


async def test_settings_and_languages_are_remembered(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    store = await Store.open(path)
    assert await store.settings.of(1) == Terms()
    await store.settings.change(1, Terms(0.5, 60, True, ClockKind.LIVE))
    await store.people.hear(7, "ja")
    await store.close()
    store = await Store.open(path)
    assert await store.settings.of(1) == Terms(0.5, 60, True, ClockKind.LIVE)
    assert await store.people.language(7) == "ja"
    assert await store.people.language(8) is None
    await store.close()


async def test_a_write_of_several_statements_is_whole_or_nothing() -> None:
    store = await Store.open(":memory:")
    keep = "INSERT INTO known_commands (application, digest) VALUES (?, ?)"
    with pytest.raises(ConflictError):
        await store.database.together((keep, (1, "a")), (keep, (2, "b")), (keep, (1, "c")))
    assert await store.commands.digest(2) == ""
    with pytest.raises(ConflictError):
        await store.database.many(keep, [(3, "a"), (3, "b")])
    assert await store.commands.digest(3) == ""
    assert await store.database.together() == []
    await store.database.many(keep, [])
    found = await store.database.together(
        (keep + " RETURNING digest", (1, "a")), (keep, (2, "b"))
    )
    assert [list(rows) for rows in found] == [[("a",)], []]
    await store.close()


async def test_numbers_of_discord_texts_and_bytes_come_back_as_they_were() -> None:
    store = await Store.open(":memory:")
    snowflake, text, packed = (1 << 63) - 1, "'\\ $1 ? %s 遊戲王 🂡", bytes(range(256))
    for match in (1, snowflake):
        await store.database.do(
            "INSERT INTO matches (id, game, setup, channel, parent, language, pace, "
            "decision_seconds, unilateral) VALUES (?, ?, '', 1, 1, 'en', ?, 300, ?)",
            (match, text, 0.1 + 0.2, True),
        )
    await store.database.do(
        "INSERT INTO replays (match, format, made_by, told) VALUES (?, 1, '', ?)",
        (snowflake, packed),
    )
    row = await store.database.row("SELECT game, pace, unilateral FROM matches WHERE id = 1")
    assert row == (text, 0.1 + 0.2, 1)
    assert await store.database.rows("SELECT match, told FROM replays") == [(snowflake, packed)]
    found = await store.database.rows("SELECT id FROM matches WHERE id = ? ORDER BY id", (1,))
    assert found == [(1,)]
    assert await store.database.row("SELECT id FROM matches WHERE id = 2") is None
    await store.close()


async def test_texts_are_in_the_order_of_their_letters_numbers() -> None:
    store = await Store.open(":memory:")
    words = ["Zombie", "a", "ärger", "B", "b", "_", "遊", "あ", "10", "9"]
    for number, word in enumerate(words):
        await store.decks.keep(1, "odds", f"{number}", DeckList({}))
        await store.database.do(
            "UPDATE decks SET folded = ? WHERE name = ?", (word, f"{number}")
        )
    rows = await store.database.rows("SELECT folded FROM decks ORDER BY folded")
    assert [row[0] for row in rows] == sorted(words)
    await store.close()


async def test_a_closed_database_says_so() -> None:
    store = await Store.open(":memory:")
    await store.close()
    with pytest.raises(UnavailableError, match="closed"):
        await store.people.ways(1)
    await store.close()
