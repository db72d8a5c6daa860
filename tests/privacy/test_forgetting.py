"""Who leaves is named nowhere any more, whenever it is stopped in between; all others stay."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.duels.after.archiving import Archive
from bot.duels.after.making_replays import Here
from bot.duels.outcome.results import result_line
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Status
from bot.privacy.kept import KEPT, handed_out
from bot.privacy.store import Leavings
from bot.shared.database import Database, Step, Values
from bot.shared.own_data import NAMELESS
from bot.shared.words import LEFT, say
from bot.store import Store
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import ManualClock
from tests.privacy.filled import (
    DM,
    ME,
    NAME,
    RIVAL,
    RIVALS_NAME,
    all_of,
    dumped,
    fill,
    mine,
    over,
    record,
    rivals,
)

GAMES = {ODDS_AND_EVENS.key: ODDS_AND_EVENS}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duels.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The database, in which nobody stands yet."""
    store = await Store.open(path)
    yield store
    await store.close()


def archive(store: Store) -> Archive:
    return Archive(store, Here(store, GAMES), ManualClock())


async def forgotten(store: Store, user: int = ME) -> None:
    leaving = await store.leavings.begin(user)
    await store.leavings.forget(leaving)
    await store.leavings.forget_rest(leaving)


@pytest.mark.usefixtures("each_engine")
async def test_nothing_names_who_has_left(store: Store) -> None:
    await fill(store)
    before = await all_of(store)
    for table in {table for kept in KEPT for table in kept.columns}:
        assert f"\n{table}: " in f"\n{before}", f"nothing stands in {table}"

    await forgotten(store)

    after = await all_of(store)
    assert NAME in before
    for trace in (NAME, str(ME), str(DM)):
        assert [line for line in after.splitlines() if trace in line] == []
    assert str(RIVAL) in after
    assert RIVALS_NAME in after


@pytest.mark.usefixtures("each_engine")
async def test_the_opponent_keeps_duels_replays_and_events(store: Store) -> None:
    await fill(store)
    told = await archive(store).of(1)
    steps = told and len(told.steps("1", "en"))

    await forgotten(store)

    kept = await store.matches.load(1)
    assert kept is not None
    assert [seat.user for seat in kept.seats] == [-1, -1], "a person, and not the built-in one"
    for language in ("en", "ja", "zh"):
        assert say(language, "who-left") in result_line(kept, language)
        assert LEFT not in result_line(kept, language)
        replay = await archive(store).of(1)
        assert replay is not None
        assert len(replay.steps("1", language)) == steps
        said = "\n".join(line for step in replay.steps("-", language) for line in step.lines)
        assert say(language, "who-left") in said or RIVALS_NAME in said
        assert not any("\ue000" <= sign <= "\ue0ff" for sign in said)
    assert await store.replays.open_to(1, RIVAL) == [], "nobody lays their hand open any more"
    assert await store.matches.load(2) is None, "nobody else sat in the practice duel"
    entries = await store.events.entries(1)
    assert {entry.by for entry in entries} == {-1}
    players = await store.events.players(1)
    assert sorted(players) == [-1, RIVAL]
    assert players[RIVAL].deck is not None  # type: ignore[index]


@pytest.mark.parametrize("name", ["Bo", "0"])
async def test_a_name_that_is_part_of_another_one_goes_alone(store: Store, name: str) -> None:
    rival = f"{name}bby"
    bo, bobby = replace(mine(), name=name), replace(rivals(), name=rival)
    match = await over(store, record(bo, bobby), score=f"{rival} 1, {name} 2")
    await forgotten(store)
    kept = await store.matches.load(match)
    assert kept is not None
    assert kept.ending is not None
    assert kept.ending.score["en"] == f"{rival} 1, {NAMELESS} 2"


class StoppedError(Exception):
    """The program ends here."""


class Counting:
    """A database that ends after so many writes."""

    def __init__(self, database: Database, most: int) -> None:
        self._database, self.left = database, most

    def _write(self) -> None:
        if self.left == 0:
            raise StoppedError
        self.left -= 1

    async def do(self, statement: str, values: Values = ()) -> int:
        self._write()
        return await self._database.do(statement, values)

    async def number(self, statement: str, values: Values = ()) -> int:
        self._write()
        return await self._database.number(statement, values)

    async def together(self, *steps: Step) -> Any:
        self._write()
        return await self._database.together(*steps)

    async def rows(self, statement: str, values: Values = ()) -> Any:
        assert statement.startswith("SELECT")
        return await self._database.rows(statement, values)


async def test_stopped_after_any_write_it_is_done_to_the_end_at_the_next_start(
    tmp_path: Path,
) -> None:
    whole = tmp_path / "whole.sqlite"
    store = await Store.open(whole)
    await fill(store)
    await store.close()
    for writes in range(0, 200, 3):
        path = tmp_path / f"{writes}.sqlite"
        path.write_bytes(whole.read_bytes())
        store = await Store.open(path)
        stopping: Any = Counting(store.database, writes + 1)
        leavings, is_whole = Leavings(stopping, KEPT), True
        try:
            leaving = await leavings.begin(ME)
            await leavings.forget(leaving)
            await leavings.forget_rest(leaving)
        except StoppedError:
            is_whole = False
        for each in await store.leavings.all():
            if not each.is_done:
                await store.leavings.forget(each)
            await store.leavings.forget_rest(each)
        await store.close()
        after = dumped(path)
        assert [line for line in after.splitlines() if NAME in line or str(ME) in line] == []
        path.unlink()
        if is_whole:
            return
    pytest.fail("it is never done")


@pytest.mark.usefixtures("each_engine")
async def test_what_goes_on_is_forgotten_once_it_is_over_and_new_things_are_not(
    store: Store,
) -> None:
    open_one = await store.matches.create(record(mine(), rivals()))
    leaving = await store.leavings.begin(ME)
    await store.leavings.forget(leaving)
    assert not await store.leavings.forget_rest(leaving)
    kept = await store.matches.load(open_one)
    assert kept is not None
    assert kept.seats[0].user == ME, "a duel that goes on is not changed"

    anew = await over(store, record(mine(), rivals()))
    await store.matches.end(open_one, Status.OVER, Ending(EndKind.PLAYED))
    assert await store.leavings.forget_rest(leaving)
    users = [
        seat.user
        for number in (open_one, anew)
        if (found := await store.matches.load(number)) or pytest.fail("it is gone")
        for seat in found.seats
    ]
    assert users == [-1, RIVAL, ME, RIVAL], "what they came back for is theirs"


@pytest.mark.usefixtures("each_engine")
async def test_the_file_has_everything_of_theirs_and_nothing_of_others(store: Store) -> None:
    await fill(store)

    told = orjson.loads(await handed_out(store.database, KEPT, ME))

    assert {key for key, value in told.items() if not value} == set()
    text = orjson.dumps(told).decode()
    assert RIVALS_NAME not in text
    assert str(RIVAL) not in text
    assert [set(duel) for duel in told["duels"] if "setup" in duel] == []
