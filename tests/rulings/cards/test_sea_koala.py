"""Sea Koala: beside another Beast, a monster of the opponent has 0 ATK."""

from tests.table import Table, side

CARD = "Sea Koala"


def test_beside_another_beast_a_monster_loses_its_attack_for_the_turn() -> None:
    """FAQ 7437."""
    table = Table(yugi=side(field=[CARD, "Silver Fang"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    assert table.kaiba.sees("Uraby").attack == 0
    table.turn_ends()

    assert table.kaiba.sees("Uraby").attack == 1500


def test_it_needs_another_beast() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))

    assert not table.yugi.may("activate", CARD)
