"""Valkyrion the Magna Warrior: three Magnet Warriors become one, and it becomes three."""

import pytest

from engine.core.match import IllegalAnswerError
from engine.yugioh.language import Attribute, Type, monster
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in
from tests.table.laying import improper

CARD = "Valkyrion the Magna Warrior"
ALPHA, BETA, GAMMA = PARTS = (
    "Alpha The Magnet Warrior",
    "Beta The Magnet Warrior",
    "Gamma The Magnet Warrior",
)


@pytest.fixture(autouse=True)
def magnets(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is made of."""
    texts = (
        monster(name, code, attribute=Attribute.EARTH, type=Type.ROCK, level=4, attack=1400)
        for code, name in enumerate(PARTS, 1)
    )
    deal_in(monkeypatch, *texts)


def test_faq_5002_it_comes_for_one_of_each_from_hand_and_field() -> None:
    table = Table(yugi=side(hand=[CARD, ALPHA, BETA], field=[attacking(GAMMA)]))
    table.yugi.special_summons(CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.graveyard) == sorted(PARTS)
    assert table.chains() == []


def test_one_of_each_and_not_two_of_one() -> None:
    assert not Table(yugi=side(hand=[CARD, ALPHA, ALPHA, BETA])).yugi.may(
        "Special Summon", CARD
    )
    table = Table(yugi=side(hand=[CARD, ALPHA, ALPHA, BETA, GAMMA]))
    table.yugi.special_summons(CARD)
    with pytest.raises(IllegalAnswerError):
        table.yugi.chooses(ALPHA, ALPHA, BETA)
    table.yugi.chooses(*PARTS)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.hand == [ALPHA]


def test_faq_5002_one_that_lies_face_down_can_be_tributed() -> None:
    table = Table(yugi=side(hand=[CARD, ALPHA, BETA], field=[face_down(GAMMA)]))
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_a_full_field_leaves_room_where_one_of_them_goes() -> None:
    others = [attacking("Mokey Mokey", f"M{n}") for n in range(1, 5)]
    table = Table(yugi=side(hand=[CARD, ALPHA, BETA], field=[*others, attacking(GAMMA, "M5")]))
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert CARD in table.yugi.monsters


def test_it_can_be_neither_normal_summoned_nor_set_nor_revived_before() -> None:
    table = Table(
        yugi=side(
            hand=[CARD, "Monster Reborn"],
            field=["Uraby", "Silver Fang"],
            graveyard=[improper(CARD)],
        )
    )

    assert not table.yugi.may("Normal Summon", CARD)
    assert not table.yugi.may("Set", CARD)
    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_5002_once_it_has_come_so_it_can_be_revived() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_faq_5002_tributed_it_brings_the_three_back() -> None:
    table = Table(yugi=side(field=[CARD], graveyard=PARTS))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted(PARTS)
    assert table.yugi.graveyard == [CARD]


def test_not_where_one_of_them_is_missing() -> None:
    table = Table(yugi=side(field=[CARD], graveyard=[ALPHA, BETA, BETA]))

    assert not table.yugi.may("activate", CARD)


def test_faq_5002_with_room_for_two_two_of_them_come() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=PARTS), kaiba=side(field=[face_down("Ojama Trio")])
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Ojama Trio")
    table.everyone_passes()
    table.yugi.chooses(ALPHA, GAMMA)
    table.everyone_passes()

    assert [each for each in PARTS if each in table.yugi.monsters] == [ALPHA, GAMMA]
    assert sorted(table.yugi.graveyard) == sorted([BETA, CARD])


def test_faq_5002_what_has_gone_meanwhile_does_not_keep_the_others() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=PARTS),
        kaiba=side(field=[face_down("Called by the Grave")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Called by the Grave", targeting=BETA)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [ALPHA, GAMMA]
