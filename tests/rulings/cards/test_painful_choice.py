"""Painful Choice: the opponent chooses which of 5 shown cards is added to the hand."""

from engine.core.protocol import Seat
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.views.sight import Sight
from tests.table import Table, side

CHOICE = "Painful Choice"
DECK = ["Uraby", "Feral Imp", "Silver Fang", "Raigeki", "Waboku", "Kuriboh"]


def test_the_opponent_chooses_one_and_the_rest_go_to_the_graveyard() -> None:
    table = Table(yugi=side(hand=[CHOICE], deck=DECK))
    table.yugi.activates(CHOICE)
    table.everyone_passes()
    table.yugi.chooses(*DECK[:5])
    table.kaiba.chooses("Silver Fang")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE)[-1] == DECK[:5]
    assert table.yugi.hand == ["Silver Fang"]
    assert sorted(table.yugi.graveyard) == sorted(
        ["Uraby", "Feral Imp", "Raigeki", "Waboku", CHOICE]
    )
    assert table.yugi.deck == ["Kuriboh"]
    assert any(isinstance(event, Revealed) for event in table.told(table.kaiba))


def test_the_opponent_knows_the_cards_they_choose_from_and_no_others() -> None:
    table = Table(yugi=side(hand=[CHOICE], deck=DECK))
    table.yugi.activates(CHOICE)
    table.everyone_passes()
    table.yugi.chooses(*DECK[:5])
    sight = Sight(table.driver.duel, Seat(1))
    deck = table.driver.duel.state.sides[0].deck

    known = [card.text.name for card in deck if sight.offered(card.id).is_known]
    assert sorted(known) == sorted(DECK[:5])
    table.kaiba.chooses("Uraby")
    table.everyone_passes()


def test_it_needs_five_cards_in_the_deck() -> None:
    table = Table(yugi=side(hand=[CHOICE], deck=DECK[:4]))

    assert not table.yugi.may("activate", CHOICE)
