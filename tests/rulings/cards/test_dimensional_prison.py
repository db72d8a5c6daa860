"""Dimensional Prison: banishes the attacking monster."""

from tests.table import Table, side

CARD = "Dimensional Prison"


def test_it_banishes_the_attacker() -> None:
    """FAQ 7400: the monster that declared the attack is its target."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby"]
    assert table.life_changes() == []


def test_an_attacker_turned_face_down_stays() -> None:
    """FAQ 7400: it no longer counts as attacking."""
    table = Table(yugi=side(field=["Uraby"], hand=["Book of Moon"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD)
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
