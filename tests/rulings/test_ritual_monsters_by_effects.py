"""Ritual Monsters that an effect brings without a Ritual Summon."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Activate,
    Cards,
    Choose,
    Effect,
    Frame,
    Kind,
    MustBeSummoned,
    NeverSpecialSummoned,
    Of,
    Place,
    SpecialSummon,
    Summon,
    Whose,
    spell,
)
from engine.yugioh.language.cards import CardText
from tests.table import Table, side
from tests.table.laying import Lying

COMER = "Relinquished"


def brings(place: Place, *like: Frame) -> CardText:
    """A Spell that Special Summons a monster from there, of that frame if one is named."""
    such = Cards(Kind.MONSTER, Whose.YOURS, place, like=tuple(Of(each) for each in like))
    return spell("Bolt", 9002, Activate(do=SpecialSummon(Choose(such))))


@pytest.mark.rule("MR-SS-06")
@pytest.mark.parametrize(
    ("place", "like", "offered"),
    [
        (Place.HAND, (Frame.RITUAL,), True),
        (Place.DECK, (Frame.RITUAL,), True),
        (Place.GRAVEYARD, (Frame.RITUAL,), False),
        (Place.HAND, (), False),
        (Place.DECK, (), False),
    ],
)
def test_qa_23954_what_says_that_it_brings_ritual_monsters_brings_them(
    place: Place, like: tuple[Frame, ...], offered: bool, lay_beside: Callable[..., None]
) -> None:
    lay_beside(brings(place, *like))
    buried = [Lying(COMER, proper=False)]
    table = Table(
        yugi=side(
            hand=["Bolt", *([COMER] if place is Place.HAND else [])],
            deck=[COMER if place is Place.DECK else "Kuriboh"],
            graveyard=buried if place is Place.GRAVEYARD else [],
        )
    )
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.rule("MR-SS-06")
@pytest.mark.parametrize(
    "effect",
    [
        MustBeSummoned(Summon.RITUAL),
        MustBeSummoned(Summon.RITUAL, first=True),
        NeverSpecialSummoned(),
    ],
)
def test_qa_23954_not_those_whose_text_asks_for_their_own_way(
    effect: Effect, lay_beside: Callable[..., None]
) -> None:
    strict = replace(by_name(COMER), name="Strict", passcode=9003, effects=(effect,))
    lay_beside(brings(Place.HAND, Frame.RITUAL), strict)
    table = Table(yugi=side(hand=["Bolt", "Strict"]))
    assert not table.yugi.may("activate", "Bolt")


@pytest.mark.rule("MR-SS-04")
def test_qa_18494_it_has_not_come_in_its_own_way(lay_beside: Callable[..., None]) -> None:
    """It is not revived afterwards."""
    lay_beside(brings(Place.HAND, Frame.RITUAL))
    table = Table(yugi=side(hand=["Bolt", COMER, "Dark Hole", "Monster Reborn"]))
    table.yugi.activates("Bolt")
    table.everyone_passes()
    assert table.yugi.monsters == [COMER]
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert COMER in table.yugi.graveyard
    assert not table.yugi.may("activate", "Monster Reborn")
