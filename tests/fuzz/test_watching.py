"""What may be asked about: hidden cards only once they have been shown."""

from engine.core.match import Told
from engine.core.protocol import Seat
from tests.fuzz.watching import seen_secrets
from tests.table import Table, side

DECK = ["Gemini Elf", "Sangan", "Raigeki", "Uraby", "Kuriboh"]


def test_cards_in_a_deck_may_be_asked_about_once_they_are_revealed() -> None:
    table = Table(yugi=side(hand=["Painful Choice"], deck=DECK))
    table.yugi.activates("Painful Choice")
    table.everyone_passes()
    match = table.driver.match
    nothing: Told = {None: (), Seat(0): (), Seat(1): ()}

    assert seen_secrets(match, table.driver.told) == []
    assert len(seen_secrets(match, nothing)) == len(DECK)
