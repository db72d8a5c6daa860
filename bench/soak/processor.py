"""How much processor time a press takes, beside that of another tree."""

import asyncio
import statistics
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.figures import Figure
from bench.soak.crowd import ANSWERED
from bench.soak.hall import Hall, hall
from bot.people.terms import Tempo
from tests.end_to_end.program import ROOT

_TURNS = 6
"""How often each tree is played, in turns with the other."""
_SETTLING = 4.0
"""Seconds for which a crowd plays or waits before anything is counted."""

NOW, BEFORE = "now", "before"


async def processor(before: Path | None, seconds: float, duels: int = 60) -> list[Figure]:
    """Processor time of the bot for each press, in practice and between two people.

    Where there is another tree, both bots run all the time, and their crowds play in turns
    for `seconds` each in all; so what else the machine does weighs on both alike. Nobody reads
    a card that they do not play: then both are pressed for the same.
    """
    roots = {NOW: ROOT, **({BEFORE: before} if before else {})}
    figures: list[Figure] = []
    for kind in ("practice", "two people"):
        spent: dict[str, list[Spent]] = {tree: [] for tree in roots}
        async with _halls(roots, kind, duels) as halls:
            for _ in range(_TURNS):
                for tree, here in halls.items():
                    spent[tree].append(await _played(here, seconds / _TURNS))
        name = f"processor, {duels} duels, {kind}"
        for tree, turns in spent.items():
            figures += _of_presses(f"{name}, {tree}", turns)
        if before:
            figures += _compared(name, spent)
    return figures


@dataclass(frozen=True, slots=True)
class Spent:
    """The bot's seconds of processor time, and how the presses went meanwhile.

    `pressed` are the answered ones by their kinds, `sent` the requests of the bot by what they
    do, and `kept` the answers in the journal, also those of the bot itself.
    """

    seconds: float
    went: Counter[str]
    pressed: Counter[str]
    sent: Counter[str]
    kept: int

    @property
    def answered(self) -> int:
        """How many presses were answered."""
        return max(1, sum(self.went[kind] for kind in ANSWERED))

    @property
    def each(self) -> float:
        """Milliseconds for each press that was answered."""
        return 1000 * self.seconds / self.answered

    @property
    def each_answer(self) -> float:
        """Milliseconds for each answer, with the cards that were opened for it."""
        return 1000 * self.seconds / max(1, self.went["taken"])

    @property
    def each_kept(self) -> float:
        """Milliseconds for each answer in the journal, whoever gave it."""
        return 1000 * self.seconds / max(1, self.kept)


_RATES: Mapping[str, Callable[[Spent], float]] = {
    "a press": lambda spent: spent.each,
    "an answer": lambda spent: spent.each_answer,
    "a kept answer": lambda spent: spent.each_kept,
}


@asynccontextmanager
async def _halls(
    roots: Mapping[str, Path], kind: str, duels: int
) -> AsyncIterator[Mapping[str, Hall]]:
    """A hall for each tree, in which everybody sits and waits."""
    practising = kind == "practice"
    async with AsyncExitStack() as open_halls:
        halls = {}
        for tree, root in roots.items():
            people = duels if practising else 2 * duels
            opened = hall(people, pace=Tempo.FAST, root=root, enforced=False, browsing=False)
            halls[tree] = await open_halls.enter_async_context(opened)
        for here in halls.values():
            await (here.practise() if practising else here.sit_in_pairs())
            here.shop.bot_is_here.clear()
        yield halls


async def _played(here: Hall, seconds: float) -> Spent:
    """What so many seconds of play cost, once all are playing."""
    with here.let_go_on():
        await asyncio.sleep(_SETTLING)
        here.notes.clear()
        here.requests.clear()
        began, kept = here.processor_seconds(), here.shop.journal.count()
        await asyncio.sleep(seconds)
        spent = Spent(
            here.processor_seconds() - began,
            here.notes.went.copy(),
            here.notes.pressed.copy(),
            here.requests.copy(),
            here.shop.journal.count() - kept,
        )
    await asyncio.sleep(_SETTLING)
    return spent


def _of_presses(name: str, turns: Sequence[Spent]) -> Iterator[Figure]:
    for what, rate in _RATES.items():
        yield Figure(f"{name}: {what}", statistics.median(map(rate, turns)), "ms")
    went, pressed, sent = Counter[str](), Counter[str](), Counter[str]()
    for each in turns:
        went += each.went
        pressed += each.pressed
        sent += each.sent
    presses = sum(each.answered for each in turns)
    yield Figure(f"{name}: requests a press", sent.total() / presses, "")
    for kind, count in sent.most_common():
        yield Figure(f"{name}: {kind} a press", count / presses, "")
    for kind, count in sorted(went.items()):
        yield Figure(f"{name}: presses {kind}", count, "")
    for kind, count in sorted(pressed.items()):
        yield Figure(f"{name}: of kind {kind}", count, "")


def _compared(name: str, spent: Mapping[str, Sequence[Spent]]) -> Iterator[Figure]:
    """How much of the time of the other tree is spent now, turn by turn."""
    for what, rate in _RATES.items():
        shares = [
            rate(now) / rate(then) for now, then in zip(spent[NOW], spent[BEFORE], strict=True)
        ]
        yield Figure(f"{name}: now in before, {what}", statistics.median(shares), "")
