"""Magical Dimension: Tribute a monster for a Spellcaster of the hand, then destroy one."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Tributed
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, side

DIMENSION = "Magical Dimension"


def changed() -> Table:
    """A table on which yugi's Dimension has exchanged Kuriboh for Dark Magician."""
    table = Table(
        yugi=side(
            hand=[DIMENSION, "Dark Magician", "Axe Raider"], field=["Gemini Elf", "Kuriboh"]
        ),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.wants("Attack")
    table.yugi.activates(DIMENSION, targeting="Kuriboh")
    return table


def test_a_spellcaster_comes_for_the_target_and_a_monster_may_be_destroyed() -> None:
    table = changed()
    table.yugi.agrees()
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.story(Tributed, Summoned, Destroyed) == ["Tributed", "Summoned", "Destroyed"]
    assert table.yugi.monsters == ["Gemini Elf", "Dark Magician"]
    assert table.kaiba.monsters == []


def test_nothing_need_be_destroyed() -> None:
    table = changed()
    table.yugi.declines()
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]


def test_the_tribute_makes_room_on_a_full_field() -> None:
    full = ["Gemini Elf", *["Kuriboh"] * 4]
    table = Table(yugi=side(hand=[DIMENSION, "Dark Magician"], field=full))

    assert table.yugi.may("activate", DIMENSION)


def test_it_needs_a_spellcaster_on_the_field_and_one_in_the_hand() -> None:
    table = Table(yugi=side(hand=[DIMENSION, "Dark Magician"], field=["Kuriboh"]))
    assert not table.yugi.may("activate", DIMENSION)

    table = Table(yugi=side(hand=[DIMENSION, "Kuriboh"], field=["Gemini Elf"]))
    assert not table.yugi.may("activate", DIMENSION)


@pytest.mark.rule("MR-GLOS-11")
def test_what_is_tributed_for_it_misses_its_timing_only_where_it_destroys_a_monster() -> None:
    peten = "Peten the Dark Clown"
    for destroys in (False, True):
        table = Table(
            yugi=side(hand=[DIMENSION, "Dark Magician"], field=[peten], deck=[peten]),
            kaiba=side(field=["Summoned Skull"]),
        )
        table.yugi.activates(DIMENSION)
        if destroys:
            table.yugi.agrees()
            table.yugi.chooses("Summoned Skull")
        else:
            table.yugi.declines()

        assert table.yugi.may("activate", peten) is not destroys


def test_a_target_that_spells_do_not_affect_is_not_tributed_and_nobody_comes() -> None:
    table = Table(
        yugi=side(
            hand=[DIMENSION, "Dark Magician"],
            field=["Mystical Elf", "Forbidden Lance"],
        ),
    )
    table.yugi.activates(DIMENSION)
    table.yugi.activates("Forbidden Lance", targeting="Mystical Elf")
    table.everyone_passes()

    assert table.yugi.monsters == ["Mystical Elf"]
    assert table.yugi.hand == ["Dark Magician"]
