"""Cards of a second game are found and shown among those of the first, with their own rules."""

from pathlib import Path

import pytest

from bot.cards.layouts.card import card_words
from bot.finding.lookup import KnownCard, Lookup
from bot.games import GAMES
from bot.library.library import Library
from bot.rules.notes import RuleNotes
from cards.duelmasters import cards
from cards.games.duelmasters import DUELMASTERS
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.text.duelmasters import page


async def meant(path: Path, typed: str) -> KnownCard | None:
    library = Library(path / "library.sqlite")
    lookup = Lookup(GAMES, library)
    await lookup.renewed()
    found = await lookup.meant(typed)
    lookup.stop()
    await library.close()
    return found


@pytest.mark.parametrize("typed", ["デーモン・ハンド", "Terror Pit", "terror pit"])
async def test_a_card_of_the_second_game_is_found_by_its_names(
    tmp_path: Path, typed: str
) -> None:
    card = await meant(tmp_path, typed)

    assert card is not None
    assert card.playable is not None
    assert card.playable.game == DUELMASTERS.key
    for language in LANGUAGES:
        shown = card_words(language, card, GAMES)
        assert page(cards()[card.playable.code], language).text[-1] in shown.text


def test_no_code_is_of_cards_of_both_games() -> None:
    assert not DUELMASTERS.names("en").keys() & YUGIOH.names("en").keys()


@pytest.mark.parametrize(
    ("language", "told", "rule"),
    [
        ("en", "Ninja Strike 4 (when an opponent's creature attacks).", "DM-KW-5"),
        ("ja", "ギャラクシールド：光3。", "DM-KW-4"),
    ],
)
def test_what_a_card_says_is_explained_by_the_book_of_its_game(
    language: str, told: str, rule: str
) -> None:
    own, other = RuleNotes([DUELMASTERS]), RuleNotes([YUGIOH])

    assert [each.id for each in own.rules(language, told)] == [rule]
    assert rule not in [each.id for each in other.rules(language, told)]
