"""A monster takes over the Level of another one that has a Level."""

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    Apply,
    Attribute,
    Cards,
    Ignition,
    Kind,
    LevelBecomes,
    LevelOf,
    Place,
    Target,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import monster
from tests.table import Table, side
from tests.table.inventing import deal_in

THEIRS = Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
DRAGON = monster(
    "Copying Dragon",
    900000032,
    Ignition(target=THEIRS, do=Apply(LevelBecomes(THIS, LevelOf(THAT)), Until.WHILE_FACE_UP)),
    attribute=Attribute.EARTH,
    type=Type.DRAGON,
    level=5,
    attack=100,
    defense=1400,
)


@pytest.mark.parametrize(
    ("other", "offered"), [("Battle Ox", True), ("Number 39: Utopia", False)]
)
def test_no_level_is_taken_over_from_what_has_none(
    other: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mythic Tree Dragon (FAQ 10741)."""
    deal_in(monkeypatch, DRAGON)
    table = Table(yugi=side(field=[DRAGON.name]), kaiba=side(field=[other]))
    assert table.yugi.may("activate", DRAGON.name) is offered
