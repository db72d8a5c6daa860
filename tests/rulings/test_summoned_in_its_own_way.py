"""Monsters that cannot be Normal Summoned, and what brings them (MR-SS-04, MR-SS-06)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    BecameMonster,
    Cards,
    Choose,
    Continuous,
    Gains,
    Ignition,
    Place,
    SpecialSummon,
    SummonedIf,
    TributeCards,
    Whose,
)
from tests.table import Table, side
from tests.table.laying import Lying

OX = Choose(Cards(whose=Whose.YOURS, place=Place.FIELD))


def _comer(lay_beside: Callable[..., None], *, only: bool) -> None:
    way = SummonedIf(cost=TributeCards(OX), only=only)
    card = replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(way,))
    lay_beside(replace(card, special_only=True))


@pytest.mark.rule("MR-SS-06")
@pytest.mark.parametrize("only", [False, True])
def test_it_comes_in_its_own_way_and_is_not_normal_summoned(
    only: bool, lay_beside: Callable[..., None]
) -> None:
    _comer(lay_beside, only=only)
    table = Table(yugi=side(hand=["Comer"], field=["Battle Ox"]))
    assert not table.yugi.may("Normal Summon", "Comer")
    table.yugi.special_summons("Comer")
    table.everyone_passes()

    assert table.yugi.monsters == ["Comer"]
    assert table.yugi.graveyard == ["Battle Ox"]


@pytest.mark.rule("MR-SS-04")
@pytest.mark.parametrize(("only", "revived"), [(False, True), (True, False)])
def test_having_come_so_it_can_be_revived_unless_it_can_come_in_no_other_way(
    only: bool, revived: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ 6292: what comes "only" so is not Special Summoned from the Graveyard."""
    _comer(lay_beside, only=only)
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Comer"]))

    assert table.yugi.may("activate", "Monster Reborn") is revived


@pytest.mark.rule("MR-SS-04")
def test_not_having_come_so_it_cannot_be_revived(lay_beside: Callable[..., None]) -> None:
    _comer(lay_beside, only=False)
    lying = Lying("Comer", proper=False)
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[lying]))

    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.rule("MR-SS-04")
@pytest.mark.parametrize("place", [Place.HAND, Place.GRAVEYARD])
def test_what_its_own_effect_brings_from_the_hand_has_come_in_its_own_way(
    place: Place, lay_beside: Callable[..., None]
) -> None:
    """Synchro Magnet (FAQ 8787); out of the Graveyard it has to have come so before."""
    comes = Ignition(do=SpecialSummon(THIS), where=place)
    card = replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(comes,))
    lay_beside(replace(card, special_only=True))
    buried = [Lying("Comer", proper=False)] if place is Place.GRAVEYARD else []
    hand = ["Comer"] if place is Place.HAND else []
    table = Table(
        yugi=side(hand=[*hand, "Monster Reborn"], graveyard=buried),
        kaiba=side(field=["Sakuretsu Armor"]),
    )
    assert table.yugi.may("activate", "Comer") is (place is Place.HAND)
    if place is Place.HAND:
        table.yugi.activates("Comer")
        table.everyone_passes()
        table.yugi.attacks_with("Comer")
        table.kaiba.activates("Sakuretsu Armor")
        table.everyone_passes()
        table.yugi.enters_main_phase_2()
        assert table.yugi.may("activate", "Monster Reborn")


@pytest.mark.parametrize("own", [True, False])
def test_faq_12520_what_holds_of_it_summoned_so_holds_of_no_other_summon(
    own: bool, lay_beside: Callable[..., None]
) -> None:
    """Vulcan Dragni the Cubic King."""
    stronger = Continuous(Gains(THIS, 1600), BecameMonster())
    way = SummonedIf(cost=TributeCards(OX))
    card = replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(way, stronger))
    lay_beside(replace(card, special_only=True))
    if own:
        table = Table(yugi=side(hand=["Comer"], field=["Battle Ox"]))
        table.yugi.special_summons("Comer")
    else:
        table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Comer"]))
        table.yugi.activates("Monster Reborn", targeting="Comer")
    table.everyone_passes()

    assert table.yugi.sees("Comer").attack == (card.attack or 0) + (1600 if own else 0)
