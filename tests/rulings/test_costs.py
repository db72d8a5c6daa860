"""Costs: with which cards they can be paid."""

from engine.core.protocol import Seat
from engine.yugioh.language import Cards, Choose, Discard, Kind, Place, TributeCards, Whose
from engine.yugioh.readers.could import could
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker
from tests.table import side
from tests.table.laying import Start, lay


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
