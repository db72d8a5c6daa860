"""The Inexperienced Spy: look at 1 card in the opponent's hand."""

from engine.yugioh.state.events.sights import LookedAt
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, side

SPY = "The Inexperienced Spy"


def test_one_card_is_chosen_unseen_and_shown_to_its_chooser_alone() -> None:
    table = Table(yugi=side(hand=[SPY]), kaiba=side(hand=["Raigeki", "Uraby"]))
    table.yugi.activates(SPY)
    table.everyone_passes()
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    (seen,) = [event for event in table.told(table.yugi) if isinstance(event, LookedAt)]
    (public,) = [event for event in table.told(None) if isinstance(event, LookedAt)]
    assert [table.driver.name(card) for card in seen.cards] == ["Uraby"]
    assert public.cards == (HIDDEN,)
    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.kaiba.hand == ["Raigeki", "Uraby"]


def test_it_needs_a_card_to_look_at() -> None:
    table = Table(yugi=side(hand=[SPY]), kaiba=side(field=["Waboku"]))

    assert not table.yugi.may("activate", SPY)
