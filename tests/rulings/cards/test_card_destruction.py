"""Card Destruction: both discard their hands and draw as many cards."""

import pytest

from engine.yugioh.state.events.moves import Moved, Why
from tests.table import Table, side


@pytest.mark.rule("MR-MISC-04")
def test_both_discard_their_hands_and_draw_as_many_the_turn_player_first() -> None:
    table = Table(
        yugi=side(hand=["Card Destruction", "Uraby", "Sangan"], deck=["Kuriboh"] * 3),
        kaiba=side(hand=["Feral Imp"], deck=["Gemini Elf"] * 3),
    )
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh", "Kuriboh"]
    assert table.kaiba.hand == ["Gemini Elf"]
    assert table.yugi.graveyard == ["Uraby", "Sangan", "Card Destruction"]
    drawn = [move.origin.seat for move in table.happened(Moved) if move.why is Why.DRAWN]
    assert drawn == [table.yugi.seat, table.yugi.seat, table.kaiba.seat]


def test_a_player_without_a_hand_neither_discards_nor_draws() -> None:
    table = Table(yugi=side(hand=["Card Destruction"]), kaiba=side(hand=["Feral Imp"]))
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.kaiba.graveyard == ["Feral Imp"]
    assert len(table.kaiba.hand) == 1


def test_with_nothing_to_discard_but_itself_it_cannot_be_used() -> None:
    table = Table(yugi=side(hand=["Card Destruction"]))

    assert not table.yugi.may("activate", "Card Destruction")


@pytest.mark.parametrize(("left", "usable"), [(1, False), (2, True)])
def test_its_player_must_be_able_to_draw_as_many_themselves(left: int, usable: bool) -> None:
    table = Table(
        yugi=side(hand=["Card Destruction", "Uraby", "Sangan"], deck=["Kuriboh"] * left),
        kaiba=side(hand=["Feral Imp"], deck=[]),
    )

    assert table.yugi.may("activate", "Card Destruction") is usable


@pytest.mark.rule("MR-WIN-03")
def test_an_opponent_who_cannot_draw_as_many_loses() -> None:
    table = Table(
        yugi=side(hand=["Card Destruction"]),
        kaiba=side(hand=["Feral Imp", "Uraby"], deck=["Kuriboh"]),
    )
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.result == ("yugi", "DECK_OUT")
