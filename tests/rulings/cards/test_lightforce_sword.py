"""Lightforce Sword: a card of the opponent's hand is banished face-down for four turns."""

from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, side

SWORD = "Lightforce Sword"


def struck(*field: str) -> Table:
    table = Table(
        yugi=side(field=[SWORD, *field]), kaiba=side(hand=["Gemini Elf"], deck=["Uraby"] * 9)
    )
    table.yugi.activates(SWORD)
    table.everyone_passes()
    return table


def test_it_comes_back_in_the_fourth_standby_phase_of_the_opponent() -> None:
    table = struck()
    assert table.kaiba.banished == ["Gemini Elf"]
    for _ in range(3):
        table.turn_ends()
        assert table.kaiba.banished == ["Gemini Elf"]
        table.turn_ends()
    table.turn_ends()

    assert table.kaiba.banished == []
    assert "Gemini Elf" in table.kaiba.hand
    assert table.chains() == [[SWORD]]


def test_the_one_who_banished_it_never_learns_which_card_it_is() -> None:
    table = struck()
    for _ in range(7):
        table.turn_ends()
    moved = [event for event in table.told(table.yugi) if isinstance(event, Moved)]

    assert table.seen_by(table.yugi).sides[1].banished[0:] == ()
    theirs = [event for event in moved if event.to.seat == 1 or event.origin.seat == 1]
    assert {event.card for event in theirs} == {HIDDEN}


def test_it_needs_a_card_in_the_opponents_hand() -> None:
    table = Table(yugi=side(field=[SWORD]))

    assert not table.yugi.may("activate", SWORD)
