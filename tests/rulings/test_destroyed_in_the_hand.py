"""Cards of a hand that chance chooses to be destroyed."""

from collections.abc import Callable

from engine.yugioh.language import (
    Activate,
    AtRandom,
    Cards,
    Destroy,
    Place,
    Whose,
    spell,
)
from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, side


def test_a_card_of_the_hand_that_chance_chooses_is_destroyed(
    lay_beside: Callable[..., None],
) -> None:
    """Elemental HERO Marine Neos (FAQ 7175)."""
    theirs = AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))
    lay_beside(spell("Bolt", 9001, Activate(do=Destroy(theirs))))
    table = Table(yugi=side(hand=["Bolt"]), kaiba=side(hand=["Raigeki", "Kuriboh"]))
    table.yugi.activates("Bolt")
    table.everyone_passes()

    assert len(table.happened(Destroyed)) == 1
    assert (len(table.kaiba.hand), len(table.kaiba.graveyard)) == (1, 1)
