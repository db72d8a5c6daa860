"""Numinous Healer: damage heals, the more the more healers lie in the Graveyard."""

import pytest

from tests.table import Table, face_down, side

CARD = "Numinous Healer"


@pytest.mark.parametrize("buried", [0, 2])
def test_when_damage_is_taken_it_gives_1000_and_500_for_each_healer(buried: int) -> None:
    table = Table(
        yugi=side(hand=["Ookazi"]),
        kaiba=side(field=[face_down(CARD)], graveyard=[CARD] * buried),
    )
    table.yugi.activates("Ookazi")
    table.chain_resolves()
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 800 + 1000 + 500 * buried


def test_damage_to_the_opponent_does_not_wake_it() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=["Ookazi"]))
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.yugi.spells == [CARD]
    assert not table.was_offered(table.yugi, CARD)


def test_battle_damage_wakes_it_after_damage_calculation() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down(CARD)]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(CARD, at="after damage calculation")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1900 + 1000
