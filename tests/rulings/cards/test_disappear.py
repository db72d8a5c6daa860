"""Disappear: banish a card in the opponent's Graveyard."""

from tests.table import Table, side


def test_it_banishes_a_card_of_any_kind() -> None:
    table = Table(
        yugi=side(field=["Disappear"]), kaiba=side(graveyard=["Uraby", "Raigeki", "Waboku"])
    )
    table.yugi.activates("Disappear", targeting="Raigeki")
    table.everyone_passes()

    assert table.kaiba.banished == ["Raigeki"]


def test_it_needs_a_card_there() -> None:
    table = Table(yugi=side(field=["Disappear"], graveyard=["Uraby"]))

    assert not table.yugi.may("activate", "Disappear")
