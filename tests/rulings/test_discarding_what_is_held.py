"""An effect that has cards discarded takes those that are held, where they are fewer."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Cards,
    Choose,
    Discard,
    Draw,
    If,
    IsSummoned,
    Place,
    Step,
    Then,
    Whose,
)
from tests.table import Table, side

TWO = Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND), 2))
HELD = ["Uraby", "Raigeki", "Battle Ox"]


@pytest.mark.rule("MR-GLOS-24")
@pytest.mark.parametrize("does", [TWO, Then(TWO, Draw(1))])
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_it_takes_the_one_that_is_left(
    does: Step, held: int, lay_beside: Callable[..., None]
) -> None:
    """FAQ 7479, 7136, 10257; what follows the two is not done after one."""
    owes = If(IsSummoned(THIS), do=does)
    lay_beside(replace(by_name("Kuriboh"), name="Debtor", passcode=9001, effects=(owes,)))
    table = Table(yugi=side(hand=["Debtor", *HELD[:held]], deck=["Mokey Mokey"]))
    table.yugi.summons("Debtor")
    if held == 3:
        table.yugi.chooses(*HELD[:2])
    table.everyone_passes()

    assert table.yugi.graveyard == HELD[: min(held, 2)]
    drawn = ["Mokey Mokey"] if does != TWO and held > 1 else []
    assert table.yugi.hand == [*HELD[2:held], *drawn]
