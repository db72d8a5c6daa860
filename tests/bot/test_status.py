"""What whoever runs the bot is told: numbers and ids alone, never a name or a card."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Status
from bot.shared.database import UnavailableError
from bot.shared.file_lock import alone
from bot.shared.heartbeat import Heartbeat
from bot.store import Store, StoreError
from bot.store.backups import KEPT, back_up, restore, set_aside
from bot.store.status import counted, status
from engine.core.protocol import Seat
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.waiting import PATIENCE

NAMES = ("Yugi", "Kaiba", "Joey", "Fox", "Ant")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duels.sqlite"


async def test_what_goes_on_is_counted(path: Path) -> None:
    store = await Store.open(path)
    room = Room(store)
    await room.duel(channel=5)
    await room.duel(channel=6)
    await store.matches.end(2, Status.STOPPED, Ending(EndKind.MODERATED))
    before = path.read_bytes()

    said = await asyncio.to_thread(status, path)
    assert "Duels going on: 1 (0 at events), events going on: 0." in said
    assert "no bot runs on it" in said
    beside = path.with_name(path.name + "-wal").stat().st_size
    assert beside > 0, "what was written last lies beside the file"
    assert f": {(len(before) + beside) // 1024} KiB; " in said
    with alone(path):
        assert "; a bot runs on it" in status(path)
    assert str(await counted(store.database)).startswith("duels going on: 1 (")
    assert path.read_bytes() == before
    await store.close()


def test_where_there_is_no_database_it_is_said(path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        status(path)
    path.write_text("no database")
    with pytest.raises(StoreError):
        status(path)


async def test_only_the_newest_databases_that_were_replaced_stay(path: Path) -> None:
    await (await Store.open(path)).close()
    copy, other = path.with_name("copy.sqlite"), path.with_name("other.sqlite.replaced-1Z")
    back_up(path, copy)
    other.write_text("of another database")
    restored = [restore(path, copy) for _ in range(KEPT + 2)]

    aside = set_aside(path)
    assert len(aside) == KEPT
    assert str(aside[-1]) in restored[-1]
    assert "Older ones were removed" not in restored[KEPT - 1]
    assert "Older ones were removed" in restored[KEPT]
    assert other.exists()
    assert ", ".join(each.name for each in aside) in status(path)


async def test_a_duel_begun_and_one_ended_are_a_line_each(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    session = await room.duel()
    await session.settling.surrender(YUGI, whole=True)
    await session.settling.consent(KAIBA, Seat(0), True, whole=True)

    lines = [each for each in caplog.messages if each.startswith("Duel ")]
    assert lines == ["Duel 1 began: odds, 2 seats", "Duel 1 ended: over, surrendered"]
    assert not any(name in caplog.text for name in NAMES)


async def test_the_heart_beats_on_where_nothing_can_be_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "bot")
    counts = iter(["7 duels", UnavailableError("locked"), "8 duels"])
    told = asyncio.Event()

    async def count() -> object:
        found = next(counts, None)
        if found is None:
            told.set()
            await asyncio.Event().wait()
        if isinstance(found, Exception):
            raise found
        return found

    heart = Heartbeat(count, lambda: 0.042, lambda: 0.003, seconds=0.0)
    heart.start()
    async with asyncio.timeout(PATIENCE):
        await told.wait()
    heart.stop()

    assert caplog.messages == [
        "Alive: 7 duels; Discord answers in 42 ms, the loop was 3 ms late at worst",
        "What goes on could not be counted: locked",
        "Alive: 8 duels; Discord answers in 42 ms, the loop was 3 ms late at worst",
    ]
