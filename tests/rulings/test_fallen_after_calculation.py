"""What answers that a battle destroys its card (D.D. Assailant), and whose field it leaves."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FOE,
    THIS,
    And,
    AtDamageStep,
    Attribute,
    Banish,
    Cards,
    Cause,
    Draw,
    If,
    IsSentToGraveyard,
    Kind,
    Timing,
    Type,
    Whose,
)
from engine.yugioh.language.cards import monster
from tests.table import Table, attacking, side

ASSAILANT = monster(
    "An Assailant",
    9001,
    If(
        AtDamageStep(
            Timing.AFTER_CALCULATION,
            fighter=THIS,
            foe=Cards(Kind.MONSTER, Whose.THEIRS),
            falls=True,
        ),
        do=And(Banish(FOE), Banish(THIS)),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1700,
    defense=1600,
)
ALCHEMIST = monster(
    "An Alchemist",
    9002,
    If(
        IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT), held=True),
        do=Draw(1),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=1300,
    defense=200,
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(ASSAILANT, ALCHEMIST)


def fought(foe: str) -> Table:
    table = Table(
        yugi=side(field=[attacking("An Assailant")]),
        kaiba=side(field=[attacking(foe)]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(foe, at="An Assailant")
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-DSTEP-27")
@pytest.mark.parametrize("foe", ["Summoned Skull", "Battle Ox"])
def test_faq_5932_destroyed_by_battle_it_banishes_both(foe: str) -> None:
    table = fought(foe)

    assert (table.yugi.banished, table.kaiba.banished) == (["An Assailant"], [foe])


@pytest.mark.rule("MR-DSTEP-27")
def test_where_it_stands_it_banishes_nothing() -> None:
    table = fought("Uraby")

    assert (table.yugi.banished, table.kaiba.graveyard) == ([], ["Uraby"])


@pytest.mark.rule("MR-GLOS-23")
@pytest.mark.parametrize(("borrowed", "drawn"), [(False, 1), (True, 0)])
def test_a_card_that_its_player_controlled_tells_whose_field_it_leaves(
    borrowed: bool, drawn: int
) -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[attacking("An Alchemist", borrowed=borrowed)])
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (len(table.yugi.hand), len(table.kaiba.hand)) == (drawn, 0)
