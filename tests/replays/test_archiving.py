"""Which replays are made when, what is tried again, and the process that makes them."""

import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.duels.after import making_replays
from bot.duels.after.archiving import AFTER, AGAIN, MOST, Archive
from bot.duels.after.making_replays import Apart, Here
from bot.duels.match import recording
from tests.bot.conftest import room as room
from tests.bot.standing_in import YUGI, Room


@dataclass
class Slowly:
    """Makes replays once it is let, and not those that fail."""

    here: Here
    asked: list[list[int]] = field(default_factory=list)
    fails: set[int] = field(default_factory=set)
    may: asyncio.Event = field(default_factory=asyncio.Event)
    at_once: int = 0
    is_stopped: bool = False

    async def make(self, matches: Sequence[int]) -> None:
        self.asked.append(list(matches))
        self.at_once += 1
        assert self.at_once == 1
        try:
            await self.may.wait()
            await self.here.make([each for each in matches if each not in self.fails])
        finally:
            self.at_once -= 1

    def stop(self) -> None:
        self.is_stopped = True


async def duels(room: Room, count: int) -> list[int]:
    """So many duels that are over."""
    over = []
    for number in range(count):
        session = await room.duel(channel=100 + number, unilateral=True)
        await session.settling.surrender(YUGI, whole=True)
        over.append(session.record.id)
    return over


@pytest.fixture
def slowly(room: Room) -> Slowly:
    return Slowly(Here(room.store, room.games))


async def begun(room: Room, archive: Archive, over: Sequence[int]) -> None:
    for match in over:
        record = await room.store.matches.load(match)
        assert record is not None
        archive.begin(record)


async def settled(room: Room, left: int) -> None:
    async with asyncio.timeout(5):
        while len(await room.store.replays.missing()) > left:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)


async def test_those_of_duels_that_end_together_are_made_in_one_go(
    room: Room, slowly: Slowly
) -> None:
    archive = Archive(room.store, slowly, room.clock)
    await begun(room, archive, over := await duels(room, 3))
    assert slowly.asked == []
    slowly.may.set()
    await room.clock.advance(AFTER)
    await settled(room, 0)

    assert slowly.asked == [over]


async def test_at_the_start_all_that_are_missing_are_made_some_at_a_time(
    room: Room, slowly: Slowly
) -> None:
    over = await duels(room, MOST + 2)
    archive = Archive(room.store, slowly, room.clock)
    await archive.resume()
    slowly.may.set()
    await room.clock.advance(AFTER)
    await settled(room, 0)

    assert slowly.asked == [over[:MOST], over[MOST:]]


async def test_what_somebody_waits_for_is_made_next(room: Room, slowly: Slowly) -> None:
    over = await duels(room, MOST + 2)
    archive = Archive(room.store, slowly, room.clock)
    await archive.resume()
    await room.clock.advance(AFTER)
    await asyncio.sleep(0.01)
    wanted = asyncio.create_task(archive.of(over[-1]))
    await asyncio.sleep(0.05)
    assert not wanted.done()
    slowly.may.set()

    assert await wanted is not None
    assert slowly.asked[1][0] == over[-1]
    assert await archive.of(over[-1]) is await archive.of(over[-1])


async def test_one_that_fails_is_tried_again_alone_and_not_for_ever(
    room: Room, slowly: Slowly, caplog: pytest.LogCaptureFixture
) -> None:
    over = await duels(room, 2)
    slowly.fails, archive = {over[0]}, Archive(room.store, slowly, room.clock)
    slowly.may.set()
    await begun(room, archive, over)
    await room.clock.advance(AFTER)
    await settled(room, 1)
    for seconds in AGAIN:
        await begun(room, archive, await duels(room, 1))
        await room.clock.advance(seconds)
        await settled(room, 1)
    await room.clock.advance(2 * AGAIN[-1])

    assert [asked for asked in slowly.asked if over[0] in asked] == [over, *[[over[0]]] * 3]
    assert "before the next start" in caplog.text


async def test_where_it_cannot_even_begin_it_is_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    (match,) = await duels(room, 1)
    here = Here(room.store, room.games)
    whole = here.make

    async def refused(_: Sequence[int]) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(here, "make", refused)
    archive = Archive(room.store, here, room.clock)
    assert await archive.of(match) is None
    monkeypatch.setattr(here, "make", whole)
    await room.clock.advance(AGAIN[0])
    await settled(room, 0)


async def test_one_that_is_wrong_keeps_no_other_from_being_made(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await duels(room, 3)
    whole = recording.recorded

    def recorded(game, record, *rest):  # type: ignore[no-untyped-def]
        if record.id == over[1]:
            raise ZeroDivisionError
        return whole(game, record, *rest)

    monkeypatch.setattr("bot.duels.after.making_replays.recorded", recorded)
    await Here(room.store, room.games).make(over)

    assert await room.store.replays.missing() == [over[1]]


async def test_stopped_it_makes_no_more(room: Room, slowly: Slowly) -> None:
    over = await duels(room, 1)
    archive = Archive(room.store, slowly, room.clock)
    waiting = asyncio.create_task(archive.of(over[0]))
    await asyncio.sleep(0.05)
    archive.stop()

    assert await waiting is None
    assert slowly.is_stopped
    assert await room.store.replays.missing() == over


PROGRAM = """
import os, sys, time
with open(os.environ["DUELKEEPER_DATABASE"], "w") as file:
    print(os.getpid(), *sys.argv[1:], file=file)
time.sleep(float(os.environ["SECONDS"]))
sys.exit("it went wrong")
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is run in the place of the bot; it writes what it was asked for to that file."""
    folder = tmp_path / "bot"
    folder.mkdir()
    (folder / "__main__.py").write_text(PROGRAM)
    (folder / "__init__.py").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONSAFEPATH", "")
    monkeypatch.setenv("SECONDS", "0")
    assert sys.executable
    return tmp_path / "database"


async def test_it_is_another_process_that_makes_them(
    program: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await Apart(program, program).make([3, 5])
    pid, *asked = program.read_text().split()

    assert int(pid) != os.getpid()
    assert asked == ["archive", "3", "5"]
    assert "it went wrong" in caplog.text


async def test_one_that_hangs_is_ended(
    program: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SECONDS", "600")
    monkeypatch.setattr(making_replays, "_TO_START", 1.0)
    monkeypatch.setattr(making_replays, "_FOR_EACH", 0.0)
    async with asyncio.timeout(20):
        await Apart(program, program).make([3])

    assert "too long" in caplog.text
    await gone(int(program.read_text().split()[0]))


async def test_stopped_its_process_ends(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECONDS", "600")
    apart = Apart(program, program)
    work = asyncio.create_task(apart.make([3]))
    async with asyncio.timeout(20):
        while not program.exists() or not program.read_text():
            await asyncio.sleep(0.02)
    apart.stop()
    await work

    await gone(int(program.read_text().split()[0]))


async def gone(pid: int) -> None:
    async with asyncio.timeout(20):
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.02)
