"""Hino-Kagu-Tsuchi: its damage costs the whole hand, before the next draw."""

from engine.yugioh.state.events.lasting import PostponedBegan
from tests.table import Table, side

HINO = "Hino-Kagu-Tsuchi"


def struck(table: Table) -> Table:
    table.yugi.attacks_with(HINO)
    table.everyone_passes()
    return table


def test_the_opponent_discards_their_hand_before_they_draw() -> None:
    table = struck(
        Table(
            yugi=side(field=[HINO]),
            kaiba=side(hand=["Gemini Elf", "Uraby"], deck=["Feral Imp", "Uraby"]),
        )
    )
    assert table.kaiba.hand == ["Gemini Elf", "Uraby"]
    table.turn_ends()

    assert table.kaiba.hand == ["Feral Imp"]
    assert sorted(table.kaiba.graveyard) == ["Gemini Elf", "Uraby"]
    assert table.chains() == [[HINO]]


def test_it_is_discarded_once() -> None:
    table = struck(Table(yugi=side(field=[HINO]), kaiba=side(hand=["Gemini Elf"])))
    table.turn_ends()
    table.turn_ends()
    table.turn_ends()

    assert len(table.kaiba.hand) == 2
    assert len(table.happened(PostponedBegan)) == 1


def test_where_the_draw_phase_is_skipped_nothing_is_discarded_then_or_later() -> None:
    table = struck(
        Table(
            yugi=side(field=[HINO, "Time Seal"]),
            kaiba=side(hand=["Gemini Elf"], deck=["Feral Imp", "Uraby", "Uraby"]),
        )
    )
    table.yugi.activates("Time Seal")
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()

    assert "Gemini Elf" in table.kaiba.hand
    assert table.kaiba.graveyard == []
