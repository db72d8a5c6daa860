"""Relinquished Anima: takes the monster in front of it, and has its ATK."""

from tests.table import Table, attacking, face_down, face_up, side

CARD, SKULL = "Relinquished Anima", "Summoned Skull"
ANIMA = attacking(CARD, "E1")


def test_a_monster_of_level_1_is_its_material_but_no_token() -> None:
    table = Table(yugi=side(field=["Kuriboh"], extra=[CARD]))
    assert table.yugi.may("Special Summon", CARD)

    table = Table(yugi=side(hand=["Scapegoat"], extra=[CARD]))
    table.yugi.activates("Scapegoat")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert not table.yugi.may("Special Summon", CARD)


def test_faq_13841_it_equips_a_monster_it_points_to_and_gains_its_atk() -> None:
    table = Table(yugi=side(field=[ANIMA]), kaiba=side(field=[attacking(SKULL, "M4"), "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.spells == [SKULL]
    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.sees(CARD).attack == 2500


def test_it_takes_no_monster_it_does_not_point_to_and_none_face_down() -> None:
    for other in (attacking(SKULL, "M1"), face_down(SKULL, "M4")):
        table = Table(yugi=side(field=[ANIMA]), kaiba=side(field=[other]))
        assert not table.yugi.may("activate", CARD)


def test_it_takes_one_at_most() -> None:
    table = Table(
        yugi=side(field=[ANIMA, face_up("Uraby", "S1", on=CARD)]),
        kaiba=side(field=[attacking(SKULL, "M4")]),
    )

    assert not table.yugi.may("activate", CARD)


def test_faq_13841_where_it_is_gone_its_target_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[ANIMA]),
        kaiba=side(field=[attacking(SKULL, "M4"), "Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert SKULL in table.kaiba.graveyard
    assert table.yugi.spells == []


def test_faq_13841_a_target_that_is_face_down_by_then_stays() -> None:
    table = Table(
        yugi=side(field=[ANIMA]),
        kaiba=side(field=[attacking(SKULL, "M4"), "Book of Moon"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon", targeting=SKULL)
    table.everyone_passes()

    assert table.kaiba.monsters == [SKULL]
    assert table.yugi.sees(CARD).attack == 0


def test_its_atk_is_as_before_once_the_monster_is_gone() -> None:
    table = Table(
        yugi=side(field=[ANIMA, face_up(SKULL, "S1", on=CARD)]),
        kaiba=side(field=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    assert table.yugi.sees(CARD).attack == 2500
    table.kaiba.activates("Mystical Space Typhoon", targeting=SKULL)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 0
