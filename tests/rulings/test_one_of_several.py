"""Effects of which their player chooses one: they are one effect, and count as one."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Activate,
    Draw,
    Effect,
    GainLife,
    If,
    Ignition,
    IsSummoned,
    Limit,
    Quick,
)
from tests.table import Table, side

ONCE = (Limit.ONCE_EACH, Limit.ONCE_BY_NAME)


def lay(lay_beside: Callable[..., None], *effects: Effect) -> None:
    lay_beside(replace(by_name("Uraby"), name="Chooser", passcode=9001, effects=effects))


@pytest.mark.parametrize("limit", ONCE)
@pytest.mark.parametrize(("either", "again"), [(True, False), (False, True)])
def test_whichever_is_chosen_the_effect_was_used(
    limit: Limit, either: bool, again: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Dragon Ravine: one of both can be used once in a turn."""
    first = Ignition(do=Draw(1), limit=limit, either=either)
    lay(lay_beside, first, replace(first, do=GainLife(500)))
    table = Table(yugi=side(field=["Chooser"], deck=["Kuriboh"] * 3))
    table.yugi.activates("Chooser", effect=0)
    table.everyone_passes()

    assert table.yugi.may("activate", "Chooser") is again


def test_of_what_is_triggered_one_is_chosen(lay_beside: Callable[..., None]) -> None:
    """FAQ of Don Zaloog: whichever is chosen, the other one is not used."""
    first = If(IsSummoned(THIS), do=Draw(1), you_can=True, either=True)
    lay(lay_beside, first, replace(first, do=GainLife(500)))
    table = Table(yugi=side(hand=["Chooser"], deck=["Kuriboh"] * 3))
    table.yugi.summons("Chooser")
    table.yugi.activates("Chooser", effect=1)
    table.everyone_passes()

    assert table.yugi.life == 8500
    assert not table.yugi.may("activate", "Chooser")


@pytest.mark.rule("MR-GLOS-34")
def test_a_card_with_a_choice_is_activated_once(lay_beside: Callable[..., None]) -> None:
    """Whichever of its effects was chosen, another card of its name cannot be activated."""
    one = Activate(do=GainLife(500), limit=Limit.ONE_ACTIVATION)
    other = replace(one, do=GainLife(1000))
    spell = by_name("Pot of Greed")
    lay_beside(replace(spell, name="Chooser", passcode=9002, effects=(one, other)))
    table = Table(yugi=side(hand=["Chooser", "Chooser"], deck=["Kuriboh"] * 3))
    table.yugi.activates("Chooser", effect=0)
    table.everyone_passes()

    assert table.yugi.life == 8500
    assert not table.yugi.may("activate", "Chooser")


@pytest.mark.parametrize("limit", ONCE)
def test_with_the_card_and_afterwards_it_is_one_effect(
    limit: Limit, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Starry Knight Arrival: used with the card's activation, it was used this turn."""
    quick = Quick(do=GainLife(500), limit=limit, at_once=True)
    trap = by_name("Call of the Haunted")
    lay_beside(replace(trap, name="Chooser", passcode=9003, effects=(Activate(), quick)))
    table = Table(yugi=side(field=["Chooser"], deck=["Kuriboh"] * 3))
    table.yugi.activates("Chooser", effect=2)
    table.everyone_passes()

    assert table.yugi.life == 8500
    assert not table.yugi.may("activate", "Chooser")
