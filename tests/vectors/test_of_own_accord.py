"""What is done if its player wants it is told in several ways, and not done where it is not."""

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


RYKO = {"code": 21502796, "name": "Ryko, Lightsworn Hunter"}
MESSENGER = {"code": 44656491, "name": "Messenger of Peace"}
MILLED = {"player": 0, "do": "choose", "cards": [SKULL]}


def ryko(steps: list[dict[str, Any]], destroyed: bool) -> Vector:
    """Ryko is Flip Summoned, then `steps`; it destroys the other monster or nothing."""
    skull = {**SKULL, "position": "attack", "atk": 2500, "def": 1200}
    return Vector(
        "own/ryko",
        {
            "format": "master",
            "turn_player": 0,
            "players": [
                {
                    "lp": 8000,
                    "deck": [KURIBOH, KURIBOH, BUG],
                    "monsters": [{**RYKO, "zone": "M1", "position": "set"}],
                },
                {"lp": 8000, "monsters": [{**SKULL, "zone": "M1", "position": "attack"}]},
            ],
            "steps": [{"player": 0, "do": "flip_summon", "card": RYKO}, *steps],
            "expect": {
                "winner": None,
                "turn_player": 0,
                "phase": "main1",
                "players": [
                    {
                        "lp": 8000,
                        "grave": [KURIBOH, KURIBOH, BUG],
                        "monsters": [{**RYKO, "position": "attack", "atk": 200, "def": 100}],
                    },
                    {"lp": 8000, "grave": [SKULL]}
                    if destroyed
                    else {"lp": 8000, "monsters": [skull]},
                ],
            },
        },
    )


@pytest.mark.parametrize("steps", [[MILLED], [AGREES, MILLED]], ids=["choice", "both"])
def test_players_want_what_they_choose_something_for(steps: list[dict[str, Any]]) -> None:
    assert verdict(ryko(steps, destroyed=True)) == "ok"


@pytest.mark.parametrize("steps", [[], [DECLINES], [{**MILLED, "player": 1}]])
def test_who_does_not_does_not(steps: list[dict[str, Any]]) -> None:
    assert verdict(ryko(steps, destroyed=False)) == "ok"


@pytest.mark.parametrize("says", [None, "no", "yes"])
def test_upkeep_of_which_nothing_is_said_is_not_paid(says: str | None) -> None:
    answers = [] if says is None else [{"player": 1, "do": "answer", "answer": says}]
    paid = says == "yes"
    lies = (
        {"spells": [{**MESSENGER, "position": "face-up"}]} if paid else {"grave": [MESSENGER]}
    )
    vector: dict[str, Any] = {
        "format": "master",
        "turn_player": 0,
        "players": [
            {"lp": 8000},
            {
                "lp": 8000,
                "deck": [BUG],
                "spells": [{**MESSENGER, "zone": "S1", "position": "face-up"}],
            },
        ],
        "steps": [{"player": 0, "do": "end_turn"}, *answers],
        "expect": {
            "winner": None,
            "turn_player": 1,
            "phase": "main1",
            "players": [{"lp": 8000}, {"lp": 7900 if paid else 8000, "hand": [BUG], **lies}],
        },
    }
    assert verdict(Vector("own/upkeep", vector)) == "ok"


REPORT = {"code": 72053645, "name": "Weather Report"}
SWORDS = {"code": 72302403, "name": "Swords of Revealing Light"}
ATTACKS = {"player": 0, "do": "attack", "card": REPORT, "target": "direct"}
BATTLES = {"player": 0, "do": "to_phase", "phase": "battle"}
LEAVES = {"player": 0, "do": "to_phase", "phase": "main2"}
NO_MORE = {**ATTACKS, "do": "cannot", "action": "attack"}


@pytest.mark.parametrize(
    ("steps", "life", "phase"),
    [
        ([ATTACKS, NO_MORE], 7050, "battle"),
        ([ATTACKS, NO_MORE, ATTACKS, NO_MORE], 6100, "battle"),
        ([BATTLES, ATTACKS, BATTLES, ATTACKS, NO_MORE], 6100, "battle"),
        ([ATTACKS, LEAVES, AGREES, ATTACKS, LEAVES], 6100, "main2"),
        ([ATTACKS, LEAVES], 7050, "main2"),
        ([ATTACKS, LEAVES, NO_MORE], 7050, "main2"),
    ],
    ids=["one", "attack", "phase", "answer", "declined", "over"],
)
def test_another_battle_phase_is_conducted_for_what_is_done_in_it(
    steps: list[dict[str, Any]], life: int, phase: str
) -> None:
    lies = {"zone": "S1", "position": "face-up"}
    report = {**REPORT, "position": "attack", "atk": 950, "def": 1500}
    vector: dict[str, Any] = {
        "format": "master",
        "turn_player": 0,
        "players": [
            {"lp": 8000, "monsters": [{**REPORT, "zone": "M1", "position": "set"}]},
            {"lp": 8000, "spells": [{**SWORDS, **lies}]},
        ],
        "steps": [{"player": 0, "do": "flip_summon", "card": REPORT}, *steps],
        "expect": {
            "winner": None,
            "turn_player": 0,
            "phase": phase,
            "players": [
                {"lp": 8000, "monsters": [report]},
                {"lp": life, "grave": [SWORDS]},
            ],
        },
    }
    assert verdict(Vector("own/report", vector)) == "ok"


ODD_EYES = {"code": 16178681, "name": "Odd-Eyes Pendulum Dragon"}
GAZER = {"code": 20409757, "name": "Timegazer Magician"}
APPLIES = {"player": 1, "do": "activate", "card": ODD_EYES}


@pytest.mark.parametrize(
    ("steps", "life"),
    [([], 6700), ([APPLIES], 8000), ([{**AGREES, "player": 1}], 8000)],
    ids=["nothing", "card", "answer"],
)
def test_what_may_hold_for_a_battle_holds_where_that_is_told(
    steps: list[dict[str, Any]], life: int
) -> None:
    skull = {**SKULL, "position": "attack"}
    vector: dict[str, Any] = {
        "format": "master",
        "turn_player": 0,
        "players": [
            {"lp": 8000, "monsters": [{**skull, "zone": "M1"}]},
            {
                "lp": 8000,
                "monsters": [{**GAZER, "zone": "M1", "position": "attack"}],
                "pendulum": [ODD_EYES, None],
            },
        ],
        "steps": [{"player": 0, "do": "attack", "card": SKULL, "target": GAZER}, *steps],
        "expect": {
            "winner": None,
            "turn_player": 0,
            "phase": "battle",
            "players": [
                {"lp": 8000, "monsters": [{**skull, "atk": 2500, "def": 1200}]},
                {
                    "lp": life,
                    "extra": [{**GAZER, "position": "face-up"}],
                    "pendulum": [ODD_EYES],
                },
            ],
        },
    }
    assert verdict(Vector("own/odd-eyes", vector)) == "ok"
