"""Double Summon: two Normal Summons or Sets in this turn, and never three."""

import pytest

from tests.table import Table, side

CARD = "Double Summon"


@pytest.mark.parametrize("before", [True, False])
def test_two_normal_summons_whenever_it_was_activated(before: bool) -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby", "Battle Ox", "Silver Fang"]))
    if not before:
        table.yugi.summons("Uraby")
        table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()
    if before:
        table.yugi.summons("Uraby")
        table.everyone_passes()
    table.yugi.sets("Battle Ox")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby", "Battle Ox"]
    assert not table.yugi.may("Normal Summon", "Silver Fang")
    assert not table.yugi.may("Set", "Silver Fang")
    table.turn_ends()
    table.turn_ends()
    table.yugi.summons("Silver Fang")
    assert not table.yugi.may("Normal Summon")


def test_a_second_one_is_not_activated_in_the_same_turn() -> None:
    table = Table(yugi=side(hand=[CARD, CARD, "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_the_monster_summoned_first_may_be_tributed_for_the_second() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby", "Summoned Skull"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.yugi.graveyard == [CARD, "Uraby"]


def test_negated_it_gives_no_second_summon() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Uraby", "Battle Ox"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", "Battle Ox")
