"""What is Special Summoned ignoring its Summoning conditions, by the official answers."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    Activate,
    Cards,
    Choose,
    ComesOnce,
    Effect,
    Frame,
    Kind,
    MustBeSummoned,
    NeverSpecialSummoned,
    OnlySummonedBy,
    Place,
    SpecialSummon,
    Step,
    Summon,
    Target,
    Whose,
    spell,
)
from tests.table import Table, side
from tests.table.laying import Lying

OURS = Cards(Kind.MONSTER, Whose.YOURS)


def brings(place: Place, *, ignoring: bool = True) -> Step:
    return SpecialSummon(Choose(replace(OURS, place=place)), ignoring=ignoring)


def bolt(step: Step, target: Target | None = None) -> Activate:
    return Activate(target=target, do=step)


REVIVES = bolt(SpecialSummon(THAT, ignoring=True), Target(replace(OURS, place=Place.GRAVEYARD)))


@pytest.fixture
def table_with(lay_beside: Callable[..., None]) -> Callable[..., Table]:
    """A table with "Bolt" and a monster of those effects, "Comer", and where it lies."""

    def laid(
        effect: Activate, *effects: Effect, special_only: bool = True, **where: Any
    ) -> Table:
        card = replace(by_name("Uraby"), name="Comer", passcode=9001, effects=effects)
        special = replace(card, frame=Frame.EFFECT, special_only=special_only)
        lay_beside(special, spell("Bolt", 9002, effect))
        return Table(yugi=side(hand=["Bolt", *where.pop("hand", [])], **where))

    return laid


@pytest.mark.rule("MR-SS-06")
@pytest.mark.parametrize("ignoring", [True, False])
@pytest.mark.parametrize(
    "effect",
    [
        MustBeSummoned(Summon.RITUAL),
        OnlySummonedBy("Polymerization"),
        NeverSpecialSummoned(),
        NeverSpecialSummoned(Place.DECK),
    ],
)
def test_whatever_its_text_asks_it_comes_from_the_deck(
    effect: Effect, ignoring: bool, table_with: Callable[..., Table]
) -> None:
    """Q&A 16939, 18104, 18257 and 21008."""
    table = table_with(bolt(brings(Place.DECK, ignoring=ignoring)), effect, deck=["Comer"])
    assert table.yugi.may("activate", "Bolt") is ignoring


@pytest.mark.rule("MR-SS-04")
def test_it_has_not_come_in_its_own_way(table_with: Callable[..., Table]) -> None:
    """Q&A 16571 and 18257: it is not revived afterwards."""
    table = table_with(
        bolt(brings(Place.DECK)),
        MustBeSummoned(Summon.RITUAL, first=True),
        hand=["Dark Hole", "Monster Reborn"],
        deck=["Comer"],
    )
    table.yugi.activates("Bolt")
    table.everyone_passes()
    assert table.yugi.monsters == ["Comer"]
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert "Comer" in table.yugi.graveyard
    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.rule("MR-SS-04")
@pytest.mark.parametrize("proper", [True, False])
def test_from_the_graveyard_it_has_to_have_come_in_its_own_way_before(
    proper: bool, table_with: Callable[..., Table]
) -> None:
    """Q&A 23799 and 23995 B."""
    lying = Lying("Comer", proper=proper)
    table = table_with(REVIVES, OnlySummonedBy("Polymerization"), graveyard=[lying])
    assert table.yugi.may("activate", "Bolt") is proper


def test_what_can_be_normal_summoned_comes_from_the_graveyard_in_any_case(
    table_with: Callable[..., Table],
) -> None:
    """Q&A 23995 A: a Spirit monster, say, whose text lets nothing Special Summon it."""
    table = table_with(REVIVES, NeverSpecialSummoned(), special_only=False, graveyard=["Comer"])
    assert table.yugi.may("activate", "Bolt")


def test_what_comes_once_a_turn_comes_no_second_time(table_with: Callable[..., Table]) -> None:
    """Q&A 7100, 15444 and 16618."""
    table = table_with(
        bolt(brings(Place.DECK)),
        ComesOnce(),
        special_only=False,
        hand=["Bolt"],
        deck=["Comer", "Comer"],
    )
    table.yugi.activates("Bolt")
    table.everyone_passes()
    table.yugi.chooses("Comer")
    table.everyone_passes()
    assert table.yugi.monsters == ["Comer"]
    assert not table.yugi.may("activate", "Bolt")


def test_what_lets_nobody_special_summon_is_not_ignored(
    table_with: Callable[..., Table],
) -> None:
    """Q&A 18718 and 19968."""
    table = table_with(
        bolt(brings(Place.DECK)), deck=["Comer"], field=["Fossil Dyna Pachycephalo"]
    )
    assert not table.yugi.may("activate", "Bolt")
