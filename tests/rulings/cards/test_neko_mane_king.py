"""Neko Mane King: an opponent who sends it away by an effect is at the end of their turn."""

from tests.table import Table, side

CARD = "Neko Mane King"


def test_sent_to_the_graveyard_by_the_opponents_effect_in_their_turn_it_ends_that() -> None:
    table = Table(yugi=side(hand=["Raigeki"], field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"], [CARD]]
    assert table.turn_player is table.kaiba
    assert table.kaiba.life == 8000


def test_destroyed_in_battle_it_does_nothing() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby", at=CARD)
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.graveyard == [CARD]
