"""Floors and byes of standings, as an organiser sets them."""

from fractions import Fraction
from typing import Any

import pytest

from bot.events.standings import Scoring
from bot.events.terms import Shape
from bot.hosting.signing_up.settings import Basis, SettingError, settled

BASIS = Basis("yugioh", "master", "", 1_000, b"seed")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, Scoring()),
        ({"rate_floor": 0}, Scoring(Fraction(0))),
        ({"rate_floor": 25}, Scoring(Fraction(1, 4))),
        ({"count_byes": False}, Scoring(counts_byes=False)),
        ({"rate_floor": 33, "count_byes": True}, Scoring(Fraction(33, 100))),
    ],
)
def test_floor_and_byes_are_settings(given: dict[str, Any], expected: Scoring) -> None:
    for shape in (Shape.SWISS, Shape.ROUND_ROBIN):
        _, terms, _ = settled({"name": "Friday", "shape": shape.value, **given}, BASIS)
        assert terms.scoring == expected


@pytest.mark.parametrize("given", [{"rate_floor": 0}, {"count_byes": False}])
def test_a_bracket_has_no_standings_to_set(given: dict[str, Any]) -> None:
    with pytest.raises(SettingError) as refused:
        settled({"name": "Friday", "shape": "single", **given}, BASIS)
    assert refused.value.key == "event-only-standings"


def test_a_floor_has_bounds() -> None:
    with pytest.raises(SettingError) as refused:
        settled({"name": "Friday", "rate_floor": 51}, BASIS)
    assert refused.value.key == "event-no-number"
