"""A monster whose number an effect of its own would set, and which is that already."""

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AndIfYouDo,
    Apply,
    AttackBecomes,
    Attribute,
    Cards,
    Choose,
    Ignition,
    Kind,
    Place,
    SpecialSummon,
    Target,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import monster, quick_play
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

MONSTERS = Cards(Kind.MONSTER, place=Place.FIELD)


@pytest.mark.parametrize(("attack", "offered"), [(0, False), (500, True)])
def test_faq_10615_a_monster_whose_atk_is_0_already_does_not_make_it_0(
    attack: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Umbral Horror Ghoul, who brings another by that."""
    held = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))
    none = Apply(AttackBecomes(THIS, 0), Until.WHILE_FACE_UP)
    ghoul = monster(
        "Ghoul",
        900000031,
        Ignition(do=AndIfYouDo(none, SpecialSummon(held))),
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=4,
        attack=attack,
    )
    weak = Activate(
        target=Target(MONSTERS), do=Apply(AttackBecomes(THAT, 0), Until.END_OF_TURN)
    )
    deal_in(monkeypatch, ghoul, quick_play("Weakness", 900000032, weak))
    table = Table(
        yugi=side(field=["Ghoul"], hand=["Kuriboh"]), kaiba=side(field=[face_down("Weakness")])
    )
    assert table.yugi.may("activate", "Ghoul") is offered
    if offered:
        table.yugi.activates("Ghoul")
        table.kaiba.activates("Weakness", targeting="Ghoul")
        table.everyone_passes()
        assert table.yugi.hand == ["Kuriboh"]
