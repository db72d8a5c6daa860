"""What is wrong with a deck is said with the card's name and what to do."""

import pytest

from cards.decks import READY_DECKS
from cards.games.yugioh import YUGIOH
from cards.yugioh import by_name
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list

ELF = by_name("Gemini Elf").passcode
DECK = READY_DECKS[0].deck


def faults(deck: DeckList, language: str = "en", format: str = "master") -> list[str]:
    return [YUGIOH.fault(fault, language) for fault in YUGIOH.faults(format, deck)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Main Deck has 1 card, but needs at least 40: add 39 cards."),
        ("ja", "メインデッキは1枚ですが、40枚以上必要です。39枚加えてください。"),
        ("zh", "主要牌组有1张卡，至少需要40张，请再加入39张卡。"),
    ],
)
def test_a_deck_that_is_too_small(language: str, sentence: str) -> None:
    assert faults(deck_list((ELF,)), language) == [sentence]


def test_a_deck_that_is_too_large_for_the_format() -> None:
    assert faults(deck_list(DECK["main"][:19] + (ELF,) * 2), format="speed")[0] == (
        "The Main Deck has 21 cards, but may have at most 20: remove 1 card."
    )


def test_too_many_copies_and_an_unknown_card() -> None:
    swapped = tuple(code for code in DECK["main"] if code != ELF)
    deck = deck_list((*swapped, ELF, ELF, ELF, ELF, 1))

    assert faults(deck) == [
        "The card with the passcode 1 cannot be played here: remove it.",
        "Gemini Elf is in the deck 4 times, but at most 3 copies are allowed in the Main Deck, "
        "Extra Deck and Side Deck together: remove 1 card.",
    ]


def test_a_card_in_the_wrong_part() -> None:
    assert faults(deck_list(DECK["main"], extra=(by_name("Uraby").passcode,))) == [
        "Uraby belongs in the Main Deck: move it there."
    ]
