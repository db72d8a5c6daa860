"""Enervating Mist: the opponent keeps five cards at the end of their turn."""

from tests.table import Table, face_up, side

CARD = "Enervating Mist"


def test_the_opponent_discards_down_to_five_cards() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Kuriboh", "Sangan", "Waboku", "Raigeki", "Battle Ox"]),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.ends_turn()
    table.yugi.chooses("Uraby")

    assert len(table.yugi.hand) == 5
    assert table.yugi.graveyard == ["Uraby"]
