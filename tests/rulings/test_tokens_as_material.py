"""A Token never lies beneath a monster."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    AttachMaterial,
    Attribute,
    Cards,
    Effect,
    Ignition,
    Kind,
    Place,
    Slays,
    Subject,
    Target,
    Type,
    When,
    Whose,
    XyzMaterials,
)
from engine.yugioh.language.cards import CardText, xyz_monster
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side


def smasher(*effects: Effect) -> CardText:
    """An Xyz Monster that does this."""
    return xyz_monster(
        "Smasher",
        9001,
        XyzMaterials(7),
        *effects,
        attribute=Attribute.EARTH,
        type=Type.MACHINE,
        rank=7,
        attack=2500,
    )


@pytest.mark.parametrize(("foe", "may"), [("Sheep Token", False), ("Silver Fang", True)])
def test_a_token_that_it_has_destroyed_is_not_attached(
    foe: str, may: bool, lay_beside: Callable[..., None]
) -> None:
    """Infinitrack Mountain Smasher (Q&A 19701 of what is no monster any more)."""
    attaches = When(Slays(THIS, sent=False), do=AttachMaterial(Subject()), you_can=True)
    lay_beside(smasher(attaches))
    table = Table(yugi=side(field=["Smasher"]), kaiba=side(field=[foe]))
    table.yugi.attacks_with("Smasher", at=foe)
    table.everyone_passes()

    assert table.was_asked(table.yugi, Reason.TRIGGER) is may


def test_a_token_is_not_targeted_to_be_attached(lay_beside: Callable[..., None]) -> None:
    theirs = Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
    lay_beside(smasher(Ignition(target=theirs, do=AttachMaterial(THAT))))
    for foe, may in (("Sheep Token", False), ("Silver Fang", True)):
        table = Table(yugi=side(field=["Smasher"]), kaiba=side(field=[foe]))
        assert table.yugi.may("activate", "Smasher") is may
