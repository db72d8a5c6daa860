"""Fusion Sword Murasame Blade: effects do not destroy it once it is equipped."""

from tests.table import Table, face_down, face_up, side

BLADE, WARRIOR = "Fusion Sword Murasame Blade", "Celtic Guardian"


def test_a_warrior_gains_800_and_effects_do_not_destroy_it() -> None:
    table = Table(
        yugi=side(field=[WARRIOR, face_up(BLADE, on=WARRIOR)]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    assert table.yugi.sees(WARRIOR).attack == 1400 + 800

    table.kaiba.activates("Mystical Space Typhoon", targeting=BLADE)
    table.everyone_passes()
    assert table.yugi.spells == [BLADE]


def test_faq_5388_answered_as_it_is_activated_it_is_destroyed() -> None:
    table = Table(
        yugi=side(hand=[BLADE], field=[WARRIOR]),
        kaiba=side(field=[face_down("Mystical Space Typhoon")]),
    )
    table.yugi.activates(BLADE, targeting=WARRIOR)
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLADE)
    table.everyone_passes()

    assert table.yugi.graveyard == [BLADE]


def test_it_is_equipped_to_warriors_alone() -> None:
    assert not Table(yugi=side(hand=[BLADE], field=["Uraby"])).yugi.may("activate", BLADE)


def test_it_falls_with_its_monster() -> None:
    table = Table(
        yugi=side(field=[WARRIOR, face_up(BLADE, on=WARRIOR)], hand=["Dark Hole"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.spells == []
