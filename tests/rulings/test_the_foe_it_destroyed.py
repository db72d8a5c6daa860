"""A number of the monster that was fought is asked of it once an effect has destroyed it."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FOE,
    THIS,
    AndIfYouDo,
    AtDamageStep,
    AttackOf,
    Attribute,
    Cards,
    Destroy,
    If,
    InflictDamage,
    Kind,
    OriginalAttackOf,
    Timing,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster
from tests.table import Table, attacking, side

CLEAR, BLUNT = "Clear Edge", "Blunt Edge"


def edge(name: str, passcode: int, amount: AttackOf | OriginalAttackOf) -> CardText:
    """A monster that destroys what it fights, and inflicts that much damage for it."""
    return monster(
        name,
        passcode,
        If(
            AtDamageStep(
                Timing.BEFORE_CALCULATION, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)
            ),
            do=AndIfYouDo(Destroy(FOE), InflictDamage(Whose.THEIRS, amount)),
        ),
        attribute=Attribute.DARK,
        type=Type.DRAGON,
        level=4,
        attack=1000,
        defense=1000,
    )


@pytest.fixture(autouse=True)
def known(lay_beside: Callable[..., None]) -> None:
    lay_beside(edge(CLEAR, 9011, OriginalAttackOf(FOE)), edge(BLUNT, 9012, AttackOf(FOE)))


@pytest.mark.rule("MR-EFF-03")
@pytest.mark.parametrize("name", [CLEAR, BLUNT])
def test_faq_13078_damage_for_the_monster_that_was_destroyed(name: str) -> None:
    table = Table(
        yugi=side(field=[attacking(name)]), kaiba=side(field=[attacking("Summoned Skull")])
    )
    table.yugi.attacks_with(name, at="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.kaiba.life == 8000 - 2500
