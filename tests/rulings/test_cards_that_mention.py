"""Cards that mention a card, by the official answers to cards that ask for such ones."""

from collections.abc import Callable
from dataclasses import replace

from engine.yugioh.language import (
    Activate,
    AddToHand,
    Cards,
    Choose,
    Kind,
    Mentions,
    Place,
    Whose,
    spell,
)
from tests.table import Table, side

SOUGHT = Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.DECK, like=(Mentions("Kuriboh"),))
SEEKER = spell("Seeker", 9001, Activate(do=AddToHand(Choose(SOUGHT))))
TELLER = replace(spell("Teller", 9002, Activate()), mentions=("Sangan", "Kuriboh"))
SILENT = replace(spell("Silent", 9003, Activate()), mentions=("Sangan",), series=("Kuriboh",))


def test_what_mentions_it_is_added(lay_beside: Callable[..., None]) -> None:
    """Q&A 13856: whatever else its text says."""
    lay_beside(SEEKER, TELLER, SILENT)
    table = Table(yugi=side(hand=["Seeker"], deck=["Silent", "Teller", "Kuriboh"]))
    table.yugi.activates("Seeker")
    table.everyone_passes()

    assert table.yugi.hand == ["Teller"]


def test_neither_a_card_of_an_archetype_nor_the_card_itself_mentions_it(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 18936 and 19438."""
    lay_beside(SEEKER, SILENT)
    table = Table(yugi=side(hand=["Seeker"], deck=["Silent", "Kuriboh"]))

    assert not table.yugi.may("activate", "Seeker")
