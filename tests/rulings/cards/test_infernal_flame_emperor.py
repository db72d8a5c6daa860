"""Infernal Flame Emperor: as many Spells and Traps fall as FIRE monsters are banished."""

import pytest

from tests.table import Table, side

EMPEROR, FIRE = "Infernal Flame Emperor", "Charcoal Inpachi"
TRIBUTES = ["Uraby", "Uraby"]
SPELLS = ["Waboku", "Trap Hole", "Mirror Force"]


def _summoned(fire: int, spells: list[str]) -> Table:
    table = Table(
        yugi=side(hand=[EMPEROR], field=TRIBUTES, graveyard=[FIRE] * fire),
        kaiba=side(field=spells),
    )
    table.yugi.summons(EMPEROR)
    return table


def test_as_many_spells_and_traps_fall_as_fire_monsters_were_banished() -> None:
    table = _summoned(2, SPELLS)
    table.yugi.activates(EMPEROR)
    table.yugi.chooses(FIRE, FIRE)
    table.yugi.chooses("Waboku", "Mirror Force")
    table.everyone_passes()

    assert table.yugi.banished == [FIRE, FIRE]
    assert table.kaiba.spells == ["Trap Hole"]


def test_faq_6368_no_more_are_banished_than_there_are_spells_and_traps() -> None:
    table = _summoned(4, SPELLS[:1])
    table.yugi.activates(EMPEROR)
    table.yugi.chooses(FIRE)
    table.everyone_passes()

    assert len(table.yugi.banished) == 1
    assert table.kaiba.spells == []


def test_it_banishes_no_more_than_five() -> None:
    table = _summoned(6, ["Waboku", "Trap Hole", "Mirror Force", "Jar of Greed", "Reload"])
    table.yugi.activates(EMPEROR)
    with pytest.raises(AssertionError):
        table.yugi.chooses(*[FIRE] * 6)


def test_qa_9018_if_fewer_are_left_none_is_destroyed() -> None:
    table = _summoned(3, ["Emergency Provisions", *SPELLS])
    table.yugi.activates(EMPEROR)
    table.yugi.chooses(FIRE, FIRE, FIRE)
    table.kaiba.activates("Emergency Provisions")
    table.kaiba.chooses("Waboku", "Trap Hole")
    table.everyone_passes()

    assert len(table.yugi.banished) == 3
    assert table.kaiba.spells == ["Mirror Force"]


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[EMPEROR]))
    assert not table.yugi.may("activate", "Monster Reborn")
