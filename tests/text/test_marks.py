"""Effects bear the same numbers in every language."""

import pytest

from cards.text.marks import marks, numbered
from cards.yugioh import BOOK, by_name


def test_english_effects_bear_the_numbers_of_the_japanese_text() -> None:
    told = numbered(by_name("Shaddoll Beast"), "en")

    assert [paragraph[:2] for paragraph in told] == ["① ", "② ", "Yo"]
    assert numbered(by_name("Number 39: Utopia"), "en")[0] == "2 Level 4 monsters."


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_texts_that_have_numbers_are_left_as_they_are(language: str) -> None:
    for paragraph in numbered(by_name("Number 39: Utopia"), language)[1:]:
        assert paragraph[1] == "："


def test_a_single_effect_needs_no_number() -> None:
    assert marks(by_name("Junk Warrior")) == {}
    assert "①" not in "".join(numbered(by_name("Junk Warrior"), "en"))


def test_no_number_is_given_twice_in_the_english_text_of_a_card() -> None:
    for card in BOOK.values():
        given = [each[0] for each in numbered(card, "en") if each[0] in "①②③④⑤⑥⑦⑧⑨"]
        assert given == sorted(set(given)), card.name
