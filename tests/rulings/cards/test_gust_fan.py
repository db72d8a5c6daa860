"""Gust Fan: a WIND monster gains 400 ATK and loses 200 DEF."""

from tests.table import Table, side

CARD = "Gust Fan"


def test_a_wind_monster_alone_is_equipped() -> None:
    """FAQ 4847."""
    table = Table(yugi=side(hand=[CARD], field=["Koumori Dragon", "Skull Red Bird"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    bird = table.yugi.sees("Skull Red Bird")
    assert (bird.attack, bird.defense) == (1950, 1000)
