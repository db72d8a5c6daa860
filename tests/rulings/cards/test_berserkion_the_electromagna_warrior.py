"""Berserkion the Electromagna Warrior: three are banished for it, and come as it falls."""

from dataclasses import replace

import pytest

from engine.yugioh.language import Attribute, Type, monster
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

CARD = "Berserkion the Electromagna Warrior"
ALPHA, BETA, GAMMA = PARTS = (
    "Alpha The Electromagnet Warrior",
    "Beta The Electromagnet Warrior",
    "Gamma The Electromagnet Warrior",
)


@pytest.fixture(autouse=True)
def magnets(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is made of."""
    earth, rock = Attribute.EARTH, Type.ROCK
    texts = (
        monster(name, code, attribute=earth, type=rock, level=3, attack=1500)
        for code, name in enumerate(PARTS, 1)
    )
    deal_in(monkeypatch, *(replace(text, series=("Magnet Warrior",)) for text in texts))


def test_faq_12576_it_comes_for_one_of_each_from_hand_field_and_graveyard() -> None:
    table = Table(yugi=side(hand=[CARD, ALPHA], field=[attacking(BETA)], graveyard=[GAMMA]))
    table.yugi.special_summons(CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.banished) == sorted(PARTS)
    assert table.chains() == []


def test_faq_12576_not_for_one_that_lies_face_down() -> None:
    table = Table(yugi=side(hand=[CARD, ALPHA, BETA], field=[face_down(GAMMA)]))

    assert not table.yugi.may("Special Summon", CARD)


def test_faq_12576_a_small_magnet_warrior_is_banished_to_destroy_a_card() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=[ALPHA, "Uraby"]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.activates(CARD)
    assert table.yugi.banished == [ALPHA]
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Mirror Force"]
    assert not table.yugi.may("activate", CARD)


def test_it_is_used_as_often_as_it_is_paid_for() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=[ALPHA, ALPHA]),
        kaiba=side(field=[face_down("Mirror Force"), "Uraby"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(ALPHA, "Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.field == []


def destroyed_by(response: str) -> Table:
    """A table on which it is destroyed by an effect of kaiba."""
    table = Table(
        yugi=side(field=[attacking(CARD)], banished=PARTS),
        kaiba=side(field=[face_down(response)], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates(response, targeting=CARD)
    table.chain_resolves()
    return table


def test_faq_12576_destroyed_by_an_effect_of_the_opponent_it_brings_the_three() -> None:
    table = destroyed_by("Raigeki Break")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted(PARTS)
    assert table.yugi.graveyard == [CARD]


def test_faq_12576_destroyed_by_battle_too() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], banished=PARTS),
        kaiba=side(field=[attacking("Blue-Eyes Ultimate Dragon")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Blue-Eyes Ultimate Dragon", at=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted(PARTS)


def test_not_by_an_effect_of_ones_own() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Dark Hole"], banished=PARTS))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.graveyard[-1] == "Dark Hole"
    assert not table.was_offered(table.yugi, CARD)


def test_not_from_the_field_of_the_opponent() -> None:
    table = Table(
        yugi=side(banished=PARTS),
        kaiba=side(field=[Lying(CARD, borrowed=True)], hand=["Dark Hole"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert not table.was_offered(table.yugi, CARD)


@pytest.mark.parametrize("others", [2, 3])
def test_faq_12576_it_needs_three_zones(others: int) -> None:
    filled = [attacking("Mokey Mokey", f"M{n}") for n in range(1, others + 1)]
    table = Table(
        yugi=side(field=[attacking(CARD, "M5"), *filled], banished=PARTS),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert table.was_offered(table.yugi, CARD) is (others == 2)
