"""The engine alone: random duels of the two measuring decks."""

import gc
import tracemalloc
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from bench.figures import Figure
from cards.decks import BENCH_DECKS
from cards.yugioh import BOOK
from engine.core.match import Match
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import setup
from tests.strangers import any_answer, play_out

DUELS = 200
CREATIONS = 200
LIVE_DUELS = 20
ANSWERS_INTO_A_DUEL = 300


def figures() -> Iterator[Figure]:
    """Speed of random duels, of creating one, and the memory one takes while it lasts."""
    seconds, decisions = _play_duels()
    rate = sum(decisions) / sum(seconds)
    yield Figure("random duels: decisions", rate, "1/s", goal=15_000, at_least=True)
    yield Figure("random duel, whole: median", median(seconds) * 1000, "ms", goal=60)
    yield Figure("random duel: decisions, median", median(decisions), "decisions")
    yield Figure("creation of a duel: median", _creation() * 1000, "ms", goal=1)
    yield Figure("live memory of a duel", _memory() / 1024, "KB", goal=250)


def opened(seed: int) -> Match:
    """A duel of the measuring decks that stands before its first question."""
    lists = [ready.deck for ready in BENCH_DECKS]
    match = open_match(setup("master", lists, seed.to_bytes(32, "big"), BOOK), BOOK)
    match.start()
    return match


def _play_duels() -> tuple[list[float], list[int]]:
    seconds, decisions = [], []
    for seed in range(DUELS):
        dice = Random(seed)
        begun = perf_counter()
        match = opened(seed)
        decisions.append(sum(1 for _ in play_out(match, dice)))
        seconds.append(perf_counter() - begun)
    return seconds, decisions


def _creation() -> float:
    opened(0)
    taken = []
    for seed in range(CREATIONS):
        begun = perf_counter()
        opened(seed)
        taken.append(perf_counter() - begun)
    return median(taken)


def _memory() -> float:
    """Bytes that one duel adds, some way into it, its told events collected."""
    _in_the_middle(0)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    live = [_in_the_middle(seed) for seed in range(LIVE_DUELS)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(live)


def _in_the_middle(seed: int) -> Match:
    match, dice = opened(seed), Random(seed)
    while match.question is not None and len(match.journal) < ANSWERS_INTO_A_DUEL:
        for decision in match.awaited():
            match.answer(decision.seat, any_answer(decision, dice))
    return match
