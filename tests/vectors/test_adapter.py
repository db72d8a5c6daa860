"""The adapter finds a difference where there is one, and says which."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.vectors.__main__ import main, verdict
from tests.vectors.scenario import Vector

BLADE = {"code": 11321183, "name": "Dark Blade"}
CLOWN = {"code": 47060154, "name": "Mystic Clown"}
TYPHOON = {"code": 5318639, "name": "Mystical Space Typhoon"}
JUNK = {"code": 63977008, "name": "Junk Synchron"}
SPEED = {"code": 9365703, "name": "Speed Warrior"}
WARRIOR = {"code": 60800381, "name": "Junk Warrior"}
EMPTY: dict[str, Any] = {
    "lp": 8000,
    "hand": [],
    "deck": [],
    "grave": [],
    "banished": [],
    "extra": [],
    "monsters": [],
    "spells": [],
}
BATTLE = {
    "id": "own/a",
    "format": "master",
    "turn_player": 0,
    "players": [
        {"lp": 8000, "monsters": [{**BLADE, "zone": "M1", "position": "attack"}]},
        {
            "lp": 8000,
            "hand": [BLADE],
            "monsters": [{**CLOWN, "zone": "M1", "position": "attack"}],
        },
    ],
    "steps": [
        {"player": 0, "do": "can", "action": "attack", "card": BLADE, "target": CLOWN},
        {"player": 0, "do": "cannot", "action": "attack", "card": BLADE, "target": "direct"},
        {"player": 0, "do": "attack", "card": BLADE, "target": CLOWN},
    ],
    "expect": {
        "winner": None,
        "turn_player": 0,
        "phase": "battle",
        "chains": [],
        "damage": [{"player": 1, "kind": "battle", "amount": 300}],
        "sequence": [{"event": "moved", "name": "Mystic Clown", "to": "grave"}],
        "players": [
            {
                **EMPTY,
                "monsters": [{**BLADE, "position": "attack", "atk": 1800, "def": 1500}],
            },
            {**EMPTY, "lp": 7700, "hand": [BLADE], "grave": [CLOWN]},
        ],
    },
}


def changed(**keys: Any) -> Vector:
    """The battle with another value somewhere; `players__0__lp` is the path to it."""
    text: Any = deepcopy(BATTLE)
    for path, value in keys.items():
        *way, last = (int(key) if key.isdigit() else key for key in path.split("__"))
        part = text
        for key in way:
            part = part[key]
        part[last] = value
    return Vector(text["id"], text)


def test_a_vector_that_is_right_is_ok() -> None:
    assert verdict(changed()) == "ok"


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("expect__winner", 1, "winner: expected 1, found None"),
        ("expect__phase", "main1", "phase: expected main1, found battle"),
        ("expect__players__1__lp", 8000, "lp of player 1: expected 8000, found 7700"),
        ("expect__players__1__grave", [], "grave of player 1: expected {}, found"),
        ("expect__players__0__monsters__0__atk", 1700, "monsters of player 0: expected"),
        ("expect__players__0__monsters__0__zone", "M2", "monsters of player 0: expected"),
        ("expect__chains", [[{"player": 0, **BLADE}]], "chains: expected"),
        ("expect__damage__0__kind", "effect", "damage: expected"),
        ("expect__sequence__0__to", "banished", "sequence: "),
        ("steps__0__target", "direct", "not offered: 0 can attack Dark Blade direct"),
        ("steps__1__target", CLOWN, "offered, but must not be: 0 cannot attack"),
        ("steps__2__card", CLOWN, "not offered: 0 attack Mystic Clown"),
        ("steps__2__player", 1, "not offered: 1 attack Dark Blade"),
    ],
)
def test_the_first_difference_is_told(path: str, value: Any, told: str) -> None:
    assert verdict(changed(**{path: value})).startswith(told)


def test_a_choice_that_is_not_offered_differs() -> None:
    vector = changed(
        players__0__hand=[TYPHOON],
        players__1__spells=[
            {**TYPHOON, "zone": "S1", "position": "set"},
            {**TYPHOON, "zone": "S2", "position": "set"},
        ],
        steps=[
            {"player": 0, "do": "activate", "card": TYPHOON},
            {"player": 0, "do": "choose", "cards": [BLADE]},
        ],
    )
    assert verdict(vector) == "not offered: 0 choose Dark Blade"


@pytest.mark.parametrize(("card", "told"), [(TYPHOON, "ok"), (BLADE, "not offered: ")])
def test_the_only_card_that_can_be_chosen_can_be_chosen(
    card: dict[str, Any], told: str
) -> None:
    vector = changed(
        players__0__hand=[TYPHOON],
        players__1__spells=[{**TYPHOON, "zone": "S1", "position": "set"}],
        steps=[
            {"player": 0, "do": "activate", "card": TYPHOON},
            {"player": 0, "do": "can", "action": "choose", "card": {**card, "controller": 1}},
            {"player": 0, "do": "attack", "card": BLADE, "target": CLOWN},
        ],
        expect__chains=[[{"player": 0, **TYPHOON}]],
        expect__players__0__grave=[TYPHOON],
        expect__players__1__grave=[TYPHOON, CLOWN],
    )
    assert verdict(vector).startswith(told)


@pytest.mark.parametrize("sizes", [(2,), (1, 1)])
def test_a_choice_may_be_told_at_once_or_card_by_card(sizes: tuple[int, ...]) -> None:
    hand = [BLADE] * 3 + [CLOWN] * 3 + [TYPHOON] * 2
    gone = [TYPHOON, TYPHOON]
    choices = [gone[:size] for size in sizes]
    vector = changed(
        players__0__hand=hand,
        players__1__deck=[BLADE],
        steps=[
            {"player": 0, "do": "end_turn"},
            *({"player": 0, "do": "choose", "cards": cards} for cards in choices),
        ],
        expect__turn_player=1,
        expect__phase="main1",
        expect__damage=[],
        expect__sequence=[],
        expect__players__0__hand=hand[:6],
        expect__players__0__grave=gone,
        expect__players__1__lp=8000,
    )
    assert verdict(vector).startswith("hand of player 1")


def test_main_phase_2_is_not_reached_where_the_battle_phase_was_held_back() -> None:
    vector = changed(
        players__1__spells=[{**TYPHOON, "zone": "S1", "position": "set"}],
        players__0__spells=[{**TYPHOON, "zone": "S1", "position": "set"}],
        steps=[
            {"player": 0, "do": "to_phase", "phase": "battle"},
            {"player": 1, "do": "activate", "card": TYPHOON},
            {"player": 0, "do": "to_phase", "phase": "main2"},
        ],
        expect__phase="main2",
        expect__players__1__lp=8000,
    )
    assert verdict(vector) == "phase: expected main2, found main1"
    vector.text["steps"].insert(2, vector.text["steps"][0])
    assert not verdict(vector).startswith("phase")


def test_what_is_waited_for_in_main_phase_2_is_waited_for_past_the_battle_phase() -> None:
    hidden = {**TYPHOON, "zone": "S1", "position": "set"}
    vector = changed(
        players__0__spells=[hidden],
        players__1__spells=[hidden],
        steps=[{"player": 1, "do": "activate", "card": TYPHOON, "at": "main2"}],
        expect__phase="main2",
    )
    assert verdict(vector).startswith("lp of player 1: expected 7700")


def test_what_is_forbidden_after_the_end_of_a_turn_is_so_from_the_next_main_phase() -> None:
    steps = [
        {"player": 0, "do": "end_turn"},
        {"player": 0, "do": "cannot", "action": "activate", "card": TYPHOON},
        {"player": 1, "do": "end_turn"},
    ]
    vector = changed(
        players__0__hand=[TYPHOON],
        players__0__deck=[BLADE],
        players__1__deck=[BLADE],
        players__1__spells=[{**TYPHOON, "zone": "S1", "position": "set"}],
        steps=steps,
    )
    assert verdict(vector).startswith("lp of player 1: expected 7700")
    vector.text["steps"][1]["at"] = "end"
    assert verdict(vector).startswith("offered, but must not be: 0 cannot activate")


def test_a_phase_that_has_begun_already_needs_no_step() -> None:
    to_main_2 = {"player": 0, "do": "to_phase", "phase": "main2"}
    vector = changed(expect__phase="main2")
    vector.text["steps"].extend([to_main_2, to_main_2])
    assert verdict(vector) == "ok"


SCALES = [
    {"code": 15146890, "name": "Dragonpulse Magician"},
    {"code": 51531505, "name": "Dragonpit Magician"},
]


def test_what_must_not_be_offered_now_is_not_looked_for_in_the_next_phase() -> None:
    vector = changed(
        players__0__hand=[CLOWN],
        players__0__pendulum=SCALES,
        steps=[
            {"player": 0, "do": "to_phase", "phase": "battle"},
            {"player": 0, "do": "cannot", "action": "pendulum_summon", "cards": [CLOWN]},
            {"player": 0, "do": "to_phase", "phase": "main2"},
        ],
    )
    assert verdict(vector).startswith("lp of player 1")
    vector.text["steps"].append(vector.text["steps"][1])
    assert verdict(vector).startswith("offered, but must not be: 0 cannot pendulum_summon")


def test_zones_may_be_stated_in_another_order_than_they_are_asked_for() -> None:
    eye = {"code": 72714461, "name": "Wisdom-Eye Magician"}
    vector = changed(
        players__0__hand=[CLOWN],
        players__0__extra=[{**eye, "position": "face-up"}],
        players__0__pendulum=SCALES,
        steps=[
            {"player": 0, "do": "pendulum_summon", "cards": [CLOWN, eye]},
            {"player": 0, "do": "choose_zone", "zone": "ER"},
            {"player": 0, "do": "choose_zone", "zone": "M4"},
            {"player": 0, "do": "attack", "card": BLADE, "target": CLOWN},
        ],
        expect__players__0__pendulum=SCALES,
        expect__players__0__monsters=[
            {**BLADE, "position": "attack", "zone": "M1"},
            {**CLOWN, "position": "attack", "zone": "M4"},
            {**eye, "position": "attack", "zone": "ER"},
        ],
    )
    assert verdict(vector) == "ok"
    vector.text["steps"][0]["cards"] = [CLOWN]
    assert verdict(vector) == "not offered: 0 choose_zone ER"


def test_choices_may_be_stated_in_another_order_than_they_are_asked_for() -> None:
    doomed = {"code": 79759861, "name": "Tribute to The Doomed"}
    vector = changed(
        players__0__hand=[doomed, TYPHOON, BLADE],
        players__0__monsters=[{**SPEED, "zone": "M1", "position": "attack"}],
        steps=[
            {"player": 0, "do": "activate", "card": doomed},
            {"player": 0, "do": "choose", "cards": [CLOWN]},
            {"player": 0, "do": "choose", "cards": [BLADE]},
        ],
        expect__phase="main1",
        expect__damage=[],
        expect__chains=[[{"player": 0, **doomed}]],
        expect__players__1__lp=8000,
        expect__players__0__hand=[TYPHOON],
        expect__players__0__grave=[doomed, BLADE],
        expect__players__0__monsters=[{**SPEED, "position": "attack"}],
    )
    assert verdict(vector) == "ok"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([JUNK, SPEED], "lp of player 1"),
        ([JUNK], "not offered: 0 special_summon"),
        ([JUNK, SPEED, BLADE], "not offered: 0 special_summon"),
        ([SPEED, SPEED], "not offered: 0 special_summon"),
    ],
)
def test_materials_that_were_taken_unasked_are_exactly_those_said(
    given: list[Any], told: str
) -> None:
    summon = {"player": 0, "do": "special_summon", "card": WARRIOR, "materials": given}
    vector = changed(
        players__0__monsters=[
            {**card, "zone": f"M{number}", "position": "attack"}
            for number, card in enumerate((JUNK, SPEED, BLADE), start=1)
        ],
        players__0__extra=[WARRIOR],
        steps=[summon],
    )
    assert verdict(vector).startswith(told)


def test_an_equipped_pendulum_monster_is_in_no_pendulum_zone() -> None:
    host = {"player": 0, "zone": "M1"}
    equip = {**SCALES[0], "zone": "S1", "position": "face-up", "equipped_to": host}
    vector = changed(
        players__0__spells=[equip],
        expect__players__0__spells=[{**equip, "equipped_to": {"player": 0, **BLADE}}],
    )
    assert verdict(vector) == "ok"


@pytest.mark.parametrize(("said", "verb"), [({"summoned": "special"}, "can"), ({}, "cannot")])
def test_a_monster_on_the_field_was_summoned_in_the_way_that_is_said(
    said: dict[str, str], verb: str
) -> None:
    cerberus = {"code": 75452921, "name": "Knightmare Cerberus"}
    vector = changed(
        players__0__hand=[TYPHOON],
        players__0__extra=[cerberus],
        players__0__monsters=[
            {**card, "zone": f"M{number}", "position": "attack"}
            for number, card in enumerate((JUNK, SPEED), start=1)
        ],
        players__1__monsters=[{**CLOWN, "zone": "M1", "position": "attack", **said}],
        steps=[
            {"player": 0, "do": "special_summon", "card": cerberus},
            {"player": 0, "do": verb, "action": "activate", "card": cerberus},
            {"player": 0, "do": "to_phase", "phase": "battle"},
        ],
    )
    assert verdict(vector).startswith("lp of player 1: expected 7700")


def test_a_card_that_is_missing_makes_a_vector_unplayable() -> None:
    vector = changed(players__0__hand=[{"code": 1, "name": "Nobody"}])
    assert verdict(vector) == "unplayable: Nobody"


def test_a_folder_is_played_and_summed_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = changed(id="own/b", expect__winner="draw")
    absent = changed(id="own/c", players__0__hand=[{"code": 1, "name": "Nobody"}])
    (tmp_path / "right.json").write_text(json.dumps([changed().text]))
    assert main([str(tmp_path)]) == 0
    (tmp_path / "wrong.json").write_text(json.dumps([wrong.text, absent.text]))
    capsys.readouterr()
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "own/a: ok",
        "own/b: winner: expected draw, found None",
        "own/c: unplayable: Nobody",
        "1 ok, 1 differing, 1 unplayable",
    ]


@pytest.mark.parametrize(("says", "second"), [([], 0), (["pass"], 1)])
def test_a_pass_in_the_end_phase_lets_the_other_go_on(says: list[str], second: int) -> None:
    asura = {"code": 2134346, "name": "Asura Priest"}
    avian = {"code": 21844576, "name": "Elemental HERO Avian"}
    returning = [
        {**asura, "zone": "M2", "position": "set"},
        {**asura, "zone": "M3", "position": "set"},
    ]
    nine = {**BLADE, "count": 9}
    vector = changed(
        players__0__monsters=[{**avian, "zone": "M1", "position": "attack"}, *returning],
        players__1__monsters=returning[:1],
        players__1__deck=[nine],
        steps=[
            {"player": 0, "do": "flip_summon", "card": {**asura, "zone": "M2"}},
            {"player": 0, "do": "flip_summon", "card": {**asura, "zone": "M3"}},
            {"player": 0, "do": "attack", "card": avian, "target": asura},
            {"player": 0, "do": "end_turn"},
            {"player": 0, "do": "choose", "cards": [{**asura, "zone": "M3"}]},
            *({"player": 0, "do": said} for said in says),
        ],
        expect={
            "winner": None,
            "turn_player": 1,
            "phase": "main1",
            "chains": [[{"player": by, **asura}] for by in (0, second, 1 - second)],
            "players": [
                {
                    **EMPTY,
                    "lp": 7800,
                    "hand": [asura, asura],
                    "monsters": [{**avian, "position": "attack", "atk": 1000, "def": 1000}],
                },
                {**EMPTY, "hand": [asura, BLADE, BLADE], "deck": [{**BLADE, "count": 8}]},
            ],
        },
    )
    assert verdict(vector) == "ok"
