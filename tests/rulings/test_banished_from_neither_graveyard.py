"""Cards that a player cannot banish (Kycoo the Ghost Destroyer)."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    AnyOf,
    Attribute,
    Banish,
    CannotBanishBuried,
    Cards,
    Choose,
    Continuous,
    Draw,
    Every,
    FusionSummon,
    Kind,
    Place,
    Type,
    Whose,
)
from engine.yugioh.language.cards import monster, spell
from tests.table import Table, attacking, side

BURIED = Cards(whose=Whose.YOURS, place=Place.GRAVEYARD)
GHOSTS = monster(
    "A Ghost Destroyer",
    9001,
    Continuous(CannotBanishBuried(Whose.THEIRS)),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1800,
    defense=700,
)
PAID = spell("For a Card", 9002, Activate(cost=Banish(Choose(BURIED)), do=Draw(1)))
DONE = spell("Of a Card", 9003, Activate(do=Banish(Choose(BURIED))))
ALL = spell("Of All", 9004, Activate(do=Banish(Every(Cards(place=Place.GRAVEYARD)))))
EVERYTHING = spell(
    "Of Everything",
    9006,
    Activate(
        do=Banish(
            Every(
                AnyOf(
                    Cards(Kind.MONSTER, place=Place.FIELD),
                    Cards(place=Place.GRAVEYARD),
                )
            )
        )
    ),
)
FUSED = spell(
    "A Miracle",
    9005,
    Activate(do=FusionSummon(places=(Place.FIELD, Place.GRAVEYARD), banishing=True)),
)
PAIR = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(GHOSTS, PAID, DONE, ALL, EVERYTHING, FUSED)


def may(name: str, *mine: str, theirs: bool = True, buried: list[str] | None = None) -> bool:
    ghosts = [attacking("A Ghost Destroyer")]
    table = Table(
        yugi=side(
            hand=[name],
            graveyard=["Uraby"] if buried is None else buried,
            field=[attacking(each) for each in mine] + ([] if theirs else ghosts),
            extra=["Elemental HERO Flame Wingman"],
        ),
        kaiba=side(field=ghosts if theirs else []),
    )
    return table.yugi.may("activate", name)


@pytest.mark.rule("MR-GLOS-37")
@pytest.mark.parametrize("name", ["For a Card", "Of a Card", "Of All"])
def test_qa_90_neither_by_an_effect_nor_for_a_cost(name: str) -> None:
    assert not may(name)
    assert may(name, theirs=False)


@pytest.mark.rule("MR-GLOS-37")
def test_qa_13407_fusion_materials_may_be_banished_from_the_field_alone() -> None:
    assert may("A Miracle", *PAIR)
    assert not may("A Miracle", PAIR[0], buried=[PAIR[1]])
    assert may("A Miracle", PAIR[0], buried=[PAIR[1]], theirs=False)


@pytest.mark.rule("MR-GLOS-37")
def test_qa_15079_what_lies_elsewhere_is_banished_all_the_same() -> None:
    table = Table(
        yugi=side(hand=["Of Everything"], graveyard=["Uraby"]),
        kaiba=side(field=[attacking("A Ghost Destroyer")], graveyard=["Kuriboh"]),
    )
    table.yugi.activates("Of Everything")
    table.everyone_passes()

    assert table.kaiba.banished == ["A Ghost Destroyer"]
    assert table.kaiba.graveyard == ["Kuriboh"]
    assert "Uraby" in table.yugi.graveyard
