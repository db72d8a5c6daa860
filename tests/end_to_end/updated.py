"""The real program, updated: `python -m tests.end_to_end.updated`.

The file `update.json` in the folder in which it runs says how many cards a Spell draws now, or
how much DEF a monster has, by name.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path

from cards.games.yugioh.pools import Pools
from cards.yugioh import BOOK, by_name
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import Activate, CardText, Draw
from engine.yugioh.pool.pool import Pool
from tests.chance import lay_down_for_good
from tests.unhurried import unhurry_for_good

UPDATE = "update.json"


def changed(text: CardText, number: int) -> CardText:
    """The card as it reads now."""
    if text.is_monster:
        return replace(text, defense=number)
    return replace(text, effects=(Activate(do=Draw(number)),))


def book(folder: Path) -> Book:
    """The cards of the game as they read now."""
    file = folder / UPDATE
    said = json.loads(file.read_text()) if file.exists() else {}
    texts = (changed(by_name(name), number) for name, number in said.items())
    return {**BOOK, **{text.passcode: text for text in texts}}


if __name__ == "__main__":
    from bot.program import main

    now = Pool(book(Path()), {})

    def of(self: Pools, format: str = "") -> Pool:
        return now

    Pools.of = of  # type: ignore[method-assign]
    unhurry_for_good()
    lay_down_for_good()
    sys.exit(main())
