"""Made-up cards at a table: trees written in a test, beside all cards of ours."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from tests.table import laying


def deal_in(monkeypatch: pytest.MonkeyPatch, *texts: CardText) -> None:
    """Let tables of this test lay these cards, too, by their names."""
    book = {**BOOK, **{text.passcode: text for text in texts}}
    monkeypatch.setattr(laying, "book_of", lambda _: book)
