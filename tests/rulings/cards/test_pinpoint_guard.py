"""Pinpoint Guard: answers an attack with a monster that is not destroyed this turn."""

from tests.table import Table, side

CARD = "Pinpoint Guard"


def test_it_stands_in_the_battle_that_follows() -> None:
    """FAQ 10550: also for a direct attack; the protection holds at once."""
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD], graveyard=["Kuriboh"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD, targeting="Kuriboh")
    table.yugi.attacks_again(at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.sees("Kuriboh").position == "face-up Defense"
    assert table.life_changes() == []


def test_effects_do_not_destroy_it_either() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Dark Hole"]),
        kaiba=side(field=[CARD], graveyard=["Kuriboh"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD, targeting="Kuriboh")
    table.yugi.calls_off()
    table.yugi.enters_main_phase_2()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Kuriboh"]
    assert table.yugi.monsters == []
