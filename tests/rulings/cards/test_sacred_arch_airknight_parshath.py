"""Sacred Arch-Airknight Parshath: it comes once a Counter Trap was used, or one has negated."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FORMER,
    Activate,
    AndIfYouDo,
    Cards,
    Choose,
    Destroy,
    Kind,
    NegateSummon,
    Place,
    Summon,
    TributeCards,
    Whose,
    WouldBeSummoned,
)
from engine.yugioh.language.cards import counter_trap
from tests.table import Table, attacking, defending, face_down, side

CARD, FAIRIES = "Sacred Arch-Airknight Parshath", ["Mokey Mokey", "Shining Angel"]
TOOLS, JAMMER, WRATH = "Seven Tools of the Bandit", "Magic Jammer", "Divine Wrath"

HORN = counter_trap(
    "A Horn",
    9001,
    Activate(
        when=WouldBeSummoned(Cards(Kind.MONSTER), (Summon.NORMAL,)),
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(HORN)


def jammed(*, hand: list[str], graveyard: list[str], cost: str = "Uraby") -> Table:
    """Yugi's Magic Jammer has negated a Pot of Greed."""
    table = Table(
        yugi=side(field=[face_down(JAMMER)], hand=[*hand, "Uraby"], graveyard=graveyard),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(JAMMER, cost=cost)
    table.chain_resolves()
    return table


@pytest.mark.parametrize("in_hand", [True, False])
def test_faq_13350_after_a_counter_trap_it_comes_from_the_hand_or_graveyard(
    in_hand: bool,
) -> None:
    held, buried = ([CARD], FAIRIES) if in_hand else ([], [CARD, *FAIRIES])
    table = jammed(hand=held, graveyard=buried)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.banished) == sorted(FAIRIES)
    assert table.chains() == [["Pot of Greed", JAMMER], [CARD]]


def test_faq_13350_it_cannot_be_banished_for_itself() -> None:
    table = jammed(hand=[], graveyard=[CARD, *FAIRIES[:1]])

    assert not table.was_offered(table.yugi, CARD)


def test_fairies_of_hand_and_field_are_banished_too() -> None:
    table = Table(
        yugi=side(
            field=[face_down(JAMMER), "Mokey Mokey", face_down("Shining Angel")],
            hand=["Nova Summoner", "Uraby", CARD],
            graveyard=["Marshmallon"],
        ),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(JAMMER, cost="Uraby")
    table.chain_resolves()
    table.yugi.activates(CARD)
    assert "Shining Angel" not in table.options
    table.yugi.chooses("Nova Summoner", "Mokey Mokey")
    table.everyone_passes()

    assert sorted(table.yugi.banished) == ["Mokey Mokey", "Nova Summoner"]
    assert sorted(table.yugi.monsters) == [CARD, "Shining Angel"]


def test_q_a_13131_of_two_one_alone_is_used_on_a_chain() -> None:
    table = jammed(hand=[CARD], graveyard=[CARD, *FAIRIES, "Nova Summoner", "Marshmallon"])
    table.yugi.activates(CARD)
    table.yugi.chooses("Nova Summoner", "Marshmallon")
    table.everyone_passes()

    assert table.chains() == [["Pot of Greed", JAMMER], [CARD]]


def test_q_a_21424_not_where_the_counter_trap_itself_was_negated() -> None:
    table = Table(
        yugi=side(field=[face_down(JAMMER)], hand=["Uraby", CARD], graveyard=FAIRIES),
        kaiba=side(hand=["Pot of Greed"], field=[face_down(TOOLS)]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(JAMMER, cost="Uraby")
    table.kaiba.activates(TOOLS)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_q_a_21426_discarded_for_divine_wrath_it_answers_the_negation() -> None:
    table = Table(
        yugi=side(field=[face_down(WRATH)], hand=[CARD], graveyard=FAIRIES),
        kaiba=side(field=[face_down("Man-Eater Bug"), "Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.flip_summons("Man-Eater Bug")
    table.kaiba.chooses("Uraby")
    table.yugi.activates(WRATH, cost=CARD)
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_q_a_21427_tributed_for_a_counter_trap_that_negates_no_activation_it_does_not() -> None:
    table = Table(
        yugi=side(
            field=[face_down("A Horn"), attacking(CARD)],
            graveyard=FAIRIES,
        ),
        kaiba=side(hand=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Uraby")
    table.yugi.activates("A Horn", cost=CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert not table.was_offered(table.yugi, CARD)


def test_a_monster_that_negates_is_answered_as_well() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Herald of Ultimateness")],
            hand=[CARD, "Nova Summoner"],
            graveyard=FAIRIES,
        ),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates("Herald of Ultimateness")
    table.yugi.chooses("Nova Summoner")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.yugi.chooses(*FAIRIES)
    table.everyone_passes()

    assert table.yugi.monsters == ["Herald of Ultimateness", CARD]


def test_not_after_a_counter_trap_of_the_opponent() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Pot of Greed"], graveyard=FAIRIES),
        kaiba=side(field=[face_down(JAMMER)], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(JAMMER, cost="Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_nor_after_another_trap() -> None:
    table = Table(
        yugi=side(field=[face_down("Waboku")], hand=[CARD], graveyard=FAIRIES),
        kaiba=side(),
    )
    table.yugi.activates("Waboku")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_q_a_23217_where_it_has_left_the_graveyard_it_does_not_come() -> None:
    table = Table(
        yugi=side(field=[face_down(JAMMER)], hand=["Uraby"], graveyard=[CARD, *FAIRIES]),
        kaiba=side(hand=["Pot of Greed"], field=[face_down("Disappear")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(JAMMER, cost="Uraby")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.kaiba.activates("Disappear", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_faq_13350_it_pierces_and_the_damage_brings_a_counter_trap() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], deck=["Kuriboh", JAMMER, "Airknight Parshath"]),
        kaiba=side(field=[defending("Uraby")]),
    )
    table.yugi.attacks_with(CARD, at="Uraby")
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(JAMMER)
    table.everyone_passes()

    assert table.yugi.hand == [JAMMER]
    assert table.kaiba.life == 8000 - (2800 - 800)


def test_a_parshath_card_is_added_too() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], deck=["Kuriboh", "Airknight Parshath"]),
        kaiba=side(),
    )
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Airknight Parshath"]
