"""De-Fusion: a Fusion Monster goes back, and what it was made of can come."""

import pytest

from engine.yugioh.language import (
    Attribute,
    Cards,
    FusionMaterials,
    Named,
    Type,
    fusion_monster,
)
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side
from tests.table.inventing import deal_in

CARD = "De-Fusion"
WINGMAN = "Elemental HERO Flame Wingman"
PARTS = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]


def fused(*hand: str) -> Table:
    table = Table(
        yugi=side(hand=[CARD, "Polymerization", *PARTS, *hand], extra=[WINGMAN], deck=["Uraby"])
    )
    table.yugi.activates("Polymerization")
    table.everyone_passes()
    assert table.yugi.monsters == [WINGMAN]
    return table


def test_faq_5118_what_it_was_made_of_comes() -> None:
    table = fused()
    table.yugi.activates(CARD, targeting=WINGMAN)
    table.yugi.agrees()
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == PARTS


def test_its_player_may_leave_them() -> None:
    table = fused()
    table.yugi.activates(CARD, targeting=WINGMAN)
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == sorted([*PARTS, CARD, "Polymerization"])


def test_faq_5118_all_or_nothing() -> None:
    table = fused("Monster Reborn")
    table.yugi.activates("Monster Reborn", targeting=PARTS[0])
    table.everyone_passes()
    table.yugi.activates(CARD, targeting=WINGMAN)
    table.everyone_passes()

    assert table.yugi.monsters == [PARTS[0]]


def test_faq_5118_one_that_was_not_fusion_summoned_only_goes_back() -> None:
    table = Table(yugi=side(hand=[CARD], field=[WINGMAN], graveyard=PARTS))
    table.yugi.activates(CARD, targeting=WINGMAN)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.graveyard[:2] == PARTS


def test_what_the_opponent_was_given_does_not_come_to_another() -> None:
    table = Table(
        yugi=side(hand=["Polymerization", *PARTS], extra=[WINGMAN]), kaiba=side(hand=[CARD])
    )
    table.yugi.activates("Polymerization")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates(CARD, targeting=WINGMAN)
    table.everyone_passes()

    assert (table.kaiba.monsters, table.yugi.monsters) == ([], [])


def test_qa_22795_what_was_banished_for_a_time_still_has_its_materials() -> None:
    table = fused("Dimensionhole")
    table.yugi.activates("Dimensionhole", targeting=WINGMAN)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.monsters == [WINGMAN]
    table.yugi.activates(CARD, targeting=WINGMAN)
    table.yugi.agrees()
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == PARTS


@pytest.mark.parametrize("given", ["Dupe Frog", "Goddess with the Third Eye"])
def test_qa_12165_what_had_the_name_on_the_field_alone_is_no_material_any_more(
    given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = FusionMaterials((Cards(like=(Named("Des Frog"),)), Cards(like=(Named("Uraby"),))))
    frog = fusion_monster(
        "A Frog", 900000092, parts, level=8, attack=2500, defense=2000,
        attribute=Attribute.WATER, type=Type.AQUA,
    )  # fmt: skip
    deal_in(monkeypatch, frog)
    hand = [CARD, "Polymerization", "Uraby"]
    table = Table(yugi=side(hand=hand, field=[given], extra=["A Frog"]))
    table.yugi.activates("Polymerization")
    table.everyone_passes()
    assert table.yugi.monsters == ["A Frog"]
    table.yugi.activates(CARD, targeting="A Frog")
    table.everyone_passes()
    if table.asked == "yugi WHETHER":
        table.yugi.declines()

    stands = given == "Goddess with the Third Eye"
    assert table.was_asked(table.yugi, Reason.WHETHER) is stands
