"""Dragonpit Magician: as a Scale beside a Magician it destroys a Spell or Trap."""

from tests.table import Table, face_down, face_up, side

CARD, OTHER = "Dragonpit Magician", "Dragonpulse Magician"
SCALES = [face_up(OTHER, "S1"), face_up(CARD, "S5")]


def test_a_pendulum_monster_from_the_hand_destroys_any_spell_or_trap() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Odd-Eyes Pendulum Dragon", "Uraby"]),
        kaiba=side(field=[face_down("Waboku"), face_up("Mountain")]),
    )
    table.yugi.activates(CARD, cost="Odd-Eyes Pendulum Dragon", targeting="Waboku")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Odd-Eyes Pendulum Dragon"]
    assert table.kaiba.spells == ["Mountain"]
    assert not table.yugi.may("activate", CARD)


def test_it_may_destroy_a_scale_of_its_own_side() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Timegazer Magician"]),
    )
    table.yugi.activates(CARD, targeting=OTHER)
    table.everyone_passes()

    assert table.yugi.spells == [CARD]
    assert table.yugi.sees(OTHER).place == "extra_deck"


def test_once_it_has_left_its_zone_it_destroys_nothing() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Timegazer Magician"]),
        kaiba=side(field=[face_down("Mystical Space Typhoon"), face_down("Waboku")]),
    )
    table.yugi.activates(CARD, targeting="Waboku")
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert table.yugi.spells == [OTHER]


def test_the_magician_beside_it_need_not_be_there_any_more() -> None:
    table = Table(
        yugi=side(field=SCALES, hand=["Timegazer Magician"]),
        kaiba=side(field=[face_down("Mystical Space Typhoon"), face_down("Waboku")]),
    )
    table.yugi.activates(CARD, targeting="Waboku")
    table.kaiba.activates("Mystical Space Typhoon", targeting=OTHER)
    table.everyone_passes()

    assert table.kaiba.spells == []
    assert table.yugi.spells == [CARD]


def test_without_a_magician_beside_it_or_a_pendulum_monster_in_hand_it_is_not_offered() -> None:
    alone = Table(
        yugi=side(field=[face_up(CARD, "S5")], hand=["Timegazer Magician"]),
        kaiba=side(field=["Waboku"]),
    )
    dragon = Table(
        yugi=side(
            field=[face_up("Odd-Eyes Pendulum Dragon", "S1"), face_up(CARD, "S5")],
            hand=["Timegazer Magician"],
        ),
        kaiba=side(field=["Waboku"]),
    )
    poor = Table(yugi=side(field=SCALES, hand=["Uraby"]), kaiba=side(field=["Waboku"]))

    assert not alone.yugi.may("activate", CARD)
    assert not dragon.yugi.may("activate", CARD)
    assert not poor.yugi.may("activate", CARD)
