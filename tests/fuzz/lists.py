"""Play random duels of lists that people play: `python -m tests.fuzz.lists LIBRARY FILE`.

LIBRARY is one into which cards were imported, FILE as `bench.breadth.lists` takes it. The cards
of a list are played as they are there: by the rules, in part by hand, or by hand.
"""

import json
import sqlite3
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from cards.sources.addressing import address
from cards.yugioh import BOOK
from engine.core.game import DeckList
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import belongs_in_extra, deck_list, faults
from engine.yugioh.language import CardText
from engine.yugioh.pool.pool import tree
from tests.fuzz.imported import MASTER, NO_PASSCODE, TOKEN, Book, between

Listed = Mapping[str, Any]
Print = Callable[[int], CardText]
"""The card of a passcode; KeyError where there is none."""


def two_of(lists: Sequence[Listed], number: int) -> list[Listed]:
    """The lists that meet in the duel of that number."""
    return Random(number).sample(list(lists), 2)


def laid_out(
    lists: Sequence[Listed], card: Print, tokens: Sequence[CardText] = ()
) -> tuple[Book, tuple[DeckList, DeckList]]:
    """The decks of two lists, as far as their parts may be filled, and the cards for both."""
    book = {**BOOK, **{each.passcode: each for each in tokens}}
    first, second = (_deck(each, card, book) for each in lists)
    return book, (first, second)


def _deck(listed: Listed, card: Print, book: dict[int, CardText]) -> DeckList:
    texts = [card(code) for part in ("main", "extra") for code in listed.get(part, ())]
    book.update({text.passcode: text for text in texts})
    main = [text.passcode for text in texts if not belongs_in_extra(text)]
    extra = [text.passcode for text in texts if belongs_in_extra(text)]
    most = FORMATS[MASTER].decks
    return deck_list(tuple(main[: most.main[1]]), tuple(extra[: most.extra[1]]))


def is_lawful(book: Book, two: Sequence[DeckList]) -> bool:
    """Whether both decks can be played: some lists have too few cards."""
    return not any(faults(deck, FORMATS[MASTER], book) for deck in two)


class Shelf:
    """The cards of a library, read when a list names them."""

    def __init__(self, library: Path) -> None:
        """Raise sqlite3.OperationalError where there is no library."""
        with closing(sqlite3.connect(address(library), uri=True)) as opened:
            self._codes = dict(opened.execute("SELECT code, card FROM codes"))
            self._kept = dict(opened.execute("SELECT code, kept FROM made"))
        tokens = [tree(kept) for kept in self._kept.values() if TOKEN.strip("%") in kept]
        self.tokens = [each for each in tokens if each.passcode < NO_PASSCODE]

    def card(self, code: int) -> CardText:
        """The card of that passcode, or of the artwork that has it."""
        number = self._codes.get(code, code)
        return BOOK[number] if number in BOOK else tree(self._kept[number])


def main() -> int:
    """Play the duels asked for; 1 where any went wrong."""
    parser = ArgumentParser(prog="python -m tests.fuzz.lists", description=__doc__)
    parser.add_argument("library", type=Path, help="an imported library")
    parser.add_argument("lists", type=Path, help="the lists, as JSON")
    parser.add_argument("--duels", type=int, default=600, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    shelf, found = Shelf(asked.library), Counter[str]()
    lists = json.loads(asked.lists.read_text(encoding="utf-8"))
    played = 0
    for number in range(asked.first, asked.first + asked.duels):
        book, two = laid_out(two_of(lists, number), shelf.card, shelf.tokens)
        if not is_lawful(book, two):
            continue
        played += 1
        if told := between(book, two, number)[0]:
            if not found[told]:
                sys.stderr.write(f"duel {number}: {told}\n")
            found[told] += 1
    for told, count in found.most_common():
        sys.stdout.write(f"{count} ×: {told}\n")
    sys.stdout.write(f"{played} duels of {len(lists)} lists, {found.total()} gone wrong\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
