"""Which deck the built-in opponent brings: a named one, the same as its player, or any."""

from collections.abc import Sequence

from bot.decks.choice import DeckChoice
from bot.shared.words import say
from cards.languages import LANGUAGES

ANY, MIRROR = "any", "mirror"
"""What can be chosen beside the name of a deck."""
APART = 5
"""By how many cards two decks may differ that are alike in size."""


def special(typed: str) -> str | None:
    """ANY or MIRROR where that is meant, in whatever language; None where a deck is."""
    folded = typed.strip().casefold()
    for key in (ANY, MIRROR):
        said = (say(language, f"opponent-deck-{key}").casefold() for language in LANGUAGES)
        if folded in (key, *said):
            return key
    return None


def alike(decks: Sequence[DeckChoice], own: DeckChoice, part: str) -> list[DeckChoice]:
    """Those of `decks` that are like `own` in size, or the nearest where none is.

    Only that `part` of a deck counts: the one that is drawn from.
    """

    def apart(deck: DeckChoice) -> int:
        return abs(len(deck.deck[part]) - len(own.deck[part]))

    nearest = min(map(apart, decks), default=0)
    return [deck for deck in decks if apart(deck) <= max(APART, nearest)]
