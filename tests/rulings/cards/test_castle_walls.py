"""Castle Walls: a monster gains 500 DEF until the end of the turn."""

from tests.table import Table, defending, side

CARD = "Castle Walls"


def test_it_can_be_used_in_the_damage_step_before_the_calculation() -> None:
    """FAQ 4850."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[defending("Feral Imp"), CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD, targeting="Feral Imp", at="before damage calculation")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "BATTLE", -400)]


def test_it_lasts_until_the_end_of_the_turn() -> None:
    """FAQ 4850."""
    table = Table(yugi=side(field=["Uraby", CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").defense == 1300
    table.turn_ends()

    assert table.yugi.sees("Uraby").defense == 800
