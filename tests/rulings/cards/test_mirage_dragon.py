"""Mirage Dragon: no Traps of the opponent in the Battle Phase."""

from tests.table import Table, face_down, side

CARD = "Mirage Dragon"


def test_the_opponent_activates_no_traps_in_the_battle_phase() -> None:
    """FAQ 6196."""
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(field=["Dimensional Prison", face_down("Waboku")])
    )
    table.yugi.attacks_with(CARD)

    assert not table.kaiba.may("activate", "Dimensional Prison")
    assert not table.kaiba.may("activate", "Waboku")


def test_not_even_in_their_own_battle_phase() -> None:
    """FAQ 6196: in the Battle Phase of either player."""
    table = Table(
        yugi=side(field=["Summoned Skull", face_down("Waboku")]), kaiba=side(field=[CARD])
    )
    table.yugi.attacks_with("Summoned Skull")

    assert not table.yugi.may("activate", "Waboku")
