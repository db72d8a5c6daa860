"""Michizure: a monster that comes to one's Graveyard takes another with it."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side

MICHIZURE = "Michizure"


def test_fallen_in_battle_it_takes_a_monster_with_it() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[attacking("Kuriboh"), MICHIZURE]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Kuriboh")
    table.kaiba.activates(MICHIZURE, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_faq_4939_an_effect_in_the_damage_step_will_do() -> None:
    """A Flip monster destroys it after damage calculation."""
    table = Table(
        yugi=side(field=[attacking("Summoned Skull"), attacking("Uraby"), MICHIZURE]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.attacks_with("Uraby", at="Man-Eater Bug")
    table.kaiba.chooses("Uraby")
    table.chain_resolves()
    table.yugi.activates(MICHIZURE, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == []


@pytest.mark.parametrize(("borrowed", "offered"), [(True, False), (False, True)])
def test_whose_graveyard_it_goes_to_counts(borrowed: bool, offered: bool) -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[attacking("Kuriboh", borrowed=borrowed), MICHIZURE]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Kuriboh")
    table.everyone_passes()

    assert table.was_offered(table.kaiba, MICHIZURE) is offered


def test_discarded_it_was_on_no_field() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby"), "Raigeki Break", MICHIZURE], hand=["Kuriboh"]),
        kaiba=side(field=[face_up("The Eye of Truth")]),
    )
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting="The Eye of Truth")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, MICHIZURE)


def test_faq_4939_it_misses_what_comes_on_chain_link_2() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=[attacking("Uraby"), MICHIZURE]),
        kaiba=side(field=["Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Raigeki Break", cost="Kuriboh", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Pot of Greed"]
    assert not table.was_offered(table.yugi, MICHIZURE)
