"""Shard of Greed: two normal draws with it are worth two cards more."""

from tests.table import Table, face_up, side

CARD = "Shard of Greed"


def drawn(turns: int) -> Table:
    table = Table(yugi=side(field=[face_up(CARD)]))
    for _ in range(2 * turns):
        table.turn_ends()
    return table


def test_with_two_counters_it_is_sent_for_two_cards() -> None:
    """FAQ 9775: counters come without a chain; the draw is activated in the Main Phase."""
    assert not drawn(1).yugi.may("activate", CARD)
    table = drawn(2)
    assert table.chains() == []
    table.yugi.activates(CARD)
    assert table.yugi.graveyard == [CARD]
    table.everyone_passes()

    assert len(table.yugi.hand) == 4


def test_other_draws_place_no_counter() -> None:
    table = Table(yugi=side(field=[face_up(CARD)], hand=["Pot of Greed"]))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)
