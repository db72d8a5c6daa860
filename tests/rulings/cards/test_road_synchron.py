"""Road Synchron: Level 4 for Road Warrior, and Level 2 for every other Synchro Monster."""

from tests.table import Table, side

CARD = "Road Synchron"


def test_for_others_it_is_of_level_2() -> None:
    """Q&A 23302: with a monster of Level 4 it makes one of Level 6, and none of Level 8."""
    table = Table(yugi=side(field=[CARD, "Uraby"], extra=["Stardust Dragon", "Goyo Guardian"]))
    assert not table.yugi.may("Special Summon", "Stardust Dragon")
    goyo = Table(yugi=side(field=[CARD, "Celtic Guardian"], extra=["Stardust Dragon"]))
    assert not goyo.yugi.may("Special Summon", "Stardust Dragon")
    seven = Table(yugi=side(field=[CARD, "Summoned Skull"], extra=["Stardust Dragon"]))
    assert seven.yugi.may("Special Summon", "Stardust Dragon")


def test_for_road_warrior_it_is_of_level_4() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby", "Jinzo #7"], extra=["Road Warrior"]))
    assert not table.yugi.may("Special Summon", "Road Warrior")
    made = Table(yugi=side(field=[CARD, "Jinzo #7", "Penguin Soldier"], extra=["Road Warrior"]))
    assert made.yugi.may("Special Summon", "Road Warrior")


def test_its_level_rises_once_it_has_attacked() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).level == 5
    table.turn_ends()
    assert table.yugi.sees(CARD).level == 4
