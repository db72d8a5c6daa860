"""A duel that nobody means to end is left, however few answers each of its turns takes."""

import pytest

from tests.fuzz.duels import play, watched
from tests.fuzz.pairings import PAIRINGS


def test_a_duel_is_left_after_so_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.watching.MOST_TURNS", 3)
    match, _ = watched(PAIRINGS[0], 3)

    assert match.outcome is None
    assert match.digest == play(PAIRINGS[0], 3).digest
