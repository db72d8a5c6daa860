"""`python -m bench.breadth DATA > docs/breadth.md`: how much of what is printed is played."""

from datetime import UTC, datetime

from bench.breadth import cards, lists
from bench.breadth.telling import asked

PAGE = """# Breadth: how many cards, and how many lists, can be dueled

Written on {day} by `make breadth-page DATA=…`, from what an import of that day made. What the
states are is told in [imported.md](imported.md); *by the rules* are those that are played
without asking: ours, *twice-read* and *witnessed*.

## Cards

Printed by `make breadth DATA=…`. Tokens are no cards. Years go by official numbers, nearly.

{cards}

## Lists

Printed by `make decks DATA=… LISTS=…`, of lists as people play them. *Whole* is a list of which
every card of the Main and Extra Deck can be put into a duel, whatever its state. A share is one
of cards, with their copies. Missed is a card that is not played by the rules.

{lists}
"""


def main() -> int:
    """Print the page."""
    shelf, file = asked("bench.breadth", __doc__)
    found = [*lists.lists(file, shelf)]
    day = datetime.now(UTC).date().isoformat()
    print(PAGE.format(day=day, cards=cards.told(shelf), lists=lists.told(found)), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
