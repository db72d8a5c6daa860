"""The page of many servers is what its model prints, and the model does what it says."""

from pathlib import Path

import pytest

from bench.scale import COUNTED, PRACTISED, Size, page, walls
from bot.duels.stage.resting import BOARD_REST
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


def test_boards_are_the_first_wall_however_many_processes_there_are() -> None:
    for processes in (1, 2, 10, 40):
        first, *later = walls(processes)
        assert first.duels == pytest.approx(BOARD_REST.most * BOARD_REST.in_all)
        assert all(wall.presses >= first.presses for wall in later)


@pytest.mark.parametrize("processes", [1, 10])
def test_requests_belong_to_the_token(processes: int) -> None:
    (practice,) = [wall for wall in walls(processes) if "token" in wall.what]
    spare = ROOM if processes > 1 else 0
    assert practice.presses == (PER_SECOND - spare) / PRACTISED.value


def test_boards_rest_where_many_duels_go_on() -> None:
    few, many = Size(1_000), Size(250_000)
    assert few.requests == few.presses * COUNTED.value
    assert many.requests == pytest.approx(BOARD_REST.in_all)
