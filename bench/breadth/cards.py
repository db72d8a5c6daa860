"""`python -m bench.breadth.cards DATA`: all cards by kind, by era and by state.

DATA is an imported library, or a folder of what is imported (`cards` and `strings` in it).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from bench.breadth.shelf import BY_THE_RULES, ERAS, LATEST, NOT_YET, Shelf, Shelved
from bench.breadth.telling import asked, share, table
from engine.yugioh.pool.state import State

EVERY = "all"
ORDER = (*(each.value for each in State), NOT_YET)
"""The states as they are told: surest ones are not sorted out by their names."""


def told(shelf: Shelf) -> str:
    """Every card of the shelf by kind, then by era, a column for each state."""
    cards = [*shelf.cards.values()]
    return "\n\n".join(
        (_by("Kind", cards, lambda card: card.kind), _by("First printed", cards, _era))
    )


def states(cards: Iterable[Shelved]) -> Sequence[str]:
    """The states that the cards have, those that the rules know first, in their order."""
    there = {card.state for card in cards}
    return [*(each for each in ORDER if each in there), *sorted(there - {*ORDER})]


def _by(title: str, cards: Sequence[Shelved], key: Callable[[Shelved], str]) -> str:
    columns = states(cards)
    counted = Counter((key(card), card.state) for card in cards)
    rows = sorted({key(card) for card in cards}, key=lambda name: (_place(name), name))
    lines = []
    for name in (*rows, EVERY):
        of = [sum(counted[row, state] for row in _rows(name, rows)) for state in columns]
        sure = sum(count for count, each in zip(of, columns, strict=True) if _sure(each))
        lines.append((name, sum(of), *of, share(sure, sum(of))))
    return table((title, "Cards", *columns, "by the rules"), lines)


def _rows(name: str, rows: Sequence[str]) -> Sequence[str]:
    return rows if name == EVERY else (name,)


def _sure(state: str) -> bool:
    return state in BY_THE_RULES


def _era(card: Shelved) -> str:
    return card.era


def _place(name: str) -> int:
    eras = (*ERAS, LATEST)
    return eras.index(name) if name in eras else 0


def main() -> int:
    """Print the tables."""
    shelf, _ = asked("bench.breadth.cards", __doc__)
    print(told(shelf))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
