"""Reading aloud, to one person at the table, what a ruling's table tells, asks and shows."""

from cards.games.yugioh import YUGIOH
from engine.core.game import Board, Reader
from engine.core.prompts import Prompt
from engine.core.protocol import Seat
from tests.table import Table

NAMES = ("Yugi", "Kaiba")
YUGI, KAIBA = Seat(0), Seat(1)


def reader(seat: Seat | None, language: str = "en") -> Reader:
    """Yugi, Kaiba or, without a seat, a spectator."""
    return Reader(seat, language, NAMES)


def told(table: Table, seat: Seat | None, language: str = "en") -> list[str]:
    """Every sentence so far, as if it had been told at once."""
    events = table.driver.told[seat]
    return list(YUGIOH.tell(table.driver.match, events, reader(seat, language)))


def asked(table: Table, seat: Seat, language: str = "en") -> Prompt:
    """The question that the player is asked now."""
    prompt = YUGIOH.ask(table.driver.match, reader(seat, language))
    assert prompt is not None
    return prompt


def labels(prompt: Prompt) -> list[str]:
    """The labels of its choices."""
    return [choice.label for choice in prompt.choices]


def shown(table: Table, seat: Seat | None, language: str = "en") -> Board:
    """The table as it is shown."""
    return YUGIOH.show(table.driver.match, reader(seat, language))
