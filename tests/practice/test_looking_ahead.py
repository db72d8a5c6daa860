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


def ahead(*hand: str, foe: str, field: tuple[str, ...] = ()) -> Table:
    """Kaiba's Main Phase: these cards in hand and on the field, against one monster."""
    return Table(
        yugi=side(field=[foe], life=8000),
        kaiba=side(field=[*field], hand=hand),
        turn_player="kaiba",
    )


def test_it_boosts_a_monster_that_wins_its_attack_by_it() -> None:
    table = ahead("Rush Recklessly", foe="Summoned Skull", field=("Luster Dragon",))

    assert answered(table, Level.HARD) == ["activate Rush Recklessly"]


def test_it_turns_over_a_foe_that_it_then_beats() -> None:
    table = ahead("Book of Moon", foe="Summoned Skull", field=("Luster Dragon",))

    assert answered(table, Level.HARD) == ["activate Book of Moon"]


def test_it_boosts_nothing_where_no_attack_is_won_by_it() -> None:
    table = ahead("Rush Recklessly", foe="Blue-Eyes White Dragon", field=("Gemini Elf",))

    assert answered(table, Level.HARD) != ["activate Rush Recklessly"]
