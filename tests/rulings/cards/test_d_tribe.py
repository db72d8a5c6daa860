"""D. Tribe: the monsters of its controller are Dragons until the end of the turn."""

from tests.table import Table, face_down, face_up, side

CARD = "D. Tribe"


def test_monsters_there_are_become_dragons_for_the_turn() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down(CARD), face_up("Mountain")]),
        kaiba=side(field=["Feral Imp"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.sees("Uraby").attack == 1700
    assert table.kaiba.sees("Feral Imp").attack == 1300

    table.turn_ends()
    assert table.yugi.sees("Uraby").attack == 1500


def test_a_monster_that_comes_later_does_not_become_one() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down(CARD), face_up("Mountain")], hand=["Feral Imp"])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.summons("Feral Imp")

    assert table.yugi.sees("Feral Imp").attack == 1300


def test_a_warrior_that_is_a_dragon_loses_the_blade_of_warriors() -> None:
    blade = face_up("Lightning Blade", on="Axe Raider")
    table = Table(yugi=side(field=["Axe Raider", blade, face_down(CARD)]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert "Lightning Blade" in table.yugi.graveyard


def test_without_a_monster_there_is_nothing_to_change() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=["Feral Imp"]))

    assert not table.yugi.may("activate", CARD)
