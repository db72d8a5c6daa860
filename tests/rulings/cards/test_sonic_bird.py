"""Sonic Bird: Normal or Flip Summoned, it adds a Ritual Spell from the Deck."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

RITUAL = "Black Luster Ritual"


def test_normal_summoned_it_adds_a_ritual_spell() -> None:
    table = Table(
        yugi=side(hand=["Sonic Bird"], deck=["Raigeki", "Black Luster Soldier", RITUAL])
    )
    table.yugi.summons("Sonic Bird")
    table.yugi.activates("Sonic Bird")
    table.everyone_passes()

    assert table.yugi.hand == [RITUAL]


def test_flip_summoned_it_does_too() -> None:
    table = Table(yugi=side(field=[face_down("Sonic Bird")], deck=[RITUAL]))
    table.yugi.flip_summons("Sonic Bird")
    table.yugi.activates("Sonic Bird")
    table.everyone_passes()

    assert table.yugi.hand == [RITUAL]


@pytest.mark.rule("MR-SUM-13")
def test_flipped_by_an_attack_it_does_not() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]),
        kaiba=side(field=[face_down("Sonic Bird")], deck=[RITUAL]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.TRIGGER)
