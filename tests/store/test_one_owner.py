"""Whatever processes do, and whenever one is held for gone: a duel has one owner at most."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.config import Server
from bot.shared.database import FencedError
from bot.shared.owning import ElsewhereError, Kind, Thing
from bot.store import Store
from tests import postgres
from tests.store.several import SELDOM, begun, hold_for_gone, opened
from tests.store.several import given as answer

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)

PROCESSES: Final = 3
DUELS: Final = 2
Step = tuple[str, int, int]
"""What is done, by which process, with which duel."""
STEPS: Final = st.tuples(
    st.sampled_from(("take", "append", "append", "hold for gone")),
    st.integers(0, PROCESSES - 1),
    st.integers(0, DUELS - 1),
)


class Hall:
    """Processes on one database, and which has what by all that was said to them."""

    def __init__(self, stores: Sequence[Store], duels: Sequence[int]) -> None:
        """The first has all duels at first."""
        self._stores = stores
        self._duels = duels
        self._owners = [0 for _ in duels]
        self._kept = [0 for _ in duels]
        self._gone: set[int] = set()

    async def do(self, step: Step) -> None:
        """Do it, and hold that it goes as it has to."""
        what, process, duel = step
        if what == "take":
            await self._take(process, duel)
        elif what == "append":
            await self._append(process, duel)
        else:
            other = (process + 1) % len(self._stores)
            await hold_for_gone(self._stores[process], self._stores[other])
            self._gone.add(process)

    async def _take(self, process: int, duel: int) -> None:
        owner = self._owners[duel]
        may = process not in self._gone and (owner == process or owner in self._gone)
        try:
            await self._stores[process].owners.take(Thing(Kind.DUEL, self._duels[duel]))
        except ElsewhereError:
            assert not may
        else:
            assert may
            self._owners[duel] = process

    async def _append(self, process: int, duel: int) -> None:
        number, n = self._duels[duel], self._kept[duel]
        is_owner = self._owners[duel] == process
        try:
            await self._stores[process].journal.append(number, n, answer(n))
        except FencedError:
            assert not is_owner or process in self._gone
        else:
            assert is_owner
            self._kept[duel] += 1

    async def is_kept_whole(self) -> None:
        """Each answer that was said to be kept is there, and no other."""
        for number, kept in zip(self._duels, self._kept, strict=True):
            found = await self._stores[0].matches.answers(number)
            assert [each.entry.answer for each in found] == [(n,) for n in range(kept)]


async def gone_through(server: Server, steps: Sequence[Step]) -> None:
    async with AsyncExitStack() as leaving:
        stores = []
        for shard in range(PROCESSES):
            store = await opened(server, shard, shards=PROCESSES, times=SELDOM)
            leaving.push_async_callback(store.close)
            stores.append(store)
        hall = Hall(stores, [await begun(stores[0]) for _ in range(DUELS)])
        for step in steps:
            await hall.do(step)
        await hall.is_kept_whole()


@pytest.fixture(scope="module")
def server() -> Server:
    return postgres.new()


@settings(max_examples=15, phases=[Phase.generate])
@given(steps=st.lists(STEPS, min_size=10, max_size=40))
def test_a_duel_has_one_owner_at_most(server: Server, steps: list[Step]) -> None:
    asyncio.run(gone_through(server, steps))
