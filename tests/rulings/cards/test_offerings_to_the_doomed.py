"""Offerings to the Doomed: destroy a face-up monster; the next Draw Phase is skipped."""

import pytest

from tests.table import Table, face_down, side

OFFERINGS = "Offerings to the Doomed"


def test_its_player_does_not_draw_in_their_next_draw_phase() -> None:
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


@pytest.mark.rule("MR-GLOS-31")
def test_the_draw_phase_is_skipped_even_if_the_target_lies_face_down_by_then() -> None:
    table = Table(
        yugi=side(hand=[OFFERINGS]), kaiba=side(field=["Feral Imp", face_down("Book of Moon")])
    )
    table.yugi.activates(OFFERINGS)
    table.kaiba.activates("Book of Moon", targeting="Feral Imp")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Feral Imp"]

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.hand == []


@pytest.mark.rule("MR-GLOS-31")
def test_the_draw_phase_is_skipped_even_if_the_target_is_gone() -> None:
    table = Table(
        yugi=side(hand=[OFFERINGS], field=["Uraby"]),
        kaiba=side(field=["Feral Imp", "Enemy Controller"]),
    )
    table.yugi.activates(OFFERINGS, targeting="Feral Imp")
    table.kaiba.activates("Enemy Controller", effect=1, cost="Feral Imp", targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.hand == []


def test_an_effect_that_was_negated_skips_nothing() -> None:
    freed = "Freed the Matchless General"
    table = Table(yugi=side(hand=[OFFERINGS]), kaiba=side(field=[freed]))
    table.yugi.activates(OFFERINGS, targeting=freed)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert len(table.yugi.hand) == 1
