"""A monster whose number an effect of its own would set, and which is that already."""

import pytest

from cards.yugioh import by_name
from engine.core.changing import changed
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
    DefenseOf,
    Gains,
    Ignition,
    Kind,
    Less,
    Place,
    SpecialSummon,
    Target,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import monster, quick_play
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

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


@pytest.mark.parametrize(
    ("foe", "offered"),
    [
        (attacking("Kuriboh"), True),
        (attacking("Mokey Mokey"), True),
        (attacking("Flat"), False),
    ],
)
def test_faq_13102_who_has_no_def_does_not_lose_atk_by_it(
    foe: Lying, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gravity Lash."""
    lash = Activate(
        target=Target(MONSTERS), do=Apply(Gains(THAT, Less(DefenseOf(THAT))), Until.END_OF_TURN)
    )
    flat = changed(by_name("Kuriboh"), name="Flat", passcode=900000033, defense=0)
    deal_in(monkeypatch, flat, quick_play("Lash", 900000034, lash))
    table = Table(yugi=side(hand=["Lash"]), kaiba=side(field=[foe]))

    assert table.yugi.may("activate", "Lash") is offered
