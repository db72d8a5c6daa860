"""Gravekeeper's Assailant: turns a monster as it attacks, while Necrovalley is there."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

ASSAILANT, VALLEY = "Gravekeeper's Assailant", "Necrovalley"


def test_it_turns_a_face_up_monster_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[attacking(ASSAILANT), face_up(VALLEY)]),
        kaiba=side(field=[defending("Summoned Skull"), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(ASSAILANT, at="Summoned Skull")
    table.yugi.activates(ASSAILANT, targeting="Summoned Skull")
    table.chain_resolves()

    assert table.kaiba.sees("Summoned Skull").position == "face-up Attack"


def test_faq_5517_also_where_the_valley_is_on_the_other_field() -> None:
    table = Table(
        yugi=side(field=[attacking(ASSAILANT)]),
        kaiba=side(field=[attacking("Summoned Skull"), face_up(VALLEY)]),
    )
    table.yugi.attacks_with(ASSAILANT, at="Summoned Skull")
    table.yugi.activates(ASSAILANT, targeting="Summoned Skull")
    table.chain_resolves()
    assert table.kaiba.sees("Summoned Skull").position == "face-up Defense"
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]


@pytest.mark.parametrize("valley", [[], [face_down(VALLEY)]])
def test_faq_5517_not_without_a_face_up_valley(valley: list[Lying]) -> None:
    table = Table(
        yugi=side(field=[attacking(ASSAILANT), *valley]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(ASSAILANT, at="Kuriboh")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, ASSAILANT)


def test_faq_5517_the_valley_may_have_gone_as_it_resolves() -> None:
    table = Table(
        yugi=side(field=[attacking(ASSAILANT), face_up(VALLEY)]),
        kaiba=side(field=[attacking("Summoned Skull"), face_down("Mystical Space Typhoon")]),
    )
    table.yugi.attacks_with(ASSAILANT, at="Summoned Skull")
    table.yugi.activates(ASSAILANT, targeting="Summoned Skull")
    table.kaiba.activates("Mystical Space Typhoon", targeting=VALLEY)
    table.chain_resolves()

    assert table.kaiba.sees("Summoned Skull").position == "face-up Defense"


def test_a_set_monster_cannot_be_targeted() -> None:
    table = Table(
        yugi=side(field=[attacking(ASSAILANT), face_up(VALLEY)]),
        kaiba=side(field=[face_down("Summoned Skull")]),
    )
    table.yugi.attacks_with(ASSAILANT, at="Summoned Skull")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, ASSAILANT)
