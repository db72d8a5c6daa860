"""The Huge Revolution is Over: negates what would destroy two cards or more."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side

TRAP, STORM = "The Huge Revolution is Over", "Heavy Storm"


def test_what_would_destroy_two_cards_is_negated_and_banished() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=["Uraby", "Kuriboh", face_down(TRAP)])
    )
    table.yugi.activates("Raigeki")
    table.kaiba.activates(TRAP)
    table.everyone_passes()

    assert sorted(table.kaiba.monsters) == ["Kuriboh", "Uraby"]
    assert table.yugi.banished == ["Raigeki"]


@pytest.mark.parametrize(("field", "may"), [(["Uraby"], False), (["Uraby", "Kuriboh"], True)])
def test_one_card_is_not_enough(field: list[str], may: bool) -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[*field, face_down(TRAP)]))
    table.yugi.activates("Raigeki")

    assert table.kaiba.may("activate", TRAP) is may


def test_faq_9952_the_effect_of_a_spell_or_trap_on_the_field_is_no_activation_of_it() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]), kaiba=side(field=["Uraby", face_down(TRAP)])
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=TRAP)

    assert not table.kaiba.may("activate", TRAP)


def test_it_counts_among_the_cards_itself() -> None:
    table = Table(
        yugi=side(hand=[STORM]), kaiba=side(field=[face_up("Supply Squad"), face_down(TRAP)])
    )
    table.yugi.activates(STORM)

    assert table.kaiba.may("activate", TRAP)


def test_what_chance_decides_has_to_do_so_in_any_case() -> None:
    table = Table(
        yugi=side(field=["Time Wizard"]),
        kaiba=side(field=[attacking("Uraby"), attacking("Kuriboh"), face_down(TRAP)]),
    )
    table.yugi.activates("Time Wizard")

    assert not table.kaiba.may("activate", TRAP)
