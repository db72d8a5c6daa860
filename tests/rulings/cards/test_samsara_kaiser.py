"""Samsara Kaiser: Tributed for a Tribute Summon, it comes back to the hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Activate,
    Cards,
    Choose,
    GainLife,
    If,
    IsTributed,
    Kind,
    Of,
    Place,
    TributeCards,
    Type,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

KAISER = "Samsara Kaiser"


def test_faq_7518_it_returns_to_the_hand_by_itself() -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=[KAISER]))
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.graveyard) == ([KAISER], [])


def test_qa_7103_banished_in_place_of_it_does_so_as_well() -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=[KAISER, "Macro Cosmos"]))
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.banished) == ([KAISER], [])


def test_not_tributed_for_a_set() -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=[KAISER]))
    table.yugi.sets("Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.graveyard) == ([], [KAISER])


def test_faq_7518_nor_where_the_summon_was_negated() -> None:
    table = Table(
        yugi=side(hand=["Summoned Skull"], field=[KAISER]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    table.yugi.summons("Summoned Skull")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.hand == []


def test_nor_tributed_as_a_cost_before_a_tribute_summon(
    lay_beside: Callable[..., None],
) -> None:
    mine = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    lay_beside(spell("Altar", 9001, Activate(cost=TributeCards(mine), do=GainLife(500))))
    table = Table(yugi=side(hand=["Altar", "Summoned Skull"], field=[KAISER, "Uraby"]))
    table.yugi.activates("Altar", cost=KAISER)
    table.everyone_passes()
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.hand == []


@pytest.mark.parametrize(("kind", "answers"), [(Type.FIEND, True), (Type.DRAGON, False)])
def test_for_whom_it_is_tributed_counts(
    kind: Type, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Metabo Globster: for the Tribute Summon of such a monster alone."""
    when = IsTributed(THIS, summoning=Cards(Kind.MONSTER, like=(Of(kind),)))
    text = replace(by_name(KAISER), name="Kaiser of Ours", passcode=9001)
    lay_beside(replace(text, effects=(If(when, do=GainLife(500)),)))
    table = Table(yugi=side(hand=["Summoned Skull"], field=["Kaiser of Ours"]))
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)
