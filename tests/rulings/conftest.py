"""Every ruling is played to where nobody owes an answer."""

from collections.abc import Callable, Iterator

import pytest

from cards.yugioh.former import book_of
from engine.yugioh.language import CardText
from tests.table import Table, laying


@pytest.fixture(autouse=True)
def settled_tables() -> Iterator[None]:
    """Look over the tables of a test when it has passed: nothing is left half-answered."""
    Table.laid.clear()
    yield
    for table in Table.laid:
        table.assert_settled()


@pytest.fixture
def lay_beside(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Called with cards that a test makes up, has them laid by name beside ours."""

    def make_known(*cards: CardText) -> None:
        more = {card.passcode: card for card in cards}
        monkeypatch.setattr(laying, "book_of", lambda key: {**book_of(key), **more})

    return make_known
