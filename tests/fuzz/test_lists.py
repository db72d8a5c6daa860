"""Random duels of lists that people play: as they are laid out, and with what is by hand."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.formats.decks import belongs_in_extra
from engine.yugioh.language import Activate, ByHand, CardText, Frame, Kind, spell
from tests.fuzz.imported import between
from tests.fuzz.lists import is_lawful, laid_out, two_of

RIDDLE = CardText("Riddle", 1, Kind.MONSTER, frame=Frame.FUSION)
"""A Fusion Monster of which it is not known what it is made of."""
CHARM = spell("Charm", 2, Activate(do=ByHand((0,))))
OURS = [
    code
    for code, card in sorted(BOOK.items())
    if card.frame is not Frame.TOKEN and not belongs_in_extra(card)
]
NAMED = {card.name: code for code, card in BOOK.items()}
FUSES = [NAMED["Polymerization"]] * 3


def card(code: int) -> CardText:
    return {1: RIDDLE, 2: CHARM}.get(code) or BOOK[code]


LISTS = [
    {"main": [*FUSES, 2, 2, *OURS[at * 40 : at * 40 + 36]], "extra": [1, 1]} for at in range(4)
]


def test_parts_of_a_list_are_filled_as_far_as_they_may_be() -> None:
    book, decks = laid_out([{"main": OURS[:70], "extra": [1] * 20}, LISTS[0]], card)
    assert [len(decks[0].parts[part]) for part in ("main", "extra")] == [60, 15]
    assert (book[1], book[2]) == (RIDDLE, CHARM)


def test_a_list_with_too_few_cards_is_not_played() -> None:
    for main, lawful in ((OURS[:40], True), (OURS[:39], False)):
        book, decks = laid_out([{"main": main}, LISTS[0]], card)
        assert is_lawful(book, decks) is lawful


def test_a_card_that_nobody_knows_is_named() -> None:
    with pytest.raises(KeyError):
        laid_out([{"main": [3]}, LISTS[0]], card)


@pytest.mark.parametrize("number", range(6))
def test_nothing_is_amiss_in_duels_of_lists_with_cards_by_hand(number: int) -> None:
    book, decks = laid_out(two_of(LISTS, number), card)
    told, match = between(book, decks, number)
    assert told == ""
    assert match.outcome is not None
