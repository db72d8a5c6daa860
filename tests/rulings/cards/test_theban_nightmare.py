"""Theban Nightmare: stronger while its player has nothing in hand or behind their monsters."""

import pytest

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Theban Nightmare"


def test_it_gains_1500_with_an_empty_hand_and_no_card_in_the_spell_and_trap_zone() -> None:
    """FAQ 6025: monsters and the Field Zone do not matter."""
    field: list[str | Lying] = [CARD, "Uraby", face_up("Mystic Plasma Zone")]
    table = Table(yugi=side(field=field), kaiba=side(field=["Waboku"]))

    assert table.yugi.sees(CARD).attack == 3000


@pytest.mark.parametrize("spell", [face_down("Waboku"), face_up("Supply Squad")], ids=str)
def test_not_with_a_card_in_the_spell_and_trap_zone(spell: Lying) -> None:
    field: list[str | Lying] = [CARD, spell]
    table = Table(yugi=side(field=field))

    assert table.yugi.sees(CARD).attack == 1500


def test_not_with_a_card_in_the_hand() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Uraby"]))

    assert table.yugi.sees(CARD).attack == 1500


def test_not_with_a_pendulum_monster_in_a_pendulum_zone() -> None:
    """A Pendulum Zone is a part of the Spell & Trap Zone."""
    table = Table(yugi=side(hand=["Dragonpulse Magician"], field=[CARD]))
    table.yugi.activates("Dragonpulse Magician")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.sees(CARD).attack == 1500
