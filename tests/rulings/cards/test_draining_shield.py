"""Draining Shield: the attack is negated, and its ATK is gained."""

from tests.table import Table, face_down, face_up, side


def test_the_atk_on_the_field_is_gained() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", face_up("Axe of Despair", on="Gemini Elf")]),
        kaiba=side(field=[face_down("Draining Shield")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates("Draining Shield", targeting="Gemini Elf")
    table.everyone_passes()
    assert table.life_changes() == [("kaiba", "GAIN", 2900)]
    assert table.phase == "battle phase"


def test_an_attack_with_no_atk_is_negated_all_the_same() -> None:
    table = Table(
        yugi=side(field=["Goblindbergh"]), kaiba=side(field=[face_down("Draining Shield")])
    )
    table.yugi.attacks_with("Goblindbergh")
    table.kaiba.activates("Draining Shield")
    table.everyone_passes()
    assert table.kaiba.life == 8000 + 1400


def test_a_monster_that_has_changed_sides_attacks_no_more_and_nothing_is_gained() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]),
        kaiba=side(
            field=["Kuriboh", face_down("Draining Shield"), face_down("Enemy Controller")]
        ),
    )
    table.yugi.attacks_with("Gemini Elf", at="Kuriboh")
    table.kaiba.activates("Draining Shield", targeting="Gemini Elf")
    table.yugi.passes()
    table.kaiba.activates("Enemy Controller", targeting="Gemini Elf", effect=1)
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.kaiba.monsters == ["Gemini Elf"]
