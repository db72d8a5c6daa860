"""Costs: with which cards they can be paid."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import Cards, Choose, Discard, Kind, Place, TributeCards, Whose
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.steps import could
from tests.table import Table, attacking, side
from tests.table.laying import Start, lay

FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]


def speaking(start: Start, name: str) -> tuple[Duel, Speaker]:
    """A duel with that start, and the card of that name about to be used."""
    duel = lay((start, side()))
    card = next(card for card in duel.state.cards if card.text.name == name)
    return duel, Speaker(card, Seat(0))


def test_a_monster_may_be_tributed_for_its_own_effect() -> None:
    duel, speaker = speaking(side(field=["Exiled Force"]), "Exiled Force")
    cost = TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)))
    assert could(cost, duel, speaker)


def test_a_spell_cannot_be_discarded_for_its_own_activation() -> None:
    cost = Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND)))
    assert not could(cost, *speaking(side(hand=["Pot of Greed"]), "Pot of Greed"))
    assert could(cost, *speaking(side(hand=["Pot of Greed", "Kuriboh"]), "Pot of Greed"))


@pytest.mark.rule("MR-CTRL-06")
def test_a_tribute_as_a_cost_makes_room_for_a_monster_taken_over() -> None:
    table = Table(
        yugi=side(field=FIVE, hand=["Enemy Controller"]), kaiba=side(field=["Link Spider"])
    )
    table.yugi.activates("Enemy Controller")
    table.yugi.chooses("Silver Fang")
    table.everyone_passes()

    assert "Link Spider" in table.yugi.monsters


@pytest.mark.rule("MR-SUM-08", "MR-SUM-18")
def test_a_cost_must_make_room_where_there_is_none() -> None:
    table = Table(
        yugi=side(
            field=[*FIVE[:4], "Kuriboh", attacking("Effect Veiler", "E1")],
            graveyard=["Linkuriboh"],
        )
    )
    table.yugi.activates("Linkuriboh")
    table.everyone_passes()

    assert "Linkuriboh" in table.yugi.monsters
    assert "Kuriboh" in table.yugi.graveyard


@pytest.mark.rule("MR-SUM-08")
def test_a_cost_from_an_extra_monster_zone_makes_no_room() -> None:
    table = Table(
        yugi=side(field=[*FIVE, attacking("Kuriboh", "E1")], graveyard=["Linkuriboh"])
    )

    assert not table.yugi.may("activate", "Linkuriboh")
