"""Shadow Spell: a monster loses 700 ATK and can neither attack nor be turned."""

from tests.table import Table, face_down, face_up, side

CARD = "Shadow Spell"


def test_the_monster_is_weaker_and_cannot_attack() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_up(CARD, on="Summoned Skull")]),
    )

    assert table.yugi.sees("Summoned Skull").attack == 1800
    assert not table.yugi.may("change position", "Summoned Skull")
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", "Summoned Skull")


def test_turned_face_down_the_monster_is_free_and_the_trap_stays() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Book of Moon"]),
        kaiba=side(field=[face_up(CARD, on="Summoned Skull")]),
    )
    table.yugi.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.spells == [CARD]
    assert table.yugi.may("Flip Summon", "Summoned Skull")


def test_turned_face_down_in_response_the_monster_is_bound_all_the_same() -> None:
    table = Table(
        turn_player="kaiba",
        yugi=side(field=["Summoned Skull", face_down("Book of Moon")]),
        kaiba=side(field=[face_down(CARD)], hand=["Swords of Revealing Light"]),
    )
    table.kaiba.activates(CARD, targeting="Summoned Skull")
    table.yugi.activates("Book of Moon", targeting="Summoned Skull")
    table.turn_ends()
    assert not table.yugi.may("Flip Summon", "Summoned Skull")

    table.turn_ends()
    table.kaiba.activates("Swords of Revealing Light")
    table.everyone_passes()
    assert table.yugi.sees("Summoned Skull").attack == 1800
