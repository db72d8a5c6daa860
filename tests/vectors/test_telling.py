"""The adapter understands the ways in which a vector may tell a start and a claim."""

from copy import deepcopy
from typing import Any

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector

BLADE = {"code": 11321183, "name": "Dark Blade"}
CLOWN = {"code": 47060154, "name": "Mystic Clown"}
MIRROR = {"code": 44095762, "name": "Mirror Force"}
REBORN = {"code": 83764718, "name": "Monster Reborn"}
TEMPEST = {"code": 83121692, "name": "Elemental HERO Tempest"}
BOARD = {"code": 94212438, "name": "Destiny Board"}
MESSAGES = [
    {"code": 31893528, "name": 'Spirit Message "I"'},
    {"code": 67287533, "name": 'Spirit Message "N"'},
    {"code": 94772232, "name": 'Spirit Message "A"'},
    {"code": 30170981, "name": 'Spirit Message "L"'},
]


def vector(
    *players: dict[str, Any],
    steps: list[dict[str, Any]],
    turn_player: int = 0,
    **expect: Any,
) -> Vector:
    """A vector whose players have 8000 Life Points and all that is given."""
    return Vector(
        "own/a",
        {
            "id": "own/a",
            "format": "master",
            "turn_player": turn_player,
            "players": [{"lp": 8000, **player} for player in players],
            "steps": deepcopy(steps),
            "expect": {
                "winner": None,
                "turn_player": 0,
                "phase": "main1",
                "players": [{"lp": 8000}, {"lp": 8000}],
                **expect,
            },
        },
    )


@pytest.mark.parametrize("placed", [2, 3])
def test_messages_that_lie_on_the_field_were_placed_by_the_board_beside_them(
    placed: int,
) -> None:
    row = [
        {**card, "zone": f"S{number}", "position": "face-up"}
        for number, card in enumerate([BOARD, *MESSAGES[:placed]], 1)
    ]
    told = vector(
        {"spells": row, "deck": [*MESSAGES[placed:], BLADE]},
        {"deck": [BLADE]},
        steps=[{"player": 1, "do": "end_turn"}],
        turn_player=1,
        winner=0,
    )
    wins = placed == len(MESSAGES) - 1
    assert verdict(told) == ("ok" if wins else "winner: expected 0, found None")


@pytest.mark.parametrize(
    ("target", "offered"), [(BLADE, True), (CLOWN, True), (TEMPEST, True), (MIRROR, False)]
)
def test_a_claim_of_a_target_is_judged_past_the_choice_of_the_cost(
    target: dict[str, Any], offered: bool
) -> None:
    monsters = [{**TEMPEST, "summoned": "fusion"}, BLADE, CLOWN]
    told = vector(
        {
            "monsters": [
                {**card, "zone": f"M{number}", "position": "attack"}
                for number, card in enumerate(monsters, 1)
            ],
            "spells": [{**MIRROR, "zone": "S1", "position": "set"}],
        },
        {},
        steps=[
            {
                "player": 0,
                "do": "can",
                "action": "activate",
                "card": TEMPEST,
                "target": target,
            }
        ],
    )
    assert verdict(told).startswith("not offered") != offered
    told.text["steps"][0]["do"] = "cannot"
    assert verdict(told).startswith("offered, but must not be") == offered


@pytest.mark.parametrize(("kind", "told"), [("can", "ok"), ("cannot", "offered, but must not")])
def test_a_position_may_be_claimed_after_the_zone_that_is_asked_for_later(
    kind: str, told: str
) -> None:
    stands = {"player": 0, "action": "choose_position"}
    played = vector(
        {"hand": [REBORN], "grave": [BLADE]},
        {},
        steps=[
            {"player": 0, "do": "activate", "card": REBORN},
            {"player": 0, "do": "choose_zone", "zone": "M4"},
            {**stands, "do": "can", "position": "attack"},
            {**stands, "do": kind, "position": "defense"},
            {**stands, "do": "cannot", "position": "set"},
            {"player": 0, "do": "choose_position", "position": "defense"},
        ],
        players=[
            {
                "lp": 8000,
                "grave": [REBORN],
                "monsters": [{**BLADE, "position": "defense", "atk": 1800, "zone": "M4"}],
            },
            {"lp": 8000},
        ],
    )
    assert verdict(played).startswith(told)


