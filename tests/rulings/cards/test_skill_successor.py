"""Skill Successor: from the Graveyard in its player's turn, but not at once."""

import pytest

from tests.table import Table, side

CARD = "Skill Successor"


def test_on_the_field_it_gives_400() -> None:
    table = Table(yugi=side(field=["Uraby", CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1900
    assert not table.yugi.may("activate", CARD), "it came to the Graveyard this turn"


def test_in_the_graveyard_it_is_banished_for_800() -> None:
    """FAQ 8353: itself is the cost, the target is face-up."""
    table = Table(yugi=side(field=["Uraby"], graveyard=[CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 2300
    assert table.yugi.banished == [CARD]


@pytest.mark.rule("MR-DSTEP-03")
def test_it_can_be_used_in_the_damage_step_before_calculation() -> None:
    """FAQ 8353: from the start of the Damage Step until damage is calculated."""
    table = Table(yugi=side(field=["Uraby"], graveyard=[CARD]), kaiba=side(field=["Battle Ox"]))
    table.yugi.attacks_with("Uraby", at="Battle Ox")
    table.yugi.activates(CARD, at="start of the damage step")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -600)]


def test_not_in_the_turn_of_the_opponent() -> None:
    """FAQ 8353: in its player's own turn alone."""
    table = Table(
        yugi=side(field=["Uraby"], graveyard=[CARD]),
        kaiba=side(field=["Feral Imp"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Feral Imp")

    assert not table.yugi.may("activate", CARD)


def test_in_a_later_turn_it_can_be_used() -> None:
    table = Table(yugi=side(field=["Uraby", CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("activate", CARD)
