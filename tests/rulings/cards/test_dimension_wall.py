"""Dimension Wall: the opponent takes the battle damage of that battle instead."""

import pytest

from cards.yugioh import by_name
from engine.core.changing import changed
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AddToHand,
    Cards,
    Continuous,
    DealsBattleDamage,
    Frame,
    GainLife,
    HandsOnBattleDamage,
    If,
    Kind,
    Place,
    Target,
    Whose,
)
from engine.yugioh.language.cards import trap
from tests.fuzz.witness import Witness
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in

CARD = "Dimension Wall"
BESIDE = ("Mystical Elf", "Luster Dragon")
MONSTERS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)


def test_faq_6448_a_direct_attack_harms_its_own_player() -> None:
    table = Table(yugi=side(field=["Battle Ox", "Uraby"]), kaiba=side(field=[face_down(CARD)]))
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates(CARD)
    table.everyone_passes()
    assert table.life_changes() == [("yugi", "BATTLE", -1700)]
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1700, 8000 - 1500)


def test_so_does_an_attack_on_a_weaker_monster() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=[face_down(CARD), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with("Battle Ox", at="Kuriboh")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400, 8000)
    assert table.kaiba.monsters == []


def test_what_its_opponent_would_take_is_as_ever() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_down(CARD), attacking("Battle Ox")]),
    )
    table.yugi.attacks_with("Uraby", at="Battle Ox")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 200, 8000)


def test_qa_11000_it_holds_after_a_replay() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(
            field=[face_down(CARD), face_down("Call of the Haunted")], graveyard=["Kuriboh"]
        ),
    )
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Call of the Haunted", targeting="Kuriboh")
    table.yugi.attacks_again(at="Kuriboh")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400, 8000)


def test_it_does_not_answer_ones_own_attack() -> None:
    table = Table(yugi=side(field=["Battle Ox", face_down(CARD)]))
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_qa_14730_what_it_hands_on_is_not_what_was_inflicted_to_the_opponent() -> None:
    table = Table(
        yugi=side(field=["Odd-Eyes Pendulum Dragon"]),
        kaiba=side(field=[face_down(CARD), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with("Odd-Eyes Pendulum Dragon", at="Kuriboh")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 2200, 8000)


@pytest.mark.parametrize("spared", ["yugi", "kaiba"])
def test_who_takes_no_battle_damage_is_handed_none(spared: str) -> None:
    mine, theirs = (["Waboku"], []) if spared == "yugi" else ([], ["Waboku"])
    table = Table(
        yugi=side(field=["Battle Ox", *map(face_down, mine)]),
        kaiba=side(field=[face_down(CARD), *map(face_down, theirs)]),
    )
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates(CARD)
    table.chain_resolves()
    (table.yugi if mine else table.kaiba).activates("Waboku")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, 8000)


def test_a_monster_can_hand_on_what_its_own_battles_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Amazoness Swords Woman."""
    hands_on = (Continuous(HandsOnBattleDamage(THIS)),)
    woman = changed(by_name("Kuriboh"), effects=hands_on, frame=Frame.EFFECT)
    deal_in(monkeypatch, woman)
    table = Table(
        yugi=side(field=["Battle Ox", "Uraby"]), kaiba=side(field=[attacking("Kuriboh")])
    )
    table.yugi.attacks_with("Battle Ox", at="Kuriboh")
    table.everyone_passes()
    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400, 8000)
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400, 8000 - 1500)


def test_qa_12160_what_is_handed_on_was_inflicted_by_no_monster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Amazoness Swords Woman, beside a monster that answers what others inflict."""
    gains = If(DealsBattleDamage(MONSTERS, Whose.THEIRS), do=GainLife(500))
    deal_in(monkeypatch, changed(by_name("Mystical Elf"), effects=(gains,), frame=Frame.EFFECT))
    field = [face_down(CARD), attacking("Kuriboh"), *map(attacking, BESIDE)]
    table = Table(yugi=side(field=["Battle Ox", "Uraby"]), kaiba=side(field=field))
    table.yugi.attacks_with("Battle Ox", at="Kuriboh")
    table.kaiba.activates(CARD)
    table.everyone_passes()
    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400, 8000)
    table.yugi.attacks_with("Uraby", at="Luster Dragon")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400 - 400, 8000 + 500)


@pytest.mark.rule("MR-INFO-10")
def test_nobody_is_told_of_the_wall_once_it_lies_in_a_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine = Target(Cards(whose=Whose.YOURS, place=Place.GRAVEYARD))
    deal_in(monkeypatch, trap("Recall", 900000041, Activate(target=mine, do=AddToHand(THAT))))
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=[face_down(CARD), face_down("Recall"), attacking("Kuriboh")]),
    )
    witness = Witness(table.driver.duel)
    table.yugi.attacks_with("Battle Ox", at="Kuriboh")
    table.kaiba.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Recall", targeting=CARD)
    table.everyone_passes()

    assert CARD in table.kaiba.hand
    assert table.yugi.life == 8000 - 1400
    assert witness.leaks == []
