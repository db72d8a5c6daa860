"""Reverse Trap: what is gained is lost this turn, and the other way round."""

from tests.table import Table, face_down, face_up, side

CARD = "Reverse Trap"


def test_gains_are_losses_for_the_turn() -> None:
    """FAQ 4695: until the end of the turn."""
    table = Table(
        yugi=side(field=["Uraby", face_up("Invigoration", on="Uraby"), face_down(CARD)])
    )
    assert (table.yugi.sees("Uraby").attack, table.yugi.sees("Uraby").defense) == (1900, 600)
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert (table.yugi.sees("Uraby").attack, table.yugi.sees("Uraby").defense) == (1100, 1000)
    table.turn_ends()

    assert (table.yugi.sees("Uraby").attack, table.yugi.sees("Uraby").defense) == (1900, 600)


def test_what_is_gained_afterwards_is_lost_as_well() -> None:
    table = Table(yugi=side(field=["Uraby", face_down(CARD)], hand=["Rush Recklessly"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 800


def test_what_doubles_or_sets_is_as_ever() -> None:
    """Q&A 6157: what halves or doubles is done first, as ever."""
    table = Table(
        yugi=side(field=["Uraby", face_up("Megamorph", on="Uraby"), face_down(CARD)], life=1000)
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 3000


def test_not_in_the_damage_step() -> None:
    """FAQ 4695."""
    table = Table(yugi=side(field=["Uraby", face_down(CARD)]))
    table.yugi.attacks_with("Uraby")

    assert not table.yugi.may("activate", CARD, at="before damage calculation")
