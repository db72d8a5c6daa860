"""Two programs on one database, of which the one that has a duel is killed, again and again."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bot.config import Server
from bot.sandbox.people import CannotDo, InteractionFailed
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from tests import postgres
from tests.end_to_end.duelist import Duelist, answers
from tests.end_to_end.program import Program
from tests.end_to_end.shop import Shop
from tests.unhurried import waits

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING),
]

WITHIN = 10.0
"""Seconds within which a duel goes on once the process that has it is killed."""
KILLS = 2


class TwoProcesses(Shop):
    """The server is of shard 1, which `bot` serves; private messages arrive at the `other`."""

    def __init__(self, sandbox: Sandbox, folder: Path, server: Server) -> None:
        super().__init__(sandbox, folder)
        self.server = server
        self.bot, self.other = (self._program(shard) for shard in (1, 0))

    def _program(self, shard: int) -> Program:
        folder = self._folder / str(shard)
        folder.mkdir()
        settings = {
            "DISCORD_TOKEN": self.sandbox.token,
            "DUELKEEPER_API_URL": self.sandbox.url,
            "DUELKEEPER_DATABASE": self.server.address,
            "DUELKEEPER_SHARDS": "2",
            "DUELKEEPER_SHARD_IDS": str(shard),
        }
        program = Program(folder, settings)
        program.module = "tests.end_to_end.unhurried"
        return program

    def kept(self) -> list[str]:
        """The answers that are kept of the duel."""
        name = self.server.address.partition("@/")[2].partition("?")[0]
        asked = "SELECT n, seat, answer FROM duelkeeper.answers WHERE match = 1 ORDER BY n"
        return postgres.said(asked, name).splitlines()


@pytest.fixture
async def shop(tmp_path: Path) -> AsyncIterator[TwoProcesses]:
    async with Sandbox(world=World(founded=1)) as sandbox:
        sandbox.limits.enforced = False
        waits(sandbox)
        shop = TwoProcesses(sandbox, tmp_path, postgres.new())
        try:
            await shop.other.start()
            await shop.open()
            yield shop
        finally:
            for program in (shop.bot, shop.other):
                await program.stop()
                sys.stdout.write("\n".join(["The bot said:", *program.lines]))


async def test_duels_of_a_killed_process_go_on_in_another_one_and_back_again(
    shop: TwoProcesses,
) -> None:
    dice = Random(5)
    duelists = await shop.seat(shop.yugi, shop.kaiba)
    await answered(duelists, dice, 4)
    for _ in range(KILLS):
        before = shop.kept()
        await shop.bot.kill()
        since = monotonic()
        await answered(duelists, dice, 1)
        lasted = monotonic() - since
        sys.stdout.write(f"\nAnswered again after {lasted:.1f} s\n")
        assert lasted < WITHIN
        await answered(duelists, dice, 3)
        assert shop.kept()[: len(before)] == before
        assert len(shop.kept()) > len(before)
        await shop.bot.start()
        await shop.other.says("is let go of")
        shop.other.lines.clear()
        await answered(duelists, dice, 3)


async def answered(duelists: tuple[Duelist, Duelist], dice: Random, times: int) -> None:
    """The two answer so often, and press again where nothing has changed."""
    taken = 0
    while taken < times:
        for duelist in duelists:
            before = duelist.panel.text
            if not answers(duelist.panel):
                continue
            with suppress(InteractionFailed, CannotDo):  # it may have changed meanwhile
                await take(duelist, dice)
            for _ in range(20):
                if duelist.panel.text != before:
                    taken += 1
                    break
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.02)


async def take(duelist: Duelist, dice: Random) -> None:
    panel = duelist.panel
    pressed = [label for label in answers(panel) if label in panel.buttons]
    if pressed:
        await duelist.person.press(panel, dice.choice(pressed))
        return
    menu = panel.selects[0]
    chosen = [*menu.options][: max(1, menu.least)]
    await duelist.person.choose(panel, menu.custom_id, chosen)
