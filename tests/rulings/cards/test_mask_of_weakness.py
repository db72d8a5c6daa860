"""Mask of Weakness: the attacking monster loses 700 ATK."""

from tests.table import Table, side

CARD = "Mask of Weakness"


def test_the_attacker_loses_700_in_the_damage_step_too() -> None:
    """FAQ 5102: until before damage calculation."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Feral Imp", CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD, targeting="Uraby", at="before damage calculation")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "BATTLE", -500)]


def test_in_ones_own_turn_it_is_ones_own_attacker() -> None:
    """FAQ 5102."""
    table = Table(yugi=side(field=["Uraby", CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.attacks_with("Uraby")
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "BATTLE", -1700)]
