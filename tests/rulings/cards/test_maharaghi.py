"""Maharaghi: before the next draw, its player sees what they would draw."""

from engine.core.protocol import Seat
from engine.yugioh.state.events.sights import LookedAt
from tests.table import Table, face_down, side

MAHARAGHI = "Maharaghi"
TOP, NEXT = "Feral Imp", "Gemini Elf"


def laid() -> Table:
    return Table(yugi=side(hand=[MAHARAGHI], deck=[TOP, NEXT, "Uraby"]))


def summoned() -> Table:
    table = laid()
    table.yugi.summons(MAHARAGHI)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.ends_turn()
    return table


def test_the_card_put_on_the_bottom_is_not_drawn() -> None:
    table = summoned()
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.hand == [MAHARAGHI, NEXT]
    assert table.yugi.deck == ["Uraby", TOP]
    assert [event.by for event in table.happened(LookedAt)] == [Seat(0)]


def test_the_card_left_on_top_is_drawn() -> None:
    table = summoned()
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.hand == [MAHARAGHI, TOP]


def test_only_the_summon_and_the_return_make_a_chain() -> None:
    table = summoned()
    table.yugi.agrees()
    table.everyone_passes()

    assert table.chains() == [[MAHARAGHI], [MAHARAGHI]]


def test_it_looks_in_the_own_draw_phase_not_in_that_of_the_opponent() -> None:
    table = laid()
    table.yugi.summons(MAHARAGHI)
    table.everyone_passes()
    table.turn_ends()

    assert table.happened(LookedAt) == []


def test_it_looks_after_a_flip_by_an_attack_too() -> None:
    table = Table(
        yugi=side(field=[face_down(MAHARAGHI)], deck=[TOP, NEXT]),
        kaiba=side(field=["Celtic Guardian"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Celtic Guardian")
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.deck == [TOP]
    assert NEXT in table.yugi.hand


def test_flip_summoned_it_looks_once() -> None:
    table = Table(yugi=side(field=[face_down(MAHARAGHI)], deck=[TOP, NEXT]))
    table.yugi.flip_summons(MAHARAGHI)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.yugi.declines()
    table.everyone_passes()

    assert len(table.happened(LookedAt)) == 1


def test_a_skipped_draw_phase_is_not_looked_at() -> None:
    table = Table(
        yugi=side(hand=[MAHARAGHI], deck=[TOP, NEXT]), kaiba=side(field=["Time Seal"])
    )
    table.yugi.summons(MAHARAGHI)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Time Seal")
    table.everyone_passes()
    table.turn_ends()

    assert table.happened(LookedAt) == []
    assert table.yugi.deck == [TOP, NEXT]
