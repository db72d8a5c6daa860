"""Kuriboh: discard it, and take no battle damage from that battle."""

import pytest

from tests.table import Table, side

TIME = "during damage calculation"


def test_it_is_discarded_to_take_no_damage_from_a_direct_attack() -> None:
    table = Table(yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(hand=["Kuriboh"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Kuriboh", at=TIME)
    assert table.kaiba.graveyard == ["Kuriboh"]
    table.everyone_passes()
    assert table.kaiba.life == 8000

    table.yugi.attacks_with("Silver Fang")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1200


def test_it_is_used_for_an_attack_on_a_monster_which_is_still_destroyed() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby"], hand=["Kuriboh"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Kuriboh", at=TIME)
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.kaiba.graveyard == ["Kuriboh", "Uraby"]


def test_it_is_not_offered_for_the_own_attack_nor_when_no_damage_comes() -> None:
    own = Table(
        yugi=side(field=["Uraby"], hand=["Kuriboh"]), kaiba=side(field=["Summoned Skull"])
    )
    own.yugi.attacks_with("Uraby")
    assert not own.yugi.may("activate", "Kuriboh", at=TIME)
    own.everyone_passes()

    harmless = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=["Summoned Skull"], hand=["Kuriboh"])
    )
    harmless.yugi.attacks_with("Uraby")
    assert not harmless.kaiba.may("activate", "Kuriboh", at=TIME)
    harmless.everyone_passes()


@pytest.mark.rule("MR-DSTEP-16")
def test_what_is_used_during_the_calculation_stands_on_one_chain() -> None:
    lily = "Injection Fairy Lily"
    table = Table(yugi=side(field=[lily]), kaiba=side(hand=["Kuriboh"]))
    table.yugi.attacks_with(lily)
    table.yugi.activates(lily, at=TIME)
    assert table.kaiba.options("activate") == ["Kuriboh"]
    table.chain_resolves()

    assert table.driver.is_at("after damage calculation")
    assert table.kaiba.life == 8000 - 3400
