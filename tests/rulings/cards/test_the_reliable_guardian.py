"""The Reliable Guardian: 700 DEF until the end of the turn."""

from tests.table import Table, side

CARD = "The Reliable Guardian"


def test_the_def_is_higher_until_the_end_of_the_turn() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").defense == 1500
    table.turn_ends()

    assert table.yugi.sees("Uraby").defense == 800


def test_a_monster_without_def_cannot_be_targeted() -> None:
    table = Table(yugi=side(field=["Decode Talker"], hand=[CARD]))

    assert not table.yugi.may("activate", CARD)
