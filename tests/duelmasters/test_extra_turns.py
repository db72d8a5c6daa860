"""Extra turns, where the table lets effects give them (DP-001.3)."""

import pytest

from engine.duelmasters.state.events import TurnBegan
from engine.duelmasters.state.table import House
from tests.duelmasters.scenes import GONTA, WATER, A, B, C, D, has
from tests.duelmasters.vectors.course import Course
from tests.duelmasters.vectors.scenario import Json, Vector

ONIMARU, SHUFF, UNKNOWN = "勝利宣言 鬼丸「覇」", "奇天烈 シャッフ", "正体不明"


def played(*steps: Json, **players: Json) -> Course:
    text = {
        "seats": list("ABCD"),
        "turn_player": "C",
        "begin": "main",
        "players": {letter: players.get(letter, has()) for letter in "ABCD"},
        "partners": {},
        "steps": list(steps),
        "expect": {},
    }
    course = Course(Vector("scene", text))
    course.party.table.house = House(void_turns=False)
    course.play()
    return course


def turns(course: Course) -> str:
    """Whose turns began, in their order."""
    begun = [each.seat for each in course.chronicle.events if isinstance(each, TurnBegan)]
    return "".join("ABCD"[seat] for seat in begun)


@pytest.mark.rule("DP-001.3", "DP-106.1-1", "DM-TURN-7", "DP-400.3")
def test_an_own_extra_turn_ends_nothing_of_others() -> None:
    """C's lock lasts to C's next turn: through D's extra turn, too."""
    course = played(
        C.summon(SHUFF),
        C.do("choose_number", number=3),
        C.designate("B"),
        C.end(),
        D.attack(ONIMARU, "A"),
        D.designate("A"),
        D.shields(1, 2, 3),
        D.end(),
        D.end(),
        A.end(),
        B.cannot("cast", WATER),
        B.end(),
        B=has(hand=[WATER], mana=[f"{WATER}*3"]),
        C=has(hand=[SHUFF], mana=[f"{WATER}*4"]),
        D=has(battle=[ONIMARU], deck=[ONIMARU, f"{GONTA}*9"]),
    )
    assert turns(course) == "DDABC"


@pytest.mark.rule("DP-001.3", "DP-106.1-1", "DM-TURN-7")
def test_after_the_extra_turn_of_another_the_order_goes_on() -> None:
    course = played(
        C.summon(UNKNOWN),
        C.designate("B"),
        C.end(),
        B.end(),
        D.end(),
        C=has(hand=[UNKNOWN], mana=[f"{WATER}*10"]),
    )
    assert turns(course) == "BDA"
