"""Three levels: each decides alike whenever it is asked alike, and the better ones win."""

import os
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from bench.strength import CONTESTS, Contest, Duel, interval, won
from tests.chance import another_hash_seed

ROOT = Path(__file__).parents[2]
DUELS = 28
"""Each ready deck once in each seat."""


def share(contest: Contest, duels: int) -> float:
    """What part of so many duels the better level wins; a draw is half a win."""
    return sum(won(Duel(contest, number, number // 2)) for number in range(duels)) / duels


@pytest.mark.parametrize("contest", CONTESTS, ids=lambda each: each.name)
def test_the_better_level_wins_more_duels_with_the_same_decks(contest: Contest) -> None:
    assert share(contest, DUELS) > 0.5


def test_an_interval_is_narrower_the_more_duels_there_are() -> None:
    assert interval(0.5, 400) == pytest.approx((0.451, 0.549), abs=0.001)
    least, most = interval(1.0, 100)
    assert 0.96 < least < most == pytest.approx(1.0)


TOLD = """
from bench.strength import CONTESTS, Duel, played
for contest in CONTESTS[1:]:
    match = played(Duel(contest, 3, 7))
    print(match.digest, len(match.journal))
"""


def test_a_level_answers_alike_under_any_hash_seed() -> None:
    with redirect_stdout(StringIO()) as here:
        exec(TOLD, {})
    elsewhere = subprocess.run(
        [sys.executable, "-c", TOLD],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": another_hash_seed()},
        check=True,
        capture_output=True,
        text=True,
    )

    assert here.getvalue() == elsewhere.stdout != ""
