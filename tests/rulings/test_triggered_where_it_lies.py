"""“If …” that is answered from the Graveyard or from the hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Cards,
    If,
    IsDestroyed,
    IsSummoned,
    Kind,
    Place,
    SpecialSummon,
    Summon,
    ThisCard,
    Whose,
)
from tests.table import Table, attacking, side

MINE = Cards(Kind.MONSTER, Whose.YOURS)


def returning(lay_beside: Callable[..., None], where: Place) -> None:
    when = (
        IsDestroyed(replace(MINE, other=True))
        if where is Place.GRAVEYARD
        else IsSummoned(MINE, (Summon.NORMAL,))
    )
    effect = If(when, do=SpecialSummon(ThisCard()), you_can=True, where=where)
    lay_beside(replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(effect,)))


@pytest.mark.parametrize(("lies", "comes"), [("graveyard", True), ("field", False)])
def test_it_has_to_lie_there_already(
    lies: str, comes: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Sky Striker Ace - Raye: not where it fell with what it would answer."""
    returning(lay_beside, Place.GRAVEYARD)
    field = [attacking("Kuriboh"), *([attacking("Comer")] if lies == "field" else [])]
    graveyard = ["Comer"] if lies == "graveyard" else []
    table = Table(yugi=side(field=field, graveyard=graveyard, hand=["Dark Hole"]))
    table.yugi.activates("Dark Hole")
    table.chain_resolves()

    assert table.yugi.may("activate", "Comer") is comes


def test_it_is_used_in_the_hand(lay_beside: Callable[..., None]) -> None:
    returning(lay_beside, Place.HAND)
    table = Table(yugi=side(hand=["Kuriboh", "Comer"]))
    table.yugi.summons("Kuriboh")
    table.yugi.activates("Comer")
    table.everyone_passes()

    assert "Comer" in table.yugi.monsters
