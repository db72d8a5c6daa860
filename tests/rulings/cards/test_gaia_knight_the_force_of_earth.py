"""Gaia Knight, the Force of Earth: any Tuner, any others, if only the Levels add up to 6."""

import pytest

from tests.table import Table, side

KNIGHT = "Gaia Knight, the Force of Earth"


@pytest.mark.rule("MR-SYNC-02", "MR-SYNC-03")
def test_a_normal_monster_can_be_the_tuner() -> None:
    table = Table(yugi=side(field=["Galaxy Serpent", "Kojikocy"], extra=[KNIGHT]))
    table.yugi.special_summons(KNIGHT)
    table.everyone_passes()

    assert table.yugi.monsters == [KNIGHT]
    assert sorted(table.yugi.graveyard) == ["Galaxy Serpent", "Kojikocy"]


def test_without_a_tuner_or_with_other_levels_it_does_not_come() -> None:
    untuned = Table(yugi=side(field=["Bitron", "Kojikocy"], extra=[KNIGHT]))
    assert not untuned.yugi.may("Special Summon", KNIGHT)

    too_low = Table(yugi=side(field=["Water Spirit", "Kojikocy"], extra=[KNIGHT]))
    assert not too_low.yugi.may("Special Summon", KNIGHT)
