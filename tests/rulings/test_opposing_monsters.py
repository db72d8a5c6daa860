"""Which monster "your opponent's battling monster" is, and what is done to it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    FOE,
    THAT,
    THIS,
    Activate,
    Apply,
    AtDamageStep,
    AttackOf,
    Cards,
    DeclaresAttack,
    Gains,
    If,
    Kind,
    Place,
    TakeControl,
    Target,
    Timing,
    Until,
    Whose,
)
from engine.yugioh.language.cards import trap
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

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


@pytest.mark.parametrize(
    ("foe", "offered"),
    [
        (defending("Labyrinth Wall"), True),
        (attacking("Silver Fang"), False),
    ],
)
def test_faq_18812_after_the_battle_the_other_monster_has_to_be_there(
    foe: Lying, offered: bool, lay_beside: Callable[..., None]
) -> None:
    """Nightmare Magician."""
    battled = AtDamageStep(Timing.END, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS))
    takes = If(battled, do=TakeControl(FOE, Until.END_OF_DUEL), you_can=True)
    lay_beside(
        replace(by_name("Luster Dragon"), name="Magician", passcode=9002, effects=(takes,))
    )
    table = Table(yugi=side(field=[attacking("Magician")]), kaiba=side(field=[foe]))
    table.yugi.attacks_with("Magician", at=foe.name)
    table.everyone_passes()

    assert table.was_offered(table.yugi, "Magician") is offered
