"""What is unaffected by a card is not negated by it."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    SUBJECT,
    THIS,
    Activate,
    AndIfYouDo,
    Attribute,
    Cards,
    Continuous,
    Destroy,
    Draw,
    Ignition,
    IsActivated,
    IsUnaffected,
    Kind,
    NegateActivation,
    NegateEffect,
    Step,
    TributeCards,
    Type,
)
from engine.yugioh.language.cards import counter_trap, monster
from tests.table import Table, side

ALOOF = "Aloof Scholar"


@pytest.mark.rule("MR-GLOS-05", "MR-CHAIN-22")
@pytest.mark.parametrize("negates", [NegateActivation(), NegateEffect()])
@pytest.mark.parametrize(
    ("unaffected_by", "cost", "goes_on"),
    [
        (Kind.TRAP, None, True),
        (Kind.SPELL, None, False),
        (Kind.TRAP, TributeCards(THIS), False),
    ],
)
def test_its_activation_stands_unless_it_has_left_by_its_cost(
    negates: Step,
    unaffected_by: Kind,
    cost: Step | None,
    goes_on: bool,
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 12428, 17304: nor is it destroyed. Q&A 24296, 23534: as its cost it is affected."""
    lay_beside(
        monster(
            ALOOF,
            9001,
            Continuous(IsUnaffected(THIS, unaffected_by)),
            Ignition(cost=cost, do=Draw(1)),
            attribute=Attribute.EARTH,
            type=Type.SPELLCASTER,
            level=4,
            attack=1500,
            defense=1500,
        ),
        counter_trap(
            "Silence",
            9002,
            Activate(
                when=IsActivated(Cards(Kind.MONSTER), True),
                do=AndIfYouDo(negates, Destroy(SUBJECT)),
            ),
        ),
    )
    table = Table(yugi=side(field=[ALOOF], deck=["Uraby"]), kaiba=side(field=["Silence"]))
    table.yugi.activates(ALOOF)
    table.kaiba.activates("Silence")
    table.everyone_passes()

    assert table.yugi.hand == (["Uraby"] if goes_on else [])
    assert table.yugi.monsters == ([ALOOF] if goes_on else [])
