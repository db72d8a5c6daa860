"""Needle Worm: FLIP: send the top 5 cards of the opponent's Deck to the Graveyard."""

from tests.table import Table, face_down, side

WORM = "Needle Worm"


def test_the_top_five_cards_go_or_as_many_as_there_are() -> None:
    deck = ["Uraby", "Feral Imp", "Silver Fang", "Raigeki", "Waboku", "Kuriboh"]
    for size, left in ((6, ["Kuriboh"]), (3, [])):
        table = Table(
            yugi=side(field=[face_down(WORM)], deck=["Uraby"]), kaiba=side(deck=deck[:size])
        )
        table.yugi.flip_summons(WORM)
        table.everyone_passes()

        assert table.kaiba.graveyard == deck[: min(size, 5)]
        assert table.kaiba.deck == left
        assert table.yugi.deck == ["Uraby"]
