"""Solemn Judgment: pay half your LP to negate a Summon, or a Spell or Trap, and destroy it."""

import pytest

from tests.table import Table, face_up, side


@pytest.mark.parametrize(("life", "left"), [(8000, 4000), (125, 63), (1, 1)])
def test_half_is_paid_and_what_is_left_of_an_odd_number_is_rounded_up(
    life: int, left: int
) -> None:
    table = Table(
        yugi=side(hand=["Gemini Elf"]), kaiba=side(field=["Solemn Judgment"], life=life)
    )
    table.yugi.summons("Gemini Elf")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.kaiba.life == left
    assert table.yugi.graveyard == ["Gemini Elf"]


def test_it_negates_a_spell_or_a_trap() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(field=["Solemn Judgment", "Solemn Judgment"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Pot of Greed"]
    assert table.kaiba.life == 4000


def test_it_does_not_negate_the_effect_of_a_card_that_lies_there() -> None:
    table = Table(
        yugi=side(field=[face_up("Supply Squad"), "Uraby"], hand=["Dark Hole"]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    table.yugi.activates("Dark Hole")
    table.chain_resolves()

    assert not table.kaiba.may("activate", "Solemn Judgment")
    table.everyone_passes()
    assert table.chains() == [["Dark Hole"], ["Supply Squad"]]


def test_it_does_not_negate_a_monster_effect() -> None:
    table = Table(
        yugi=side(field=["Exiled Force"]),
        kaiba=side(field=["Solemn Judgment", "Uraby"]),
    )
    table.yugi.activates("Exiled Force", targeting="Uraby")

    assert not table.kaiba.may("activate", "Solemn Judgment")
    table.everyone_passes()


def test_its_own_player_can_negate_their_own_summon() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"], field=["Solemn Judgment"]))
    table.yugi.summons("Gemini Elf")
    table.yugi.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Gemini Elf", "Solemn Judgment"]
    assert table.yugi.life == 4000
