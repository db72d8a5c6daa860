"""The hard level: materials, turns, and attacks that are thought through."""

from engine.core.game import Level
from engine.yugioh.practice.foresight import DIRECT, Attack, Board, Fighter, plan
from engine.yugioh.state.reasons import Reason
from tests.practice.asking import answered
from tests.table import Table, side
from tests.table.laying import Lying


def fighter(key: int, force: int, *, fights: bool = False, stands: bool = True) -> Fighter:
    return Fighter(key, force, force, stands, force, fights)


def test_the_weaker_monster_clears_the_way_for_the_stronger_to_win() -> None:
    mine = (fighter(1, 2500, fights=True), fighter(2, 1700, fights=True))
    board = Board(mine, (fighter(3, 1600, stands=False),), 8000, 2500)

    assert plan(board).first == Attack(2, 3)


def test_who_can_win_at_once_does_so() -> None:
    board = Board((fighter(1, 1000, fights=True),), (), 100, 1000)

    assert plan(board).first == Attack(1, DIRECT)


def test_nobody_attacks_what_they_cannot_beat() -> None:
    board = Board((fighter(1, 1500, fights=True),), (fighter(2, 1800),), 8000, 8000)

    assert plan(board).first is None


def test_it_detaches_a_material_of_whatever_place() -> None:
    xyz = Lying("Number 39: Utopia", materials=("Goblindbergh", "Zubaba Knight"))
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[xyz]), turn_player="yugi")
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates("Number 39: Utopia")
    table.driver.pass_to(lambda each: each.reason is Reason.MATERIAL, "detach")

    assert len(answered(table, Level.HARD)) == 1
    table.kaiba.chooses("Zubaba Knight")
