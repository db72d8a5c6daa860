"""Harpie Lady 1: WIND monsters of both players gain 300 ATK; it counts as Harpie Lady."""

import pytest

from cards.yugioh import BOOK, by_name
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.formats.decks import deck_list, faults
from engine.yugioh.language import Kind
from tests.table import Table, attacking, face_down, side

CARD, LADY = "Harpie Lady 1", "Harpie Lady"


def test_faq_6186_wind_monsters_of_both_players_gain_attack() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking("Uraby")]),
        kaiba=side(field=[attacking(LADY)]),
    )

    assert table.yugi.sees(CARD).attack == 1300 + 300
    assert table.yugi.sees("Uraby").attack == 1500
    assert table.kaiba.sees(LADY).attack == 1300 + 300


def test_two_add_up() -> None:
    table = Table(yugi=side(field=[attacking(CARD), attacking(CARD)]))

    assert table.yugi.sees(CARD).attack == 1300 + 2 * 300


def test_face_down_it_gives_nothing() -> None:
    table = Table(yugi=side(field=[face_down(CARD), attacking(LADY)]))

    assert table.yugi.sees(LADY).attack == 1300


@pytest.mark.rule("MR-DECK-02")
@pytest.mark.parametrize(("count", "wrong"), [(1, []), (2, [DeckFault.TOO_MANY_COPIES])])
def test_faq_6186_of_all_harpie_ladies_three_are_in_a_deck(
    count: int, wrong: list[DeckFault]
) -> None:
    lady, one = by_name(LADY).passcode, by_name(CARD).passcode
    others = [code for code, card in BOOK.items() if card.kind is Kind.SPELL]
    deck = deck_list((*[lady] * 2, *[one] * count, *others[:38]))

    assert [each.reason for each in faults(deck, FORMATS["master"], BOOK)] == wrong
