"""Mudballman: a Fusion Monster of Bubbleman and Clayman that comes in no other way."""

from tests.table import Table, side

MUDBALLMAN = "Elemental HERO Mudballman"
BUBBLEMAN, CLAYMAN = "Elemental HERO Bubbleman", "Elemental HERO Clayman"


def test_it_is_fusion_summoned_with_bubbleman_and_clayman() -> None:
    table = Table(
        yugi=side(hand=["Polymerization", BUBBLEMAN], field=[CLAYMAN], extra=[MUDBALLMAN])
    )
    table.yugi.wants("M1", "Defense")
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == [MUDBALLMAN]


def test_it_cannot_be_revived_even_once_it_was_fusion_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[MUDBALLMAN]))

    assert not table.yugi.may("activate", "Monster Reborn")
