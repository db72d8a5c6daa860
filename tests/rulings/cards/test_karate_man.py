"""Karate Man: twice as strong for a turn, at whose end it falls."""

from tests.table import Table, side

CARD = "Karate Man"


def test_its_attack_doubles_and_it_is_destroyed_in_the_end_phase() -> None:
    """FAQ 4919: the second is a Trigger Effect, activated in the End Phase."""
    table = Table(yugi=side(field=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 2000
    assert not table.yugi.may("activate", CARD)
    table.turn_ends()

    assert table.chains() == [[CARD], [CARD]]
    assert table.yugi.graveyard == [CARD]


def test_it_stays_if_it_was_not_used() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.turn_ends()

    assert table.yugi.monsters == [CARD]
    assert table.chains() == []
