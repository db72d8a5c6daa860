"""A cost that shows a card and takes one of the hand can take the one that was shown."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    And,
    Cards,
    Choose,
    Discard,
    Draw,
    Icon,
    Kind,
    Of,
    Place,
    Reveal,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

HAND = Cards(whose=Whose.YOURS, place=Place.HAND)
COUNTER = Cards(Kind.TRAP, Whose.YOURS, Place.HAND, like=(Of(Icon.COUNTER),))
TOOLS = "Seven Tools of the Bandit"


@pytest.mark.rule("MR-ACT-01")
@pytest.mark.parametrize("hand", [[TOOLS], [TOOLS, "Uraby"]])
def test_qa_21413_what_was_shown_can_be_discarded(
    hand: list[str], lay_beside: Callable[..., None]
) -> None:
    cost = And(Reveal(Choose(COUNTER)), Discard(Choose(HAND)))
    lay_beside(spell("Shower", 9001, Activate(cost=cost, do=Draw(1))))
    table = Table(yugi=side(hand=["Shower", *hand], deck=["Kuriboh"]))
    table.yugi.activates("Shower")
    if len(hand) > 1:
        table.yugi.chooses(TOOLS)
    table.everyone_passes()

    assert TOOLS in table.yugi.graveyard
    assert sorted(table.yugi.hand) == sorted(["Kuriboh", *hand[1:]])
