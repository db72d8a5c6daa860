"""Replays are made by themselves, in a process of their own, whatever happens meanwhile."""

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.end_to_end.duelist import answers
from tests.end_to_end.program import Program
from tests.end_to_end.shop import Shop
from tests.waiting import until

pytestmark = pytest.mark.end_to_end

SECONDS = 240.0
"""For what happens at the lowest priority while others take the processors."""


def replays(shop: Shop) -> list[tuple[int, int]]:
    """The duels of which there is a replay, and its bytes."""
    with closing(sqlite3.connect(shop.database)) as database:
        return database.execute("SELECT match, length(told) FROM replays").fetchall()


def making(program: Program) -> list[int]:
    """The processes in which the program makes replays."""
    pids = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()
    command = {pid: Path(f"/proc/{pid}/cmdline") for pid in pids}
    return [int(pid) for pid, file in command.items() if b"archive" in file.read_bytes()]


async def over(shop: Shop) -> None:
    """A practice duel is over."""
    mai = await shop.practise(shop.mai)
    while shop.journal.count() < 4:
        await mai.takes(answers(await mai.is_asked())[0])
    asked = (await shop.mai.call("duel surrender", "duels")).message
    assert asked is not None
    await shop.mai.press(asked, "Surrender")
    await mai.is_shown("Mai has surrendered. The duel is over.")


async def test_the_replay_of_a_duel_is_there_though_nobody_asked_for_it(shop: Shop) -> None:
    await over(shop)
    await until(lambda: making(shop.bot), patience=SECONDS)
    (pid,) = making(shop.bot)
    await until(lambda: os.getpriority(os.PRIO_PROCESS, pid) == 19, patience=SECONDS)
    await until(lambda: replays(shop), patience=SECONDS)

    ((duel, size),) = replays(shop)
    assert duel == 1
    assert 200 < size < 15_000
    assert shop.bot.troubles == []
    await shop.mai.call("replay show", "duels", options={"number": 1})
    page = await shop.mai.wait_for("duels", lambda each: "Duel 1: Mai" in each.text)
    assert "LP" in page.text
    await shop.mai.press(page, "As a picture")
    drawn = await shop.mai.wait_for("duels", lambda each: "As words" in each.buttons)
    (picture,) = drawn.attachments
    assert picture.content.startswith(b"\x89PNG")
    assert "LP" not in drawn.text
    assert "**Your hand" in drawn.text
    await shop.mai.press(drawn, "Next")
    on = await shop.mai.wait_for("duels", lambda each: "step 2 of" in each.text)
    assert [each.filename for each in on.attachments] == ["step-2.png"]
    await shop.mai.press(on, "As words")
    words = await shop.mai.wait_for("duels", lambda each: "As a picture" in each.buttons)
    assert "LP" in words.text
    assert not words.attachments
    await shop.mai.call("replay verify", "duels", options={"number": 1})
    await shop.mai.wait_for("duels", lambda each: "shuffles are proven" in each.text)


async def test_killed_while_it_is_made_it_is_made_at_the_next_start(shop: Shop) -> None:
    await over(shop)
    await until(lambda: making(shop.bot), patience=SECONDS)
    for pid in making(shop.bot):
        os.kill(pid, signal.SIGKILL)

    await shop.crash_and_restart()

    assert replays(shop) == []
    await until(lambda: replays(shop), patience=SECONDS)
    assert shop.bot.troubles == []


async def test_stopped_while_it_is_made_no_process_is_left(shop: Shop) -> None:
    await over(shop)
    await until(lambda: making(shop.bot), patience=SECONDS)
    pids = making(shop.bot)
    await shop.bot.stop()

    await until(
        lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids), patience=SECONDS
    )
