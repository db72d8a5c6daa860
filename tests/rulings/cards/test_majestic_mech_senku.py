"""Majestic Mech - Senku: draws for a direct attack, and goes as the turn ends."""

from tests.table import Table, side

CARD = "Majestic Mech - Senku"


def test_a_direct_attack_draws() -> None:
    """FAQ 6687: after damage calculation, always."""
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert len(table.yugi.hand) == 1


def test_other_damage_draws_nothing() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Kuriboh"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -700)]
    assert table.chains() == []


def test_it_goes_in_the_end_phase_of_the_turn_it_was_summoned_alone() -> None:
    """FAQ 6687: once, in that turn."""
    table = Table(yugi=side(field=[CARD], hand=[CARD]))
    table.yugi.summons(CARD)
    table.turn_ends()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.graveyard == [CARD]
