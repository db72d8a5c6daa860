"""Gem-Knight Ruby, Topaz and Aquamarine: Fusion Summoned first, of what they name alone."""

import pytest

from engine.yugioh.language import (
    Activate,
    Cards,
    Choose,
    Kind,
    Place,
    SpecialSummon,
    Whose,
    spell,
)
from tests.table import Table, side
from tests.table.inventing import deal_in
from tests.table.laying import improper

RUBY = "Gem-Knight Ruby"
TOPAZ = "Gem-Knight Topaz"
AQUAMARINE = "Gem-Knight Aquamarine"
NAMED = {
    RUBY: "Gem-Knight Garnet",
    TOPAZ: "Gem-Knight Tourmaline",
    AQUAMARINE: "Gem-Knight Sapphire",
}
CALL = "A Call"
EXTRA = Cards(Kind.MONSTER, Whose.YOURS, Place.EXTRA_DECK)
CALLING = spell(CALL, 900000091, Activate(do=SpecialSummon(Choose(EXTRA))))


@pytest.mark.parametrize("name", NAMED)
def test_faq_8911_8912_8913_it_is_fusion_summoned_of_what_it_names(name: str) -> None:
    hand = ["Polymerization", NAMED[name], "Gem-Knight Lazuli"]
    table = Table(yugi=side(hand=hand, extra=[name]))
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == [name]
    assert sorted(table.yugi.graveyard) == sorted(hand)


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize(
    "given", [("Goddess with the Third Eye", "Gem-Knight Lazuli"), ("Gem-Knight Lazuli",) * 2]
)
def test_faq_8911_8912_8913_nothing_stands_for_a_material(
    name: str, given: tuple[str, str]
) -> None:
    table = Table(yugi=side(hand=["Polymerization", *given], extra=[name]))

    assert not table.yugi.may("activate", "Polymerization")


@pytest.mark.parametrize("name", [*NAMED, "Blue-Eyes Ultimate Dragon"])
def test_faq_8911_8912_8913_no_effect_brings_it_from_the_extra_deck(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_in(monkeypatch, CALLING)
    table = Table(yugi=side(hand=[CALL], extra=[name]))

    assert table.yugi.may("activate", CALL) is (name not in NAMED)


@pytest.mark.parametrize("name", NAMED)
def test_faq_8911_8912_8913_once_it_has_come_so_it_is_revived(name: str) -> None:
    came = Table(yugi=side(hand=["Monster Reborn"], graveyard=[name]))
    never = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(name)]))
    came.yugi.activates("Monster Reborn", targeting=name)
    came.everyone_passes()

    assert came.yugi.monsters == [name]
    assert not never.yugi.may("activate", "Monster Reborn")
