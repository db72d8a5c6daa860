"""The page of many servers is what its model prints, and the model does what it says."""

from pathlib import Path

import pytest

from bench.scale import COUNTED, Size, page, walls
from bot.shared.sharing import PER_SECOND, ROOM

ROOT = Path(__file__).parents[2]


def test_the_page_is_what_the_model_prints() -> None:
    assert (ROOT / "docs" / "scale.md").read_text(encoding="utf-8") == page()


def test_a_hundred_thousand_servers() -> None:
    size = Size(100_000)
    assert (size.least_shards, size.shards, size.processes) == (40, 100, 10)
    assert size.memory == pytest.approx(10 * (131 + 280))
    assert size.start == pytest.approx(99 * 5.5)
    assert size.starts_a_day == 10


def test_requests_of_the_token_are_the_first_wall_however_many_processes_there_are() -> None:
    for processes in (2, 10, 40):
        first, *later = walls(processes)
        assert first.presses == (PER_SECOND - ROOM) / COUNTED.value
        assert all(wall.presses >= first.presses for wall in later)
    (alone, *_) = walls(1)
    assert alone.presses == PER_SECOND / COUNTED.value
