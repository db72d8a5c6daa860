"""Dragonpulse Magician: as a Scale beside a Magician it destroys a face-up monster."""

from tests.table import Table, face_down, face_up, side

CARD, OTHER = "Dragonpulse Magician", "Dragonpit Magician"
SCALES = [face_up(CARD, "S1"), face_up(OTHER, "S5")]


def test_it_targets_a_face_up_monster_of_either_side() -> None:
    table = Table(
        yugi=side(field=[*SCALES, "Uraby"], hand=["Timegazer Magician"]),
        kaiba=side(field=["Battle Ox", face_down("Silver Fang")]),
    )
    table.yugi.activates(CARD)
    assert sorted(table.options) == ["Battle Ox", "Uraby"]
    table.yugi.chooses("Battle Ox")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Battle Ox"]
    assert table.yugi.graveyard == ["Timegazer Magician"]


def test_a_target_turned_face_down_is_destroyed_all_the_same() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Timegazer Magician"]),
        kaiba=side(field=["Battle Ox", face_down("Book of Moon")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.graveyard == ["Battle Ox", "Book of Moon"]


def test_a_target_whose_control_has_changed_is_destroyed_all_the_same() -> None:
    table = Table(
        yugi=side(field=[*SCALES, "Uraby"], hand=["Timegazer Magician"]),
        kaiba=side(field=["Battle Ox", face_down("Enemy Controller")]),
    )
    table.yugi.activates(CARD, targeting="Uraby")
    table.kaiba.activates("Enemy Controller", effect=1)
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [])
    assert table.yugi.graveyard == ["Timegazer Magician", "Uraby"]


def test_the_magician_beside_it_need_not_be_there_any_more() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Timegazer Magician"]),
        kaiba=side(field=[face_down("Mystical Space Typhoon"), "Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Mystical Space Typhoon", targeting=OTHER)
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_once_it_has_left_its_zone_it_destroys_nothing() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Timegazer Magician"]),
        kaiba=side(field=[face_down("Mystical Space Typhoon"), "Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Battle Ox"]


def test_each_copy_counts_its_own_once_and_as_a_monster_it_is_a_normal_one() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD, "S1"), face_up(CARD, "S5")],
            hand=["Timegazer Magician", "Stargazer Magician"],
        ),
        kaiba=side(field=["Battle Ox", "Uraby"]),
    )
    table.yugi.activates(CARD, cost="Timegazer Magician", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.yugi.may("activate", CARD)
