"""What is tried, and what it has to come to."""

import asyncio
import re
import statistics
from collections.abc import Iterator
from time import perf_counter

from bench.figures import Figure
from bench.soak.crowd import CALL, misses
from bench.soak.hall import Hall, hall, starved
from bot.people.terms import Tempo
from bot.sandbox.people import InteractionFailed, Person
from bot.sandbox.views import MessageView

_WARMING = 10.0
_LOOKING_UP = 5.0
"""Seconds between two cards that a bystander looks up."""


async def lively(seconds: float, duels: int = 60) -> list[Figure]:
    """Duels of two, with no pause before windows: as many presses as two people can make."""
    name = f"{duels} duels of two"
    async with hall(2 * duels, pace=Tempo.FAST) as here:
        await here.sit_in_pairs()
        await _measured(here, seconds)
        return [
            *_answers(here, name, seconds, p99=700),
            Figure(f"{name}: answers 429 since the start", here.refused, "", goal=20),
            *_refusals(here, name),
        ]


async def pictures(seconds: float, duels: int = 60) -> list[Figure]:
    """As `lively`, with every board drawn as a picture as well."""
    name = f"{duels} duels of two, with pictures"
    async with hall(2 * duels, pace=Tempo.FAST) as here:
        await here.look_at_pictures()
        await here.sit_in_pairs()
        await _measured(here, seconds)
        return [
            *_answers(here, name, seconds, p99=700),
            Figure(f"{name}: answers 429 since the start", here.refused, "", goal=20),
            *_refusals(here, name),
        ]


async def practice(seconds: float, duels: int = 400) -> list[Figure]:
    """Duels against the built-in opponent, on what one core of this machine can do."""
    name = f"{duels} practice duels"
    async with hall(duels, pace=None) as here:
        await here.practise()
        await _measured(here, seconds)
        return [
            *_answers(here, name, seconds, p99=1000),
            Figure(f"{name}: answers 429 since the start", here.refused, ""),
            *_refusals(here, name),
        ]


async def restart(duels: int = 80) -> list[Figure]:
    """A restart in the middle of many duels: how soon everything is shown again."""
    name = f"restart with {duels} duels"
    async with hall(2 * duels, pace=Tempo.FAST) as here:
        await here.sit_in_pairs()
        await asyncio.sleep(_WARMING)
        await here.stop_playing()
        await asyncio.sleep(_WARMING)
        before = here.refused
        here.shop.bot_is_here.clear()
        await here.shop.bot.stop()
        stopped = here.shop.sandbox.world.clock.now()
        await here.shop.bot.start()
        ready = perf_counter()
        while unshown := _unshown(here, stopped):
            if perf_counter() - ready > 60:
                break
            await asyncio.sleep(0.1)
        shown = perf_counter() - ready
        here.shop.bot_is_here.set()
        return [
            Figure(f"{name}: all shown after", shown, "s", goal=10),
            Figure(f"{name}: messages not shown again", unshown, "", goal=0),
            Figure(f"{name}: answers 429", here.refused - before, "", goal=20),
        ]


async def crashes(seconds: float, duels: int = 20, every: float = 60.0) -> list[Figure]:
    """The bot is killed again and again; no answer that was taken may be lost or doubled."""
    name = f"kill -9 every {every:.0f} s, {duels} duels"
    lost = kills = 0
    async with hall(2 * duels, pace=Tempo.FAST) as here:
        await here.sit_in_pairs()
        for _ in range(max(1, int(seconds / every))):
            await asyncio.sleep(every)
            await here.shop.crash_and_restart()
            kills += 1
            lost += lost_answers(here)
        await here.stop_playing()
        lost += lost_answers(here)
        kept = here.shop.journal.count()
        stopped = sum(status == "stopped" for _, status in here.shop.journal.duels())
    return [
        Figure(f"{name}: kills", kills, ""),
        Figure(f"{name}: answers kept", kept, ""),
        Figure(f"{name}: accepted answers lost", lost, "", goal=0),
        Figure(f"{name}: duels stopped", stopped, "", goal=0),
    ]


