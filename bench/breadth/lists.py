"""`python -m bench.breadth.lists DATA`: how many of the lists that people play can be dueled.

DATA is as for `bench.breadth.cards`. Lists are those of `real-decks/decks.json` in it, or of
the file that is named: JSON, a list of decks with their `name`, `group`, and `main`, `extra`
and `side` as passcodes.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.breadth.shelf import BY_THE_RULES, DUELED, Shelf, Shelved
from bench.breadth.telling import asked, share, table
from engine.yugioh.formats import FORMATS

MISSED = 30
"""How many of the cards that are missed most are named."""
MASTER = FORMATS["master"].decks
PARTS = ("main", "extra", "side")
EVERY = "all"


@dataclass(frozen=True, slots=True)
class Played:
    """A list: its group, the cards of Main and Extra Deck, and whether its numbers allow it.

    A card that nobody knows is None.
    """

    group: str
    cards: Sequence[Shelved | None]
    is_legal: bool

    @property
    def is_whole(self) -> bool:
        """Whether every card can be put into a duel, in whichever state."""
        return all(card is not None and card.state in DUELED for card in self.cards)

    @property
    def is_by_the_rules(self) -> bool:
        """Whether every card is played by the rules without asking."""
        return self.share == 1

    @property
    def share(self) -> float:
        """How much of it is played by the rules."""
        sure = sum(card is not None and card.state in BY_THE_RULES for card in self.cards)
        return sure / len(self.cards) if self.cards else 0


def lists(file: Path, shelf: Shelf) -> Iterator[Played]:
    """The lists of the file; ValueError where it holds none."""
    decks = json.loads(file.read_text(encoding="utf-8"))
    for deck in decks:
        found = [shelf.card(code) for part in PARTS[:2] for code in deck.get(part, ())]
        yield Played(deck.get("group", ""), found, _is_legal(deck, shelf))


def _is_legal(deck: Mapping[str, Any], shelf: Shelf) -> bool:
    """Whether its parts are as large, and its copies as few, as they may be (MR-DECK-02)."""
    codes = [code for part in PARTS for code in deck.get(part, ())]
    copies = Counter(shelf.artworks.get(code, code) for code in codes)
    sizes = [(len(deck.get(part, ())), getattr(MASTER, part)) for part in PARTS]
    fits = all(least <= count <= most for count, (least, most) in sizes)
    return fits and max(copies.values(), default=0) <= MASTER.copies


def told(found: Sequence[Played]) -> str:
    """The figures by group, and the cards that are missed most."""
    groups = sorted({each.group for each in found})
    rows = [_row(name, [each for each in found if each.group == name]) for name in groups]
    heads = ("Lists", "", "whole", "legal by number", "of these whole", "by the rules")
    figures = table((*heads, "median share"), [*rows, _row(EVERY, found)])
    missed = Counter(
        card.name
        for each in found
        for card in dict.fromkeys(each.cards)
        if card is not None and card.state not in BY_THE_RULES
    )
    named = ", ".join(f"{name} {count}" for name, count in missed.most_common(MISSED))
    return f"{figures}\n\nMissed in most lists: {named}."


def _row(name: str, found: Sequence[Played]) -> tuple[object, ...]:
    legal = [each for each in found if each.is_legal]
    return (
        name,
        len(found),
        sum(each.is_whole for each in found),
        len(legal),
        sum(each.is_whole for each in legal),
        sum(each.is_by_the_rules for each in found),
        share(median(each.share for each in found), 1) if found else "",
    )


def main() -> int:
    """Print the figures."""
    shelf, file = asked("bench.breadth.lists", __doc__)
    print(told([*lists(file, shelf)]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
