"""Snake Fang: a monster loses 500 DEF until the end of the turn."""

from tests.table import Table, defending, side

CARD = "Snake Fang"


def test_it_can_be_used_in_the_damage_step_before_the_calculation() -> None:
    """FAQ 4912."""
    table = Table(
        yugi=side(field=["Uraby", CARD]), kaiba=side(field=[defending("Mystical Elf")])
    )
    table.yugi.attacks_with("Uraby")
    table.yugi.activates(CARD, targeting="Mystical Elf", at="before damage calculation")
    table.everyone_passes()

    assert table.kaiba.sees("Mystical Elf").defense == 1500
    assert table.life_changes() == []
