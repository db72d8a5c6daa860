"""Evolzar Laggia: stops a Spell or Trap, or a summon, for two materials."""

from tests.table import Table, side
from tests.table.laying import Lying

LAGGIA = "Evolzar Laggia"
LOADED = Lying(LAGGIA, materials=("Uraby", "Uraby"))


def test_faq_9761_a_spell_is_negated_and_destroyed() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=[LOADED]))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(LAGGIA)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.kaiba.graveyard == ["Uraby", "Uraby"]


def test_faq_9761_a_normal_summon_is_negated() -> None:
    table = Table(yugi=side(hand=["Silver Fang"]), kaiba=side(field=[LOADED]))
    table.yugi.summons("Silver Fang")
    table.kaiba.activates(LAGGIA)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Silver Fang"]
    assert table.yugi.monsters == []


def test_with_one_material_it_stops_nothing() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(field=[Lying(LAGGIA, materials=("Uraby",))]),
    )
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", LAGGIA)
    table.everyone_passes()