async def scarce(seconds: float, duels: int = 400, share: float = 0.25) -> list[Figure]:
    """Many more presses than a quarter of a core can answer, and somebody who looks on."""
    name = f"{duels} practice duels on {share:g} of a core"
    async with hall(duels, pace=None) as here:
        await here.practise()
        await asyncio.sleep(_WARMING)
        with starved(here, share):
            await asyncio.sleep(_WARMING)
            here.notes.clear()
            looking = asyncio.create_task(_look_up(here.shop.mai, seconds))
            await asyncio.sleep(seconds)
            answered, asked = await looking
        went = here.notes.went
        at_once = went["taken"] + went["looked at"]
        return [
            Figure(
                f"{name}: presses answered",
                at_once / seconds,
                "1/s",
            ),
            Figure(f"{name}: presses shown later", went["shown later"] / seconds, "1/s"),
            Figure(f"{name}: presses not answered", went["failed"] / seconds, "1/s"),
            Figure(f"{name}: cards looked up by a bystander", asked, ""),
            Figure(f"{name}: of them answered", answered / asked, "", 1.0, at_least=True),
        ]


async def _measured(here: Hall, seconds: float) -> None:
    await asyncio.sleep(_WARMING)
    here.notes.clear()
    await asyncio.sleep(seconds)


def _answers(here: Hall, name: str, seconds: float, p99: float) -> Iterator[Figure]:
    waits = here.notes.waits
    hundredths = statistics.quantiles(waits, n=100)
    yield Figure(f"{name}: presses", len(waits) / seconds, "1/s")
    yield Figure(f"{name}: press to answer p50", hundredths[49] * 1000, "ms")
    yield Figure(f"{name}: press to answer p99", hundredths[98] * 1000, "ms", goal=p99)
    yield Figure(f"{name}: longest", max(waits) * 1000, "ms")
    yield Figure(f"{name}: not answered within 3 s", misses(waits), "", goal=0)
    for kind, count in sorted(here.notes.went.items()):
        yield Figure(f"{name}: {kind}", count, "")


def _refusals(here: Hall, name: str) -> Iterator[Figure]:
    """Which limits were passed, and how often."""
    for rule, count in sorted(here.shop.sandbox.limits.refused.items()):
        yield Figure(f"{name}: of them {rule}", count, "")


def _unshown(here: Hall, since: float) -> int:
    """How many panels and boards have not been shown since then."""
    world = here.shop.sandbox.world
    newest = (
        max(
            (each for each in there.values() if CALL not in MessageView(each).text),
            key=lambda each: int(each.id),
            default=None,
        )
        for channel, there in world.messages.items()
        if world.channels[channel].kind != "text"
    )
    shown = (each for each in newest if each is not None and each.components)
    return sum(max(each.created_at, each.edited_at or 0) < since for each in shown)


def lost_answers(here: Hall) -> int:
    """How many answers that players were shown as taken are not in the journal, in order."""
    lost = 0
    journal = here.shop.journal
    kept_by_duel = {duel: journal.by_people(duel) for duel, _ in journal.duels()}
    for number, player in enumerate(here.players):
        for duel, taken in player.taken.items():
            kept = iter(line.answer for line in kept_by_duel[duel] if line.seat == number % 2)
            lost += sum(answer not in kept for answer in taken)
    return lost


async def _look_up(bystander: Person, seconds: float) -> tuple[int, int]:
    """How many of the cards they looked up were answered, and how many they asked for."""
    answered = asked = 0
    until = perf_counter() + seconds
    while perf_counter() < until:
        asked += 1
        try:
            outcome = await bystander.call("card", options={"name": "Dark Magician"})
            text = outcome.message.text if outcome.message else ""
            answered += bool(re.search("Dark Magician", text)) or outcome.kind == "thinking"
        except InteractionFailed:
            pass
        await asyncio.sleep(_LOOKING_UP)
    return answered, asked
