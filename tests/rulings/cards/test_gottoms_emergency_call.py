"""Gottoms' Emergency Call: two X-Sabers come from the Graveyards, or none."""

from tests.table import Table, side

CALL, SABER = "Gottoms' Emergency Call", "X-Saber Airbellum"


def test_two_of_either_graveyard_come_to_ones_field() -> None:
    table = Table(
        yugi=side(field=[SABER, CALL], graveyard=[SABER]), kaiba=side(graveyard=[SABER])
    )
    table.yugi.activates(CALL)
    table.everyone_passes()

    assert table.yugi.monsters == [SABER] * 3


def test_faq_8282_it_needs_an_x_saber_on_the_field() -> None:
    table = Table(yugi=side(field=["Uraby", CALL], graveyard=[SABER, SABER]))

    assert not table.yugi.may("activate", CALL)
