"""What an Equip Card does to its monster as it leaves the field (Big Bang Shot)."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    EQUIPPED,
    THIS,
    Activate,
    Banish,
    Cards,
    Destroy,
    Every,
    Face,
    Kind,
    LeavesField,
    Place,
    Target,
    Whenever,
)
from engine.yugioh.language.cards import equip_spell, spell
from tests.table import Table, attacking, face_up, side

SHOT = equip_spell(
    "A Shot",
    9001,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Whenever(LeavesField(THIS), Banish(EQUIPPED)),
)
STORM = spell("A Storm", 9002, Activate(do=Destroy(Every(Cards(place=Place.FIELD)))))


@pytest.fixture(autouse=True)
def a_shot(lay_beside: Callable[..., None]) -> None:
    lay_beside(SHOT, STORM)


def without_it(by: str, target: str = "A Shot") -> Table:
    table = Table(
        yugi=side(hand=[by], field=[attacking("Uraby"), attacking("Kuriboh")]),
        kaiba=side(field=[face_up("A Shot", on="Uraby")]),
    )
    table.yugi.activates(by, targeting=target)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-GLOS-16")
def test_faq_5669_as_it_leaves_its_monster_is_banished() -> None:
    table = without_it("Mystical Space Typhoon")

    assert table.yugi.banished == ["Uraby"]
    assert table.yugi.monsters == ["Kuriboh"]


@pytest.mark.rule("MR-GLOS-16")
def test_qa_7823_destroyed_together_with_it_the_monster_is_not_banished() -> None:
    table = without_it("A Storm", target="")

    assert table.yugi.banished == []


@pytest.mark.rule("MR-GLOS-16")
def test_turned_face_down_the_monster_is_not_banished() -> None:
    table = without_it("Book of Moon", target="Uraby")

    assert table.kaiba.graveyard == ["A Shot"]
    assert table.yugi.banished == []
