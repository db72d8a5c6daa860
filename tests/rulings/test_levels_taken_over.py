"""A monster takes over the Level of another one that has a Level."""

from dataclasses import replace

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    AndIfYouDo,
    Apply,
    Attribute,
    Cards,
    GainsLevels,
    Ignition,
    Kind,
    LevelBecomes,
    LevelOf,
    Place,
    SpecialSummon,
    Target,
    Then,
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


def test_what_summons_itself_can_raise_its_own_level_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The Phantom Knights of Stained Greaves (FAQ 15481)."""
    raised = Apply(GainsLevels(THIS, 1), Until.WHILE_FACE_UP)
    knight = monster(
        "Rising Knight",
        900000033,
        Ignition(do=Then(SpecialSummon(THIS), raised), where=Place.HAND),
        attribute=Attribute.DARK,
        type=Type.WARRIOR,
        level=3,
        attack=0,
    )
    deal_in(monkeypatch, knight)
    table = Table(yugi=side(hand=["Rising Knight"]))
    table.yugi.activates("Rising Knight")
    table.everyone_passes()
    assert table.yugi.sees("Rising Knight").level == 4


@pytest.mark.parametrize(("other", "offered"), [("Kuriboh", False), ("Battle Ox", True)])
def test_faq_12289_no_target_of_level_1_is_lowered(
    other: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blackwing - Decay the Ill Wind."""
    lowers = Apply(GainsLevels(THAT, -1), Until.WHILE_FACE_UP)
    deal_in(monkeypatch, replace(DRAGON, effects=(Ignition(target=THEIRS, do=lowers),)))
    table = Table(yugi=side(field=[DRAGON.name]), kaiba=side(field=[other]))
    assert table.yugi.may("activate", DRAGON.name) is offered


@pytest.mark.parametrize("stays", [True, False])
def test_faq_19417_what_summons_itself_takes_over_the_level_of_a_target_that_is_there(
    stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Returned of the Tistina."""
    yours = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    same = Apply(LevelBecomes(THIS, LevelOf(THAT)), Until.WHILE_FACE_UP)
    comer = monster(
        "Coming Youngling",
        900000034,
        Ignition(target=yours, do=AndIfYouDo(SpecialSummon(THIS), same), where=Place.HAND),
        attribute=Attribute.WATER,
        type=Type.AQUA,
        level=3,
        attack=0,
    )
    deal_in(monkeypatch, comer)
    table = Table(
        yugi=side(hand=[comer.name], field=["Summoned Skull"]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates(comer.name, targeting="Summoned Skull")
    if not stays:
        table.kaiba.activates("Compulsory Evacuation Device", targeting="Summoned Skull")
    table.everyone_passes()
    assert table.yugi.sees(comer.name).level == (6 if stays else 3)
