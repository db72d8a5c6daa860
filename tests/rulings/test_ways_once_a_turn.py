"""Special Summons by a monster's own text that it comes by once per turn."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Draw,
    Ignition,
    Limit,
    SummonedIf,
)
from tests.table import Table, side


def once_a_turn(lay_beside: Callable[..., None], limit: Limit | None) -> None:
    way = SummonedIf(limit=limit)
    lay_beside(replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(way,)))


@pytest.mark.parametrize(("limit", "again"), [(Limit.ONCE_BY_NAME, False), (None, True)])
def test_another_one_of_its_name_does_not_come_so_in_the_same_turn(
    limit: Limit | None, again: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Dinowrestler Pankratops: once in a turn, whichever of them it is."""
    once_a_turn(lay_beside, limit)
    table = Table(yugi=side(hand=["Comer", "Comer"]))
    table.yugi.special_summons("Comer")
    table.everyone_passes()

    assert table.yugi.may("Special Summon", "Comer") is again


def test_a_negated_summon_is_not_counted(lay_beside: Callable[..., None]) -> None:
    """FAQ of Dinowrestler Pankratops: negated, it can be done once more."""
    once_a_turn(lay_beside, Limit.ONCE_BY_NAME)
    table = Table(yugi=side(hand=["Comer", "Comer"]), kaiba=side(field=["Solemn Judgment"]))
    table.yugi.special_summons("Comer")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.may("Special Summon", "Comer")


def test_one_effect_a_turn_is_one_of_those_that_say_so(lay_beside: Callable[..., None]) -> None:
    """MR-GLOS-35: another effect of the card is not counted among them."""
    free = Ignition(do=Draw(1), limit=Limit.ONCE_EACH)
    counted = Ignition(do=Draw(1), limit=Limit.ONE_BY_NAME)
    lay_beside(
        replace(
            by_name("Uraby"), name="Two Ways", passcode=9002, effects=(free, counted, counted)
        )
    )
    table = Table(yugi=side(field=["Two Ways"], deck=["Kuriboh"] * 3))
    table.yugi.activates("Two Ways", effect=0)
    table.everyone_passes()

    assert table.yugi.may("activate", "Two Ways")
