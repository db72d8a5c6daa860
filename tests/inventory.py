"""`python -m tests.inventory` prints the cards there are, deck by deck, and what tests each."""

import json
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from cards.decks import READY_DECKS
from cards.yugioh import BOOK
from engine.yugioh.language import CardText

HOME = Path(__file__).parent
PROMISED: Mapping[str, Mapping[str, int]] = json.loads(
    (HOME / "cards" / "promised.json").read_text(encoding="utf-8")
)
"""The lists of cards that must be there, each with the passcode by the English name."""
RULINGS = "tests/rulings/cards/"


@dataclass(frozen=True, slots=True)
class Stock:
    """How many tests and vectors each card has, by passcode."""

    rulings: Mapping[int, int]
    vectors: Mapping[int, int]

    def is_untested(self, card: CardText) -> bool:
        """Whether the card does something that no test of its own shows."""
        return bool(card.sentences) and not self.rulings.get(card.passcode)


class Collected:
    """A pytest plugin that notes the file of each test, without running any."""

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: Sequence[pytest.Item]) -> None:
        """Count the tests of each file."""
        self.files.update(item.nodeid.partition("::")[0] for item in items)


def file_of(card: CardText) -> str:
    """The file of the rulings of a card: its English name in small letters."""
    slug = re.sub(r"[^a-z0-9]+", "_", card.name.lower().replace("'", "")).strip("_")
    return f"{RULINGS}test_{slug}.py"


def taken_stock() -> Stock:
    """Collect the tests, and read which cards the vectors use."""
    collected = Collected()
    with redirect_stdout(StringIO()):
        pytest.main(["--collect-only", RULINGS], [collected])
    rulings = {code: collected.files[file_of(card)] for code, card in BOOK.items()}
    vectors: Counter[int] = Counter()
    for path in sorted((HOME / "vectors" / "data").glob("*.json")):
        for vector in json.loads(path.read_text(encoding="utf-8")):
            vectors.update(
                {int(code) for code in re.findall(r'"code": (\d+)', json.dumps(vector))}
            )
    return Stock(rulings, vectors)


def report(stock: Stock) -> tuple[str, bool]:
    """The table, and whether each promised card is there and each with effects tested."""
    lines = [_row(card, stock) for card in sorted(BOOK.values(), key=lambda card: card.name)]
    lines += ["", "Decks:"]
    for ready in READY_DECKS:
        every = (*ready.deck["main"], *ready.deck["extra"])
        lines.append(
            f"{ready.key:<18} {ready.format:<7} {len(ready.deck['main']):>3} + "
            f"{len(ready.deck['extra']):>2} cards, {len(set(every))} different"
        )
    lines += ["", "Promised:"]
    missing = {name: _missing(cards) for name, cards in PROMISED.items()}
    for name, cards in PROMISED.items():
        there = len(cards) - len(missing[name])
        lines.append(f"{there:>3} of {len(cards):>3}  {name}")
        lines += [f"             missing: {each}" for each in missing[name]]
    untested = [card.name for card in BOOK.values() if stock.is_untested(card)]
    lines += ["", f"{len(BOOK)} cards, {sum(stock.rulings.values())} tests of their own"]
    if untested:
        lines.append(
            f"{len(untested)} without a test of their own: {'; '.join(sorted(untested))}"
        )
    return "\n".join(lines) + "\n", not untested and not any(missing.values())


def _row(card: CardText, stock: Stock) -> str:
    tests, vectors = stock.rulings[card.passcode], stock.vectors[card.passcode]
    return f"{card.passcode:>9} {card.name:<45} {tests:>3} tests {vectors:>3} vectors"


def _missing(cards: Mapping[str, int]) -> list[str]:
    return [f"{name} ({code})" for name, code in cards.items() if code not in BOOK]


def main() -> int:
    """Print the table; 1 where a promised card is missing or a card has no test."""
    text, whole = report(taken_stock())
    sys.stdout.write(text)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
