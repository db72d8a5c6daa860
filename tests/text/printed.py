"""`python -m tests.text.printed` writes anew what is printed on all cards, in three languages.

The files in `tests/text/frozen` hold every sentence that a player can read on a card, so that
a change of the printer or of a card shows what it changes.
"""

from pathlib import Path

from cards.grammar.terms import line
from cards.text.page import TEXT
from cards.yugioh import BOOK
from engine.yugioh.language import CardText

FOLDER = Path(__file__).parent / "frozen"


def printed(language: str) -> str:
    """All cards in "en", "ja" or "zh", by their English names."""
    cards = sorted(BOOK.values(), key=lambda card: (card.name, card.passcode))
    return "\n".join(_entry(card, language) for card in cards)


def _entry(card: CardText, language: str) -> str:
    lines = (line(card, language), *TEXT[language](card))
    return "\n".join([card.name, *(f"  {line}" for line in lines)]) + "\n"


def main() -> None:
    """Write one file for each language."""
    FOLDER.mkdir(exist_ok=True)
    for language in TEXT:
        (FOLDER / f"{language}.txt").write_text(printed(language), encoding="utf-8")


if __name__ == "__main__":
    main()
