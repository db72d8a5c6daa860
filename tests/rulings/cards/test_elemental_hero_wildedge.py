"""Elemental HERO Wildedge: Fusion Summoned only, and attacks every monster once."""

import pytest

from tests.table import Table, attacking, side

CARD = "Elemental HERO Wildedge"


def test_it_attacks_each_monster_once_and_nobody_after_that() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[attacking("Silver Fang"), attacking("Uraby")]),
    )
    for foe in ("Silver Fang", "Uraby"):
        table.yugi.attacks_with(CARD, at=foe)
        table.everyone_passes()

    assert table.kaiba.life == 8000 - (2600 - 1200) - (2600 - 1500)
    assert not table.yugi.may("attack", CARD)


@pytest.mark.rule("MR-SS-05")
def test_it_cannot_be_revived() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")
