"""What is printed on the cards changes only in the open, and says the same in each language."""

import os
from pathlib import Path
from statistics import median

import pytest

from cards.text.page import TEXT
from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from tests.rows import through_all
from tests.text.agreement import differences
from tests.text.likeness import FILE, Likeness, compared, official_texts
from tests.text.printed import FOLDER, printed

DATA = Path(os.environ.get("DUELKEEPER_TEST_DATA", "")) / "cards" / FILE
MEDIANS = {"en": 1.0, "ja": 0.847, "zh": 0.871}
"""How like the official texts ours are in each language, as recorded of 389 cards."""
EQUAL_IN_ENGLISH = 0.544
"""The share of these cards whose English text is the official one: 212."""


@pytest.mark.parametrize("language", TEXT)
def test_what_is_printed_on_all_cards_is_what_was_frozen(language: str) -> None:
    frozen = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")

    assert printed(language) == frozen, "look at the change, then `make printed`"


@through_all(BOOK.values(), lambda card: card.name)
def test_a_card_says_the_same_in_each_language(card: CardText) -> None:
    texts = {language: written(card) for language, written in TEXT.items()}

    assert list(differences(texts)) == []


@pytest.mark.parametrize(
    ("language", "said", "instead"),
    [
        ("en", "your opponent controls", "you control"),
        ("en", "Target 1", "Choose 1"),
        ("ja", "相手フィールド", "自分フィールド"),
        ("ja", "発動できる", "発動する"),
        ("zh", "为对象", "为目标"),
        ("zh", "对手场上", "自己场上"),
        ("zh", "1只", "2只"),
    ],
)
def test_what_is_said_otherwise_in_one_language_is_found(
    language: str, said: str, instead: str
) -> None:
    card = next(each for each in BOOK.values() if each.name == "Enemy Controller")
    texts = {each: written(card) for each, written in TEXT.items()}
    texts[language] = tuple(line.replace(said, instead) for line in texts[language])

    assert list(differences(texts)) != []


@pytest.fixture(scope="module")
def likenesses() -> list[Likeness]:
    if not DATA.is_file():
        pytest.skip("DUELKEEPER_TEST_DATA names no folder of official texts")
    return list(compared(official_texts(DATA.parent)))


@pytest.mark.parametrize("language", MEDIANS)
def test_texts_are_as_like_the_official_ones_as_recorded(
    language: str, likenesses: list[Likeness]
) -> None:
    found = median(each.likeness for each in likenesses if each.language == language)

    assert found >= MEDIANS[language]


def test_as_many_english_texts_are_the_official_ones_as_recorded(
    likenesses: list[Likeness],
) -> None:
    english = [each.likeness == 1 for each in likenesses if each.language == "en"]

    assert sum(english) / len(english) >= EQUAL_IN_ENGLISH
