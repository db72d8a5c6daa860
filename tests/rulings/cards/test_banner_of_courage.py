"""Banner of Courage: 200 more ATK, in its controller's own Battle Phase only."""

from tests.table import Table, face_up, side

CARD = "Banner of Courage"


def test_it_holds_in_the_own_battle_phase_from_its_start_to_its_end() -> None:
    table = Table(yugi=side(field=["Uraby", face_up(CARD)]), kaiba=side(field=["Battle Ox"]))
    assert table.yugi.sees("Uraby").attack == 1500
    table.yugi.enters_battle_phase()
    assert table.yugi.sees("Uraby").attack == 1700
    assert table.kaiba.sees("Battle Ox").attack == 1700
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees("Uraby").attack == 1500
    assert table.chains() == []


def test_two_of_them_add_up_and_a_battle_is_reckoned_with_both() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(CARD), face_up(CARD)]),
        kaiba=side(field=["Battle Ox"]),
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 200
    assert table.kaiba.graveyard == ["Battle Ox"]


def test_in_the_opponents_battle_phase_it_gives_nothing() -> None:
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=["Uraby", face_up(CARD)]))
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 200
    assert table.kaiba.graveyard == ["Uraby"]


def test_a_monster_that_comes_in_the_battle_phase_has_it_too() -> None:
    table = Table(yugi=side(field=[face_up(CARD), "Call of the Haunted"], graveyard=["Uraby"]))
    table.yugi.enters_battle_phase()
    table.yugi.activates("Call of the Haunted")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1700
