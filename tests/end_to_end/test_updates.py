"""The real program is updated in the middle of a duel, which goes on or is stopped in words."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from cards.games.yugioh.lists import as_ydke
from tests.end_to_end.decks import VANILLAS, deck
from tests.end_to_end.duelist import Duelist, answers
from tests.end_to_end.playing import plays, preferring
from tests.end_to_end.program import ROOT, environment
from tests.end_to_end.shop import KAIBA_SPEED, Shop
from tests.end_to_end.updated import UPDATE

pytestmark = pytest.mark.end_to_end

POT, SKULL, OTHER = "Pot of Greed", "Summoned Skull", "Upstart Goblin"


@pytest.fixture
async def shop(closed_shop: Shop) -> Shop:
    closed_shop.bot.module = "tests.end_to_end.updated"
    await closed_shop.open()
    return closed_shop


async def updated(shop: Shop, **numbers: int) -> None:
    """The bot is killed, and another version comes in its stead."""
    write(shop, **numbers)
    await shop.crash_and_restart()


def write(shop: Shop, **numbers: int) -> None:
    said = {name.replace("_", " "): number for name, number in numbers.items()}
    (shop.database.parent / UPDATE).write_text(json.dumps(said))


async def checked(shop: Shop) -> list[str]:
    """What `check` of that version says, while the bot runs."""
    folder = shop.database.parent
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.end_to_end.updated", "check"),
        cwd=folder,
        env=environment({"DUELKEEPER_DATABASE": str(shop.database)}, Path(ROOT)),
        stdout=PIPE,
    )
    said, _ = await program.communicate()
    assert program.returncode == 0
    return said.decode().splitlines()


async def drawn(shop: Shop) -> tuple[Duelist, Duelist]:
    """Yugi has drawn two cards for Pot of Greed, and is asked what they do next."""
    link = as_ydke(deck({POT: 3, SKULL: 1}))
    kept = await shop.yugi.call("deck import", options={"link": link, "name": "Pots"})
    assert kept.message is not None
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba, ("Pots", KAIBA_SPEED))
    waits = preferring("Scissors", "Go first", "Pass", "End the turn", *VANILLAS)
    first = preferring("Rock", "Go first", "Pass", "End the turn", *VANILLAS)
    waiting = asyncio.create_task(plays(kaiba, waits))
    try:
        panel = await yugi.is_asked()
        while not any(f"Activate {POT}" in each for each in answers(panel)):
            await yugi.takes(first(panel))
            panel = await yugi.is_asked()
        await yugi.does(f"Activate {POT}")
        await yugi.is_shown(f"You activate {POT}", "You draw", "What do you do?")
    finally:
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    return yugi, kaiba


async def test_a_duel_goes_on_after_updates_until_one_changes_what_happened(
    shop: Shop,
) -> None:
    yugi, kaiba = await drawn(shop)
    before, kept = answers(yugi.panel), shop.journal.of()

    for numbers in ({"Upstart_Goblin": 3}, {"Summoned_Skull": 1500}):
        await updated(shop, **numbers)
        await yugi.is_asked()
        assert answers(yugi.panel) == before
        assert shop.journal.of() == kept
        assert shop.journal.duels() == [(1, "open")]

    write(shop, Pot_of_Greed=1)
    assert await checked(shop) == [
        "Open duels: 1. With this version go on: 0.",
        "Would be stopped, and count for nobody: 1.",
        f"  duel 1 (Yugi - Kaiba): changed: {POT}, {SKULL}",
    ]
    assert shop.journal.duels() == [(1, "open")]

    await updated(shop, Pot_of_Greed=1)
    words = f"stopped by an update of the bot that changed {POT}"
    for duelist in (yugi, kaiba):
        await duelist.person.wait_for("@bot", lambda seen: words in seen.text)
    board = await shop.joey.wait_for(yugi.table, lambda seen: words in seen.text)
    assert SKULL not in board.text
    assert shop.journal.duels() == [(1, "stopped")]

    page = (await shop.joey.press(board, "Whole log")).message
    assert page is not None
    told = await shop.joey.wait_for(
        page.channel, lambda seen: seen.id == page.id and not seen.thinking
    )
    assert f"activates {POT}" in told.text
    assert "The rest of the log cannot be shown" in told.text
