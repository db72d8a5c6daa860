"""Terratiger: Normal Summoned, it brings a Normal Monster of Level 4 or lower from the hand."""

from tests.table import Table, side

TIGER = "Terratiger, the Empowered Warrior"


def test_it_brings_a_normal_monster_of_the_hand_in_defense_position() -> None:
    table = Table(yugi=side(hand=[TIGER, "Gemini Elf", "Sangan", "Summoned Skull"]))
    table.yugi.summons(TIGER)
    table.yugi.activates(TIGER)
    table.everyone_passes()

    assert table.yugi.monsters == [TIGER, "Gemini Elf"]
    assert table.yugi.sees("Gemini Elf").position == "face-up Defense"
