"""Supervise: a Gemini has its effects while it wears it."""

import pytest

from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, face_down, side

CARD, GEMINI, TYPHOON = "Supervise", "Evocator Chevalier", "Mystical Space Typhoon"


def worn(gemini: str, *hand: str, again: bool = False, kaiba: str = "Kuriboh") -> Table:
    """A table at which a Gemini, which may have been summoned again before, wears it."""
    table = Table(
        yugi=side(field=[attacking(gemini)], hand=[CARD, TYPHOON, *hand]),
        kaiba=side(field=["Uraby"], hand=[kaiba]),
    )
    if again:
        table.yugi.summons(gemini)
        table.everyone_passes()
    table.yugi.activates(CARD, targeting=gemini)
    table.everyone_passes()
    return table


def blown_away(table: Table) -> Table:
    """The same table, once it was destroyed."""
    table.yugi.activates(TYPHOON, targeting=CARD)
    table.everyone_passes()
    return table


def test_faq_8435_its_wearer_has_its_effects_and_needs_no_second_summon() -> None:
    table = worn(GEMINI)

    assert table.yugi.may("activate", GEMINI)
    assert not table.yugi.may("Normal Summon", GEMINI)


def test_qa_6185_that_is_no_summon() -> None:
    assert worn(GEMINI).happened(Summoned) == []


def test_faq_8435_without_it_the_wearer_is_a_normal_monster_again() -> None:
    table = blown_away(worn(GEMINI, "Axe of Despair"))
    table.yugi.activates("Axe of Despair", targeting=GEMINI)
    table.everyone_passes()

    assert not table.yugi.may("activate", GEMINI)
    assert table.yugi.may("Normal Summon", GEMINI)


def test_faq_8435_who_was_summoned_again_before_stays_so() -> None:
    table = blown_away(worn(GEMINI, "Axe of Despair", again=True))
    table.yugi.activates("Axe of Despair", targeting=GEMINI)
    table.everyone_passes()

    assert table.yugi.may("activate", GEMINI)


def test_qa_8768_paid_for_the_effect_it_gave_that_is_applied_all_the_same() -> None:
    table = worn(GEMINI)
    table.yugi.activates(GEMINI, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.graveyard == [CARD]


@pytest.mark.parametrize("again", [False, True])
def test_qa_12318_once_it_is_paid_the_wearer_is_no_effect_monster(again: bool) -> None:
    table = worn(GEMINI, again=again, kaiba="Effect Veiler")
    table.yugi.activates(GEMINI, targeting="Uraby")
    table.yugi.passes()

    assert table.kaiba.may("activate", "Effect Veiler") is again


def test_qa_8769_what_falls_with_it_comes_back() -> None:
    table = worn(GEMINI, "Dark Hole")
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == [GEMINI]
    assert table.yugi.may("Normal Summon", GEMINI)


def test_qa_8752_destroyed_in_response_it_brings_a_normal_monster() -> None:
    table = Table(
        yugi=side(field=[attacking(GEMINI)], hand=[CARD], graveyard=["Summoned Skull"]),
        kaiba=side(field=[face_down(TYPHOON)]),
    )
    table.yugi.activates(CARD, targeting=GEMINI)
    table.kaiba.activates(TYPHOON, targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [GEMINI, "Summoned Skull"]


def test_qa_14809_destroyed_as_it_lay_set_it_brings_none() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)], hand=[TYPHOON], graveyard=["Summoned Skull"])
    )
    blown_away(table)

    assert table.yugi.monsters == []


def test_faq_8435_only_a_gemini_wears_it() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD]))

    assert not table.yugi.may("activate", CARD)


def test_qa_8749_with_it_go_the_counters_of_the_wearer() -> None:
    table = worn("Dark Valkyria")
    table.yugi.activates("Dark Valkyria", effect=0)
    table.everyone_passes()
    assert table.yugi.sees("Dark Valkyria").attack == 2100
    blown_away(table)
    table.yugi.summons("Dark Valkyria")
    table.everyone_passes()

    assert table.yugi.sees("Dark Valkyria").attack == 1800
    assert table.yugi.may("activate", "Dark Valkyria")


def test_turned_face_down_its_wearer_has_no_effects_left() -> None:
    table = worn(GEMINI, "Book of Moon")
    table.yugi.activates("Book of Moon", targeting=GEMINI)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(GEMINI)
    table.everyone_passes()

    assert table.yugi.may("Normal Summon", GEMINI)
