"""Time Seal: the opponent skips the next Draw Phase."""

from tests.table import Table, side


def test_the_opponent_does_not_draw_in_the_next_turn_and_draws_in_the_one_after() -> None:
    table = Table(yugi=side(field=["Time Seal"]))
    table.yugi.activates("Time Seal")
    table.everyone_passes()
    table.turn_ends()
    assert table.kaiba.hand == []
    table.turn_ends()
    table.turn_ends()

    assert len(table.kaiba.hand) == 1
