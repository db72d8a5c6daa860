"""Horus the Black Flame Dragon LV8: comes by its LV6 alone, and negates Spells."""

from tests.table import Table, face_down, face_up, side

LV6, LV8 = "Horus the Black Flame Dragon LV6", "Horus the Black Flame Dragon LV8"


def test_lv6_brings_it_in_the_end_phase_after_it_has_slain() -> None:
    table = Table(yugi=side(field=[LV6], deck=[LV8]), kaiba=side(field=["Mokey Mokey"]))
    table.yugi.attacks_with(LV6, at="Mokey Mokey")
    table.yugi.ends_turn()
    table.yugi.activates(LV6)
    table.everyone_passes()

    assert table.yugi.monsters == [LV8]


def test_faq_6100_nothing_else_brings_it_even_from_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[LV8]))

    assert not table.yugi.may("activate", "Monster Reborn")
    assert not table.yugi.may("Special Summon", LV8)


def test_faq_6100_it_negates_each_spell_of_a_turn() -> None:
    table = Table(yugi=side(hand=["Pot of Greed", "Dark Hole"]), kaiba=side(field=[LV8]))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(LV8)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(LV8)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.kaiba.monsters == [LV8]


def test_faq_6100_it_answers_no_effect_of_a_spell_that_lies_face_up() -> None:
    table = Table(
        yugi=side(
            field=[face_up("Supply Squad"), "Mokey Mokey"], hand=["Raigeki Break", "Uraby"]
        ),
        kaiba=side(field=[LV8]),
    )
    table.yugi.sets("Raigeki Break")
    table.turn_ends()

    assert not table.kaiba.may("activate", LV8)


def test_faq_6100_nothing_is_negated_once_it_lies_face_down() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=[face_down("Book of Moon")]),
        kaiba=side(field=[LV8]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(LV8)
    table.yugi.activates("Book of Moon", targeting=LV8)
    table.kaiba.passes()
    table.everyone_passes()

    assert len(table.yugi.hand) == 2