@pytest.mark.parametrize("says_which", [True, False])
def test_a_choice_that_was_made_unasked_does_not_answer_the_next_one(says_which: bool) -> None:
    dimension = {"code": 28553439, "name": "Magical Dimension"}
    elf = {"code": 69140098, "name": "Gemini Elf"}
    library = {"code": 70791313, "name": "Royal Magical Library"}
    steps: list[dict[str, Any]] = [
        {"player": 0, "do": "activate", "card": dimension, "target": BLADE},
        {"player": 0, "do": "choose", "cards": [elf]},
        {"player": 0, "do": "answer", "answer": "yes"},
        {"player": 0, "do": "choose", "cards": [CLOWN]},
    ]
    if not says_which:
        del steps[1]
    told = vector(
        {
            "hand": [dimension, elf],
            "monsters": [
                {**BLADE, "zone": "M1", "position": "attack"},
                {**library, "zone": "M2", "position": "attack"},
            ],
        },
        {"monsters": [{**CLOWN, "zone": "M1", "position": "attack"}]},
        steps=steps,
        players=[
            {
                "lp": 8000,
                "grave": [dimension, BLADE],
                "monsters": [
                    {**elf, "position": "attack", "atk": 1900, "def": 900},
                    {**library, "position": "attack", "counters": {"Spell Counter": 1}},
                ],
            },
            {"lp": 8000, "grave": [CLOWN]},
        ],
    )
    assert verdict(told) == "ok"


@pytest.mark.parametrize(("option", "drawn"), [("top", BLADE), ("bottom of the Deck", CLOWN)])
def test_an_option_may_answer_whether_something_is_done(
    option: str, drawn: dict[str, Any]
) -> None:
    maharaghi = {"code": 40695128, "name": "Maharaghi"}
    left = CLOWN if drawn is BLADE else BLADE
    told = vector(
        {"hand": [maharaghi], "deck": [BLADE, CLOWN]},
        {"deck": [CLOWN]},
        steps=[
            {"player": 0, "do": "normal_summon", "card": maharaghi},
            {"player": 0, "do": "end_turn"},
            {"player": 1, "do": "end_turn"},
            {"player": 0, "do": "choose_option", "option": option},
        ],
        players=[
            {"lp": 8000, "hand": [maharaghi, drawn], "deck": [left]},
            {"lp": 8000, "hand": [CLOWN]},
        ],
    )
    assert verdict(told) == "ok"


def test_effects_whose_order_is_not_told_come_as_they_lie() -> None:
    hole = {"code": 53129443, "name": "Dark Hole"}
    sangan = {"code": 26202165, "name": "Sangan"}
    kuriboh = {"code": 40640057, "name": "Kuriboh"}
    bug = {"code": 54652250, "name": "Man-Eater Bug"}
    lying = [{**sangan, "zone": zone, "position": "attack"} for zone in ("M1", "M2")]
    told = vector(
        {"hand": [hole], "deck": [bug, kuriboh], "monsters": lying},
        {},
        steps=[
            {"player": 0, "do": "activate", "card": hole},
            {"player": 0, "do": "choose", "cards": [kuriboh]},
        ],
        players=[
            {"lp": 8000, "hand": [kuriboh], "deck": [bug], "grave": [hole, sangan, sangan]},
            {"lp": 8000},
        ],
    )
    assert verdict(told) == "ok"


@pytest.mark.parametrize("told", ["answer", "choice", "both", "nothing"])
def test_who_names_a_material_to_be_detached_detaches_it(told: str) -> None:
    maestroke = {"code": 25341652, "name": "Maestroke the Symphony Djinn"}
    skull = {"code": 70781052, "name": "Summoned Skull"}
    standing = {**skull, "position": "attack", "atk": 2500, "def": 1200}
    answer = {"player": 0, "do": "answer", "answer": "yes"}
    choice = {"player": 0, "do": "choose", "cards": [BLADE]}
    says = {"answer": [answer], "choice": [choice], "both": [answer, choice], "nothing": []}
    saved = {**maestroke, "position": "attack", "atk": 1800, "def": 2300}
    kept = {"monsters": [saved], "grave": [BLADE]}
    lying = {**maestroke, "zone": "M1", "position": "attack", "summoned": "xyz"}
    fought = vector(
        {"monsters": [{**lying, "materials": [BLADE]}]},
        {"monsters": [{**skull, "zone": "M1", "position": "attack"}]},
        steps=[
            {"player": 0, "do": "attack", "card": maestroke, "target": skull},
            *says[told],
        ],
        phase="battle",
        players=[
            {"lp": 7300, **(kept if says[told] else {"grave": [BLADE, maestroke]})},
            {"lp": 8000, "monsters": [standing]},
        ],
    )
    assert verdict(fought) == "ok"
