"""What needs no statement may be stated; players want what they choose something for."""

from typing import Any

import pytest

from tests.vectors.__main__ import verdict
from tests.vectors.scenario import Vector
from tests.vectors.test_adapter import BLADE, CLOWN, EMPTY

BUG = {"code": 54652250, "name": "Man-Eater Bug"}
BANDIT = {"code": 16404809, "name": "Kuribandit"}
TYPHOON = {"code": 5318639, "name": "Mystical Space Typhoon"}
RAIGEKI = {"code": 12580477, "name": "Raigeki"}
NECKLACE = {"code": 48576971, "name": "Necklace of Command"}


def vector(steps: list[Any], mine: Any, expect: Any, theirs: Any = None, **more: Any) -> Vector:
    """A duel in which player 1 has `theirs` and keeps their Deck."""
    ends: dict[str, Any] = {"winner": None, "turn_player": 0, "phase": "main1"} | more
    other: Any = {"lp": 8000} | (theirs or {})
    kept: Any = ends.pop("kept", EMPTY | {"deck": other.get("deck", [])})
    return Vector(
        "own/b",
        {
            "id": "own/b",
            "format": "master",
            "turn_player": 0,
            "players": [{"lp": 8000} | mine, other],
            "steps": steps,
            "expect": ends | {"players": [EMPTY | expect, kept]},
        },
    )


@pytest.mark.parametrize("told", [True, False])
def test_a_mandatory_effect_may_be_activated_in_so_many_words(told: bool) -> None:
    activation = {"player": 0, "do": "activate", "card": BUG}
    steps = [
        {"player": 0, "do": "flip_summon", "card": BUG},
        *([activation] if told else []),
        {"player": 0, "do": "choose", "cards": [CLOWN]},
    ]
    mine = {
        "monsters": [
            {**BUG, "zone": "M1", "position": "set"},
            {**BLADE, "zone": "M2", "position": "attack"},
            {**CLOWN, "zone": "M3", "position": "attack"},
        ]
    }
    left = [
        {**BUG, "position": "attack", "atk": 450, "def": 600},
        {**BLADE, "position": "attack", "atk": 1800, "def": 1500},
    ]
    assert verdict(vector(steps, mine, {"monsters": left, "grave": [CLOWN]})) == "ok"
    twice = [*steps, activation, activation]
    assert verdict(vector(twice, mine, {})) == "not offered: 0 activate Man-Eater Bug"


@pytest.mark.parametrize(
    ("option", "hand", "grave"),
    [("draw 1 card", [BLADE], []), ("discard 1 random card", [], [BLADE])],
)
def test_an_effect_that_has_to_be_one_of_two_may_be_activated_in_so_many_words(
    option: str, hand: list[Any], grave: list[Any]
) -> None:
    steps = [
        {"player": 0, "do": "attack", "card": CLOWN, "target": BLADE},
        {"player": 0, "do": "activate", "card": NECKLACE},
        {"player": 0, "do": "choose_option", "option": option},
    ]
    worn = {"zone": "S1", "position": "face-up", "equipped_to": {"player": 0, "zone": "M1"}}
    mine = {
        "deck": [BLADE],
        "monsters": [{**CLOWN, "zone": "M1", "position": "attack"}],
        "spells": [{**NECKLACE, **worn}],
    }
    theirs = {"hand": [BLADE], "monsters": [{**BLADE, "zone": "M1", "position": "attack"}]}
    kept = EMPTY | {
        "hand": [] if grave else [BLADE],
        "grave": grave,
        "monsters": [{**BLADE, "position": "attack", "atk": 1800, "def": 1500}],
    }
    expect = {"lp": 7700, "hand": hand, "grave": [CLOWN, NECKLACE]}
    expect["deck"] = [] if hand else [BLADE]
    assert verdict(vector(steps, mine, expect, theirs, kept=kept, phase="battle")) == "ok"


@pytest.mark.parametrize("others", [[BLADE] * 4, [RAIGEKI, BLADE, BLADE, BLADE]])
@pytest.mark.parametrize("chosen", [True, False])
def test_who_chooses_a_card_that_may_be_added_wants_to_add_it(
    others: list[Any], chosen: bool
) -> None:
    steps: list[Any] = [
        {"player": 0, "do": "normal_summon", "card": BANDIT},
        {"player": 0, "do": "activate", "card": BANDIT, "at": "end"},
    ]
    if chosen:
        steps.append({"player": 0, "do": "choose", "cards": [TYPHOON]})
    mine = {"hand": [BANDIT], "deck": [TYPHOON, *others]}
    left = [BANDIT, *others] if chosen else [BANDIT, TYPHOON, *others]
    expect = {"hand": [TYPHOON] if chosen else [], "grave": left}
    kept = EMPTY | {"hand": [BLADE]}
    theirs = {"deck": [BLADE]}
    assert verdict(vector(steps, mine, expect, theirs, kept=kept, turn_player=1)) == "ok"


@pytest.mark.parametrize("first", [True, False])
def test_an_option_may_be_told_after_the_target(first: bool) -> None:
    changer = {"code": 63485233, "name": "Star Changer"}
    target = {"player": 0, "do": "choose", "cards": [CLOWN]}
    option = {"player": 0, "do": "choose_option", "option": "reduce the Level by 1"}
    steps = [
        {"player": 0, "do": "activate", "card": changer},
        *([option, target] if first else [target, option]),
    ]
    mine = {
        "hand": [changer],
        "monsters": [
            {**BLADE, "zone": "M1", "position": "attack"},
            {**CLOWN, "zone": "M2", "position": "attack"},
        ],
    }
    left = [
        {**BLADE, "position": "attack", "atk": 1800, "def": 1500},
        {**CLOWN, "position": "attack", "atk": 1500, "def": 1000, "level": 3},
    ]
    assert verdict(vector(steps, mine, {"monsters": left, "grave": [changer]})) == "ok"


def test_the_order_of_effects_that_is_not_told_is_any() -> None:
    witch = {"code": 78010363, "name": "Witch of the Black Forest"}
    hole = {"code": 53129443, "name": "Dark Hole"}
    steps = [
        {"player": 0, "do": "activate", "card": hole},
        {"player": 0, "do": "choose", "cards": [CLOWN]},
    ]
    lying = [{**witch, "zone": zone, "position": "attack"} for zone in ("M1", "M2")]
    mine = {"hand": [hole], "monsters": lying, "deck": [BLADE, CLOWN, BUG]}
    expect = {"hand": [CLOWN], "grave": [hole, witch, witch], "deck": [BLADE, BUG]}
    assert verdict(vector(steps, mine, expect)) == "ok"


def test_who_chooses_several_cards_wants_to_choose_them() -> None:
    virus = {"code": 57728570, "name": "Crush Card Virus"}
    kuriboh = {"code": 40640057, "name": "Kuriboh"}
    steps = [
        {"player": 0, "do": "activate", "card": virus},
        {"player": 1, "do": "choose", "cards": [BLADE, CLOWN]},
    ]
    mine = {
        "monsters": [{**kuriboh, "zone": "M1", "position": "attack"}],
        "spells": [{**virus, "zone": "S1", "position": "set"}],
    }
    theirs = {"hand": [BLADE], "deck": [BLADE, CLOWN, BLADE]}
    kept = EMPTY | {"grave": [BLADE, BLADE, CLOWN], "deck": [BLADE]}
    assert verdict(vector(steps, mine, {"grave": [kuriboh, virus]}, theirs, kept=kept)) == "ok"
