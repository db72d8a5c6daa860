"""Whether somebody is asked for a card of their hand whose targets lie in a Graveyard."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    SUBJECT,
    THIS,
    Attribute,
    Cards,
    Discard,
    Draw,
    If,
    IsSummoned,
    Kind,
    Place,
    SharesAttribute,
    Summon,
    Target,
    Type,
    Whose,
)
from engine.yugioh.language.cards import monster
from tests.table import Table, side

LIKE_IT = monster(
    "Asks for Its Like",
    9001,
    If(
        IsSummoned(Cards(Kind.MONSTER, Whose.YOURS), (Summon.NORMAL,)),
        cost=Discard(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(SharesAttribute(SUBJECT),))
        ),
        do=Draw(1),
        you_can=True,
        where=Place.HAND,
    ),
    level=4,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    attack=0,
    defense=0,
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(LIKE_IT)


def summoned(*graveyard: str) -> Table:
    """Yugi has Normal Summoned Mokey Mokey, with that card in the hand."""
    table = Table(yugi=side(hand=["Mokey Mokey", LIKE_IT.name], graveyard=[*graveyard]))
    table.yugi.summons("Mokey Mokey")
    return table


@pytest.mark.rule("MR-CHAIN-16")
def test_a_target_told_by_what_was_summoned_is_asked_for() -> None:
    table = summoned("Shining Angel")
    table.yugi.activates(LIKE_IT.name, cost=LIKE_IT.name)
    table.everyone_passes()

    assert table.chains() == [[LIKE_IT.name]]
