"""Rescue Cat: sends itself for two small Beasts of the Deck."""

from tests.table import Table, side

CARD = "Rescue Cat"


def test_two_beasts_come_together_and_go_in_the_end_phase() -> None:
    """FAQ 6262."""
    table = Table(yugi=side(field=[CARD], deck=["Tree Otter", "Sea Koala", "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == ["Sea Koala", "Tree Otter"]
    table.turn_ends()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == [CARD, "Sea Koala", "Tree Otter"]


def test_there_have_to_be_two() -> None:
    table = Table(yugi=side(field=[CARD], deck=["Tree Otter", "Uraby"]))

    assert not table.yugi.may("activate", CARD)
