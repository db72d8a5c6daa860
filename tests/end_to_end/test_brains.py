"""Players of long runs who think as the built-in opponent does."""

import asyncio
from random import Random

import pytest

from bench.soak import crowd
from bench.soak.brains import Disk, Thinker
from bench.soak.crowd import Doorbell, Notes
from tests.end_to_end.shop import Shop
from tests.waiting import PATIENCE

pytestmark = pytest.mark.end_to_end


async def test_two_who_think_find_what_they_want_among_what_they_are_shown(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "THINKING", (0.0, 0.0))
    await shop.seat(shop.yugi, shop.kaiba)
    world, notes = shop.sandbox.world, Notes()
    bell, disk = Doorbell(world), Disk(shop.database)

    async with asyncio.timeout(10 * PATIENCE), asyncio.TaskGroup() as table:
        for person in (shop.yugi, shop.kaiba):
            private = bell.at(world.private_messages(person.id).id)
            here, dice = shop.bot_is_here, Random(0)
            each = Thinker(person, private, here, notes, dice, browses=False, disk=disk)
            table.create_task(each.plays())

    assert shop.journal.duels() == [(1, "over")]
    assert notes.went["by thought"] > 20 * notes.went["by chance"]
