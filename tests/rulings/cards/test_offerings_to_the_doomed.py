"""Offerings to the Doomed: destroy a face-up monster; the next Draw Phase is skipped."""

from tests.table import Table, face_down, side

OFFERINGS = "Offerings to the Doomed"


def test_its_player_does_not_draw_in_his_next_draw_phase() -> None:
    deck = ["Uraby"] * 3
    table = Table(
        yugi=side(hand=[OFFERINGS], deck=deck),
        kaiba=side(field=["Feral Imp", face_down("Uraby")], deck=deck),
    )
    table.yugi.activates(OFFERINGS)
    table.everyone_passes()
    assert table.kaiba.monsters == ["Uraby"]

    table.turn_ends()
    assert len(table.kaiba.hand) == 1
    table.turn_ends()
    assert table.yugi.hand == []
