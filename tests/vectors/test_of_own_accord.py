"""What an effect lets its player do once, when he likes, may be told in several ways."""

from typing import Any

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector

WILL = {"code": 85602018, "name": "Last Will"}
HOLE = {"code": 53129443, "name": "Dark Hole"}
BUG = {"code": 54652250, "name": "Man-Eater Bug"}
SKULL = {"code": 70781052, "name": "Summoned Skull"}
KURIBOH = {"code": 40640057, "name": "Kuriboh"}
CHOICE = {"player": 0, "do": "choose", "cards": [BUG]}
AGREES = {"player": 0, "do": "answer", "answer": "yes"}
DECLINES = {"player": 0, "do": "answer", "answer": "no"}
ACTIVATES = {"player": 0, "do": "activate", "card": WILL}


def will(steps: list[dict[str, Any]], monsters: list[dict[str, Any]]) -> Vector:
    """Last Will, then Dark Hole, then `steps`, which end with `monsters` and no more."""
    used = bool(monsters)
    side = {"lp": 8000, "grave": [KURIBOH, WILL, HOLE], "monsters": monsters}
    return Vector(
        "own/will",
        {
            "format": "master",
            "turn_player": 0,
            "players": [
                {
                    "lp": 8000,
                    "hand": [WILL, HOLE],
                    "deck": [SKULL, BUG, KURIBOH],
                    "monsters": [{**KURIBOH, "zone": "M1", "position": "attack"}],
                },
                {"lp": 8000},
            ],
            "steps": [ACTIVATES, {"player": 0, "do": "activate", "card": HOLE}, *steps],
            "expect": {
                "winner": None,
                "turn_player": 0,
                "phase": "main1",
                "players": [
                    {**side, "deck": [SKULL, KURIBOH] + ([] if used else [BUG])},
                    {"lp": 8000},
                ],
            },
        },
    )


@pytest.mark.parametrize(
    "steps", [[AGREES, CHOICE], [ACTIVATES, CHOICE], [CHOICE]], ids=["answer", "card", "choice"]
)
def test_it_is_done_whichever_way_it_is_told(steps: list[dict[str, Any]]) -> None:
    bug = {**BUG, "position": "attack", "atk": 450, "def": 600}
    assert verdict(will(steps, [bug])) == "ok"


@pytest.mark.parametrize(
    "steps",
    [[], [DECLINES], [{**CHOICE, "cards": [HOLE]}], [{**AGREES, "player": 1}]],
    ids=["nothing", "declined", "another choice", "the opponent"],
)
def test_it_is_not_done_by_itself(steps: list[dict[str, Any]]) -> None:
    assert verdict(will(steps, [])) == "ok"
