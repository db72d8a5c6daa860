"""Which monster "your opponent's battling monster" is, and what it adds where it is counted."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FOE,
    THAT,
    Activate,
    Apply,
    AttackOf,
    Cards,
    DeclaresAttack,
    Gains,
    Kind,
    Place,
    Target,
    Until,
    Whose,
)
from engine.yugioh.language.cards import trap
from tests.table import Table, face_down, side

EVEN = trap(
    "As Strong As They",
    9001,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
        do=Apply(Gains(THAT, AttackOf(FOE)), Until.END_OF_TURN),
    ),
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(EVEN)


@pytest.mark.rule("MR-GLOS-25")
def test_ones_own_fighter_adds_nothing_to_what_the_opposing_one_gives() -> None:
    """The card that says it does not fight itself; its target does."""
    table = Table(
        yugi=side(field=["Mokey Mokey", face_down(EVEN.name)]),
        kaiba=side(field=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby", at="Mokey Mokey")
    table.yugi.activates(EVEN.name, targeting="Mokey Mokey")
    table.everyone_passes()

    assert table.yugi.sees("Mokey Mokey").attack == 300 + 1500
