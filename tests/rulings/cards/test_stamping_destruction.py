"""Stamping Destruction: hurts whoever controlled the Spell or Trap that it destroys."""

import pytest

from tests.table import Table, side

CARD, DRAGON = "Stamping Destruction", "Spear Dragon"


@pytest.mark.parametrize("hurt", ["kaiba", "yugi"])
def test_the_controller_takes_500(hurt: str) -> None:
    """FAQ 5345: destroyed and hurt count as at the same time."""
    mine, theirs = (["Waboku"], []) if hurt == "yugi" else ([], ["Waboku"])
    table = Table(yugi=side(hand=[CARD], field=[DRAGON, *mine]), kaiba=side(field=theirs))
    table.yugi.activates(CARD, targeting="Waboku")
    table.everyone_passes()

    assert table.life_changes() == [(hurt, "EFFECT", -500)]


def test_not_without_a_dragon() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=["Waboku"]))

    assert not table.yugi.may("activate", CARD)
