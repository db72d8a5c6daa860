"""Twin Swords of Flashing Light - Tryce: 500 ATK less, and two attacks."""

import pytest

from tests.table import Table, side

TRYCE = "Twin Swords of Flashing Light - Tryce"


@pytest.mark.rule("MR-BATTLE-07")
def test_a_card_is_sent_for_it_and_the_monster_attacks_twice() -> None:
    table = Table(yugi=side(field=["Gemini Elf"], hand=[TRYCE, "Silver Fang"]))
    table.yugi.activates(TRYCE)
    table.everyone_passes()
    assert table.yugi.graveyard == ["Silver Fang"]
    assert table.yugi.sees("Gemini Elf").attack == 1400
    for _ in range(2):
        table.yugi.attacks_with("Gemini Elf")
        table.everyone_passes()
    assert table.kaiba.life == 8000 - 2 * 1400
    assert table.yugi.options("attack") == []


def test_without_another_card_in_the_hand_it_cannot_be_activated() -> None:
    table = Table(yugi=side(field=["Gemini Elf"], hand=[TRYCE]))
    assert not table.yugi.may("activate", TRYCE)


def test_with_hayabusa_knight_there_are_no_three_attacks() -> None:
    table = Table(yugi=side(field=["Hayabusa Knight"], hand=[TRYCE, "Silver Fang"]))
    table.yugi.activates(TRYCE)
    table.everyone_passes()
    for _ in range(2):
        table.yugi.attacks_with("Hayabusa Knight")
        table.everyone_passes()
    assert table.yugi.options("attack") == []
