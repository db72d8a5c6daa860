"""Fabled Ashenveil: for a card of the hand it gains 600 ATK for one damage calculation."""

from tests.table import Table, side

CARD = "Fabled Ashenveil"


def test_it_gains_for_that_calculation_only() -> None:
    """FAQ 8394: in either turn, the card is a cost."""
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[CARD], hand=["Kuriboh"]))
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates(CARD, at="during damage calculation")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.life_changes() == [("yugi", "BATTLE", -500)]
    assert table.kaiba.sees(CARD).attack == 1600


def test_also_for_a_direct_attack() -> None:
    """FAQ 8394."""
    table = Table(yugi=side(field=[CARD], hand=["Uraby"]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD, at="during damage calculation")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -2200)]
