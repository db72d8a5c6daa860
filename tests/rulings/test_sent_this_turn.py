"""Effects in the Graveyard that ask when the card was sent there."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Banish,
    Cards,
    Did,
    Draw,
    Feat,
    Ignition,
    Not,
    Place,
    ThisIs,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

SENT = Did(Feat.BURIED)


@pytest.mark.parametrize("is_used", [True, False])
@pytest.mark.parametrize("asks", [True, False])
def test_a_spell_in_the_graveyard_knows_whether_it_was_sent_there_this_turn(
    asks: bool, is_used: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ 12376: in the turn in which it was sent there its effect cannot be used."""
    there = ThisIs(Cards(like=(Not(SENT) if asks else SENT,)))
    used = Ignition(condition=there, cost=Banish(THIS), do=Draw(1), where=Place.GRAVEYARD)
    lay_beside(spell("Fallen", 9001, Activate(do=Draw(1)), used))
    hand, lying = (["Fallen"], []) if is_used else ([], ["Fallen"])
    table = Table(yugi=side(hand=hand, graveyard=lying, deck=["Kuriboh"] * 4))
    if is_used:
        table.yugi.activates("Fallen")
        table.everyone_passes()

    assert table.yugi.may("activate", "Fallen") is (asks is not is_used)
