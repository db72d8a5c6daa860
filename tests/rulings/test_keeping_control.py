"""What control of a monster that cannot switch keeps others from doing with it."""

import pytest

from cards.yugioh import by_name
from engine.core.changing import changed
from engine.yugioh.language import (
    THAT,
    Activate,
    AttachMaterial,
    Cards,
    Choose,
    Continuous,
    EquipThisTo,
    GivesControl,
    Ignition,
    Kind,
    Place,
    TakeControl,
    Target,
    Until,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, attacking, side
from tests.table.inventing import deal_in

KEEPING = "Mataza the Zapper"
THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)


@pytest.mark.parametrize(("foe", "may"), [(KEEPING, False), ("Uraby", True)])
def test_qa_23119_it_is_not_attached_to_a_monster_of_the_opponent(
    foe: str, may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    takes = Ignition(target=Target(THEIRS), do=AttachMaterial(THAT))
    deal_in(monkeypatch, changed(by_name("Number 39: Utopia"), effects=(takes,)))
    table = Table(yugi=side(field=["Number 39: Utopia"]), kaiba=side(field=[attacking(foe)]))

    assert table.yugi.may("activate", "Number 39: Utopia") is may


@pytest.mark.parametrize(("foe", "may"), [(KEEPING, False), ("Uraby", True)])
def test_qa_17477_nobody_seizes_it_who_chooses_as_the_effect_resolves(
    foe: str, may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seizes = Activate(do=TakeControl(Choose(THEIRS), Until.END_OF_TURN))
    deal_in(monkeypatch, spell("Seizing", 900000091, seizes))
    table = Table(yugi=side(hand=["Seizing"]), kaiba=side(field=[attacking(foe)]))

    assert table.yugi.may("activate", "Seizing") is may


@pytest.mark.parametrize(("foe", "may"), [(KEEPING, False), ("Uraby", True)])
def test_qa_24075_what_would_give_control_of_it_while_it_lies_there_is_not_activated(
    foe: str, may: bool
) -> None:
    table = Table(yugi=side(hand=["Snatch Steal"]), kaiba=side(field=[attacking(foe)]))

    assert table.yugi.may("activate", "Snatch Steal") is may


def test_qa_10018_what_is_equipped_by_an_effect_may_give_control_in_vain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Graydle Alligator."""
    equips = Ignition(target=Target(THEIRS), do=EquipThisTo(THAT))
    effects = (equips, Continuous(GivesControl()))
    deal_in(monkeypatch, changed(by_name("Luster Dragon"), effects=effects))
    table = Table(yugi=side(field=["Luster Dragon"]), kaiba=side(field=[attacking(KEEPING)]))
    table.yugi.activates("Luster Dragon", targeting=KEEPING)
    table.everyone_passes()

    assert table.yugi.spells == ["Luster Dragon"]
    assert table.kaiba.monsters == [KEEPING]
