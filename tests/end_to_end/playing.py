"""How duelists make up their minds: each way of playing reads labels and nothing else."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from bot.sandbox.people import InteractionFailed
from bot.sandbox.views import MessageView
from tests.end_to_end.duelist import Duelist, answers, is_over

Way = Callable[[MessageView], str]
"""Chooses, of what a panel offers, the label to press."""

FIGHT = (
    "Go first",
    "Attack directly",
    "Activate",
    "Tribute Summon",
    "Normal Summon",
    "Special Summon",
    "Flip Summon",
    "Attack with",
    "Battle Phase",
    "End the turn",
)


def preferring(*beginnings: str) -> Way:
    """Take the first label that begins with the first of these; without any, the first."""

    def way(panel: MessageView) -> str:
        offered = answers(panel)
        for beginning in beginnings:
            for label in offered:
                if label.startswith(beginning):
                    return label
        return offered[0]

    return way


def fighting(sign: str) -> Way:
    """Show `sign`, then summon, activate and attack whenever that is offered."""
    return preferring(sign, *FIGHT)


def any_way(dice: Random) -> Way:
    """Whatever is offered, with equal chance."""
    return lambda panel: dice.choice(answers(panel))


async def plays(duelist: Duelist, way: Way) -> None:
    """Let the duelist answer whatever the panel asks, until it says that the duel is over.

    Where the bot fails to answer them, they look again.
    """
    while not is_over(panel := await duelist.attends()):
        with suppress(InteractionFailed):
            await duelist.takes(way(panel))


async def play(*players: tuple[Duelist, Way], seconds: float = 1800) -> None:
    """Let all of them play to the end."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as table:
        for duelist, way in players:
            table.create_task(plays(duelist, way))


async def fight(first: Duelist, second: Duelist, seconds: float = 1800) -> None:
    """Let two play to the end, the first of them going first."""
    ways = fighting("Rock"), fighting("Scissors")
    await play(*zip((first, second), ways, strict=True), seconds=seconds)


async def gives_up(duelist: Duelist) -> str:
    """What the duelist is told once they are sure that they surrender."""
    asked = (await duelist.person.call("duel surrender", duelist.table)).message
    assert asked is not None
    done = (await duelist.person.press(asked, "Surrender")).message
    assert done is not None
    return done.text
