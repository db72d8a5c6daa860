"""What waits for the chain to be over on which something was activated."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Attribute,
    Cards,
    Draw,
    If,
    Kind,
    Type,
    WasActivated,
    Whose,
)
from engine.yugioh.language.cards import monster
from tests.table import Table, attacking, face_down, face_up, side

LISTENER = monster(
    "A Listener",
    9001,
    If(WasActivated(Cards(Kind.SPELL)), do=Draw(1), you_can=True),
    If(WasActivated(Cards(Kind.TRAP, Whose.YOURS)), do=Draw(2), you_can=True),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1000,
    defense=1000,
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(LISTENER)


def test_a_spell_of_either_player_is_answered_after_its_chain() -> None:
    table = Table(
        yugi=side(field=[attacking("A Listener")]),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.chain_resolves()
    table.yugi.activates("A Listener")
    table.everyone_passes()

    assert table.chains() == [["Pot of Greed"], ["A Listener"]]
    assert len(table.yugi.hand) == 1


def test_faq_21783_not_where_its_activation_was_negated() -> None:
    table = Table(
        yugi=side(field=[attacking("A Listener"), face_down("Magic Jammer")], hand=["Uraby"]),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates("Magic Jammer", cost="Uraby")
    table.chain_resolves()
    table.yugi.activates("A Listener")
    table.everyone_passes()

    assert len(table.yugi.hand) == 2


def test_faq_21783_what_that_spell_has_brought_does_not_answer_it() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=["A Listener"]),
        kaiba=side(),
    )
    table.yugi.activates("Monster Reborn", targeting="A Listener")
    table.everyone_passes()

    assert table.yugi.monsters == ["A Listener"]
    assert not table.was_offered(table.yugi, "A Listener")


def test_faq_13463_an_effect_of_a_trap_that_lies_there_is_no_activation_of_it() -> None:
    table = Table(
        yugi=side(
            field=[attacking("A Listener"), face_up("Ultimate Offering")],
            hand=["Uraby"],
        ),
        kaiba=side(),
    )
    table.yugi.activates("Ultimate Offering")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, "A Listener")


def test_a_trap_of_the_opponent_is_none_of_ones_own() -> None:
    table = Table(
        yugi=side(field=[attacking("A Listener")]),
        kaiba=side(field=[face_down("Waboku")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, "A Listener")
