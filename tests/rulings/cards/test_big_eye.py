"""Big Eye: up to five cards from the top of the Deck are put back in any order."""

from engine.yugioh.state.events.sights import LookedAt
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

EYE = "Big Eye"
DECK = ["Kuriboh", "Uraby", "Giant Rat", "Mokey Mokey"]


def _flipped(deck: list[str]) -> Table:
    table = Table(yugi=side(field=[face_down(EYE)], deck=deck))
    table.yugi.flip_summons(EYE)
    return table


def test_faq_4177_how_many_are_looked_at_is_chosen_as_it_resolves() -> None:
    table = _flipped(DECK)
    table.everyone_passes()
    assert table.asked == "yugi HOW_MANY"
    table.driver.answer((3,))
    table.yugi.chooses("Giant Rat", "Kuriboh")
    table.everyone_passes()

    assert table.yugi.deck == ["Giant Rat", "Kuriboh", "Uraby", "Mokey Mokey"]


def test_faq_4177_only_its_player_sees_them() -> None:
    table = _flipped(DECK)
    table.everyone_passes()
    table.driver.answer((2,))
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    (seen,) = [event for event in table.told(table.yugi) if isinstance(event, LookedAt)]
    (hidden,) = [event for event in table.told(table.kaiba) if isinstance(event, LookedAt)]
    assert len(dict.fromkeys(seen.cards)) == 2
    assert seen.cards != hidden.cards


def test_one_card_stays_where_it_is() -> None:
    table = _flipped(DECK[:1])
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.HOW_MANY)
    assert table.yugi.deck == ["Kuriboh"]
