"""Otohime: summoned or flipped it changes a battle position, and goes home."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side

CARD = "Otohime"


def test_summoned_it_changes_the_position_of_an_opponents_monster() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"
    table.turn_ends()
    assert table.yugi.hand == [CARD]


def test_flipped_it_does_so_as_well() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.flip_summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"


@pytest.mark.parametrize("saved", [False, True])
def test_flipped_by_an_attack_it_does_so_after_damage_calculation(saved: bool) -> None:
    """FAQ 5379: in the Damage Step too; Q&A 12722: also where it is about to be destroyed."""
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down(CARD), *(["Waboku"] if saved else [])]),
    )
    table.yugi.attacks_with("Summoned Skull")
    if saved:
        table.kaiba.activates("Waboku")
    assert table.kaiba.may("activate", CARD, at="after damage calculation")
    table.kaiba.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").position == "face-up Defense"
    assert table.kaiba.monsters == ([CARD] if saved else [])


def test_flipped_before_its_owner_draws_it_has_missed_its_moment() -> None:
    """MR-GLOS-11: Book of Eclipse turns it up, and what comes last is the draw."""
    table = Table(
        yugi=side(hand=["Book of Eclipse", "Uraby"]),
        kaiba=side(field=[CARD], deck=["Uraby"] * 3),
    )
    table.yugi.activates("Book of Eclipse")
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.turn_ends()

    assert CARD in table.kaiba.hand
    assert not table.was_asked(table.kaiba, Reason.TRIGGER)
