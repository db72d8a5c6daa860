"""Spells and Traps that an effect Sets from the Deck, by the official answers to such cards."""

from collections.abc import Callable

from engine.yugioh.language import (
    Activate,
    Cards,
    Choose,
    Kind,
    Place,
    SetCards,
    Whose,
    spell,
)
from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, side

TRAP = Cards(Kind.TRAP, Whose.YOURS, Place.DECK)


def test_what_is_set_from_the_deck_is_shown_and_the_deck_shuffled(
    lay_beside: Callable[..., None],
) -> None:
    """FAQ 6574, 12683, 19210: both players see the card that is Set."""
    lay_beside(spell("Bolt", 9001, Activate(do=SetCards(Choose(TRAP)))))
    table = Table(yugi=side(hand=["Bolt"], deck=["Uraby", "Magic Jammer", "Sangan"]))
    table.yugi.activates("Bolt")
    table.everyone_passes()

    told = table.told(table.kaiba)
    [shown] = [each for each in told if isinstance(each, Revealed)]
    assert [table.driver.name(card) for card in shown.cards] == ["Magic Jammer"]
    assert any(isinstance(each, Shuffled) for each in told[told.index(shown) :])
