"""What cards are searched by says the same as their pages."""

import pytest

from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from tests.rows import through_all

_SPECIAL = {"en": "Special Summon / ", "ja": "特殊召喚／", "zh": "特殊召唤／"}


@pytest.mark.parametrize("language", LANGUAGES)
@through_all(BOOK.values(), lambda card: card.name)
def test_the_facts_of_a_card_read_like_its_page(card: CardText, language: str) -> None:
    facts = YUGIOH.facts(card.passcode)
    printed = YUGIOH.printed(facts, language)
    page = YUGIOH.page(card.passcode, language)
    assert page is not None

    assert (printed.line,) == tuple(line.replace(_SPECIAL[language], "") for line in page.lines)
    assert printed.colour == page.colour
