"""Costs: with which cards they can be paid."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import (
    Activate,
    BanishedInstead,
    Cards,
    Choose,
    Continuous,
    DeckTop,
    Discard,
    GainLife,
    Kind,
    Named,
    Of,
    Place,
    ReturnToHand,
    Reveal,
    SendToGraveyard,
    TributeCards,
    Type,
    Whose,
)
from engine.yugioh.language.cards import continuous_spell, spell
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.steps import could
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying, Start, lay

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


@pytest.mark.parametrize("top", ["Uraby", "Dark Hole"])
@pytest.mark.parametrize("fissure", [False, True])
def test_the_top_of_a_deck_is_no_cost_while_some_of_it_would_be_banished(
    top: str, fissure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dimensional Fissure (Q&A 9234): whatever lies on top, which nobody knows."""
    banished = BanishedInstead(Cards(Kind.MONSTER))
    rift = continuous_spell("Rift", 900000081, Activate(), Continuous(fact=banished))
    mill = Activate(cost=SendToGraveyard(DeckTop(1)), do=GainLife(500))
    deal_in(monkeypatch, rift, spell("Mill", 900000082, mill))
    field = [face_up("Rift")] if fissure else []
    table = Table(yugi=side(hand=["Mill"], field=field, deck=["Uraby", "Uraby", top]))
    assert table.yugi.may("activate", "Mill") is not fissure


@pytest.mark.parametrize("seen", [False, True])
def test_cards_of_a_hand_that_lies_open_are_not_revealed_as_a_cost(
    seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Eye of Truth (Q&A 20844)."""
    held = Reveal(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)))
    deal_in(monkeypatch, spell("Show", 900000083, Activate(cost=held, do=GainLife(500))))
    eye: list[str | Lying] = [face_up("The Eye of Truth")] if seen else []
    table = Table(yugi=side(hand=["Show", "Uraby"]), kaiba=side(field=eye))
    assert table.yugi.may("activate", "Show") is not seen


@pytest.mark.parametrize("covered", [False, True])
def test_faq_11776_what_is_returned_as_a_cost_shows_what_it_is(
    covered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """U.A. Dreadnought Dunker: a Tribute takes others, too."""
    fiends = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.FIEND),))
    returns = Activate(cost=ReturnToHand(Choose(fiends)), do=GainLife(1000))
    gives = Activate(cost=TributeCards(Choose(fiends)), do=GainLife(1000))
    deal_in(monkeypatch, spell("Return", 9001, returns), spell("Gift", 9002, gives))
    lies = face_down("Kuriboh") if covered else attacking("Kuriboh")
    table = Table(yugi=side(hand=["Return", "Gift"], field=[lies]))

    assert table.yugi.may("activate", "Return") is not covered
    assert table.yugi.may("activate", "Gift")


@pytest.mark.parametrize("equipped", [False, True])
def test_faq_6270_who_is_tributed_by_name_lies_in_a_monster_zone(
    equipped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Release Restraint, beside a Relinquished that has taken Gearfried."""
    named = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Uraby"),))
    gives = Activate(cost=TributeCards(Choose(named)), do=GainLife(1000))
    deal_in(monkeypatch, spell("Gift", 9003, gives))
    taken = face_up("Uraby", "S1", on="Relinquished") if equipped else attacking("Uraby")
    table = Table(yugi=side(hand=["Gift"], field=["Relinquished", taken]))

    assert table.yugi.may("activate", "Gift") is not equipped
