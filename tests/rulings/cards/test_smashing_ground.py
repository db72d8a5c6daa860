"""Smashing Ground: the opponent's face-up monster with the highest DEF falls."""

from tests.table import Table, attacking, face_down, side

CARD = "Smashing Ground"


def test_the_highest_def_falls_and_face_down_monsters_are_passed_over() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[face_down("Labyrinth Wall"), "Summoned Skull", "Mystical Elf"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Labyrinth Wall", "Summoned Skull"]


def test_of_equals_the_player_who_activated_it_chooses() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Mystical Elf", "Aqua Madoor"]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Aqua Madoor")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Mystical Elf"]


def test_a_link_monster_has_no_def() -> None:
    alone = Table(yugi=side(hand=[CARD]), kaiba=side(field=[attacking("Honeybot", "E1")]))
    beside = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[attacking("Honeybot", "E1"), attacking("Ganbara Knight", "M5")]),
    )

    assert not alone.yugi.may("activate", CARD)
    beside.yugi.activates(CARD)
    beside.everyone_passes()
    assert beside.kaiba.monsters == ["Honeybot"]
