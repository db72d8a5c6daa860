"""Arcana Knight Joker: what targets it is negated for a card of the same kind."""

import pytest

from engine.yugioh.language import Attribute, Type, monster
from tests.rulings.test_damage_step import BEFORE
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in

CARD = "Arcana Knight Joker"
KNIGHTS = ("Queen's Knight", "Jack's Knight", "King's Knight")
FUSION, MOON, DEVICE = "Polymerization", "Book of Moon", "Compulsory Evacuation Device"


@pytest.fixture(autouse=True)
def knights(monkeypatch: pytest.MonkeyPatch) -> None:
    """The three that it is made of."""
    texts = (
        monster(name, code, attribute=Attribute.LIGHT, type=Type.WARRIOR, level=4, attack=1500)
        for code, name in enumerate(KNIGHTS, 1)
    )
    deal_in(monkeypatch, *texts)


def test_it_is_made_of_the_three_knights_and_nothing_that_stands_for_one() -> None:
    table = Table(yugi=side(hand=[FUSION, *KNIGHTS], extra=[CARD]))
    table.yugi.activates(FUSION)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]

    goddess = "Goddess with the Third Eye"
    table = Table(yugi=side(hand=[FUSION, *KNIGHTS[:2], goddess], extra=[CARD]))
    assert not table.yugi.may("activate", FUSION)


def test_faq_6454_a_spell_is_discarded_to_negate_a_spell() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Dark Hole", "Kuriboh"]),
        kaiba=side(hand=[MOON]),
        turn_player="kaiba",
    )
    table.kaiba.activates(MOON, targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-up Attack"
    assert table.yugi.graveyard == ["Dark Hole"]
    assert table.kaiba.graveyard == [MOON]


def test_faq_6454_not_without_a_card_of_that_kind() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Kuriboh", "Mirror Force"]),
        kaiba=side(hand=[MOON]),
        turn_player="kaiba",
    )
    table.kaiba.activates(MOON, targeting=CARD)

    assert not table.yugi.may("activate", CARD)


def test_faq_6454_a_monster_for_the_effect_of_a_monster() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Kuriboh", "Dark Hole"]),
        kaiba=side(field=["Exiled Force"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Exiled Force", targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Kuriboh"]


def test_faq_6454_a_trap_for_a_trap() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Mirror Force"]),
        kaiba=side(field=[face_down(DEVICE)]),
        turn_player="kaiba",
    )
    table.kaiba.activates(DEVICE, targeting=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.graveyard == ["Mirror Force"]


def test_what_targets_nothing_or_another_monster_is_not_negated() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CARD), attacking("Uraby")], hand=["Mirror Force", "Raigeki"]
        ),
        kaiba=side(hand=["Dark Hole", MOON]),
        turn_player="kaiba",
    )
    table.kaiba.activates(MOON, targeting="Uraby")
    assert not table.yugi.may("activate", CARD)
    table.everyone_passes()
    table.kaiba.activates("Dark Hole")

    assert not table.yugi.may("activate", CARD)


def test_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Dark Hole", "Raigeki"]),
        kaiba=side(hand=[MOON, "Enemy Controller"]),
        turn_player="kaiba",
    )
    table.kaiba.activates(MOON, targeting=CARD)
    table.yugi.activates(CARD, cost="Raigeki")
    table.everyone_passes()
    table.kaiba.activates("Enemy Controller", targeting=CARD)

    assert not table.yugi.may("activate", CARD)


def test_it_says_nothing_face_down() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)], hand=["Dark Hole"]),
        kaiba=side(hand=["Enemy Controller", "Nobleman of Crossout"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Nobleman of Crossout", targeting=CARD)

    assert not table.yugi.may("activate", CARD)


def test_faq_6454_not_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Dark Hole"]),
        kaiba=side(field=[attacking("Uraby"), face_down("Rush Recklessly")]),
    )
    table.yugi.attacks_with(CARD, at="Uraby")
    table.kaiba.activates("Rush Recklessly", targeting=CARD, at=BEFORE)

    assert not table.yugi.may("activate", CARD)
