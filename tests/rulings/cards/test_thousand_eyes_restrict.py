"""Thousand-Eyes Restrict: no other monster attacks, and one of them is its shield."""

from tests.table import Table, face_up, side

CARD = "Thousand-Eyes Restrict"


def test_no_other_monster_attacks_or_changes_its_position() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=["Silver Fang"]))
    assert not table.yugi.may("change position", "Uraby")
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", CARD)
    assert not table.yugi.may("attack", "Uraby")


def test_it_takes_a_monster_and_its_numbers() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.sees("Summoned Skull").on == CARD
    assert (table.yugi.sees(CARD).attack, table.yugi.sees(CARD).defense) == (2500, 1200)


def test_the_monster_it_wears_is_destroyed_in_its_place() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Uraby", "S1", on=CARD)]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.spells == []
