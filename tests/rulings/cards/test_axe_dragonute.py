"""Axe Dragonute: turns to Defense Position after its attack."""

from tests.table import Table, side

CARD = "Axe Dragonute"


def test_it_turns_as_the_damage_step_ends_without_a_chain() -> None:
    """FAQ 6547."""
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-up Defense"
    assert table.chains() == []
    table.yugi.enters_main_phase_2()
    assert not table.yugi.may("change position", CARD)
