"""What a deck brings that does not come with its game, by how sure the rules of that are."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.shared.text import clip, escaped
from bot.shared.words import joined, say
from engine.core.decks import DeckList
from engine.core.game import Game

LONGEST = 280
"""The characters of the names of the cards in one state, where they stand among other lines."""


@dataclass(frozen=True, slots=True)
class Brings:
    """Each copy of each imported card of a deck by the state of its rules, surest first."""

    states: Mapping[str, tuple[int, ...]]

    def beyond(self, taken: Collection[str]) -> Mapping[str, tuple[int, ...]]:
        """The cards whose state is none of those that are `taken`."""
        return {state: codes for state, codes in self.states.items() if state not in taken}


def brings(game: Game, deck: DeckList) -> Brings:
    """What the deck brings; cards that cannot be played are left out."""
    found: dict[str, list[int]] = {state: [] for state in game.states}
    for code in deck.codes:
        if state := state_of(game, code):
            found[state].append(code)
    return Brings({state: tuple(codes) for state, codes in found.items() if codes})


def state_of(game: Game, code: int) -> str:
    """The state of the card's rules; "" for the game's own cards, and for unknown ones."""
    try:
        return game.state(code)
    except KeyError:
        return ""


def state_lines(
    language: str, game: Game, names: Mapping[int, str], states: Mapping[str, Sequence[int]]
) -> list[str]:
    """A line for each state: what it is called, how many cards are in it, and the first few."""
    return [
        say(
            language,
            "readings-in-state",
            state=game.say(language, f"state-{state}"),
            count=len(codes),
            cards=clip(named(language, names, codes), LONGEST),
        )
        for state, codes in states.items()
    ]


def counts(language: str, game: Game, brought: Brings) -> str:
    """One line: how many cards are in each state; "" where there is none."""
    each = [
        say(
            language,
            "readings-count",
            state=game.say(language, f"state-{state}"),
            count=len(codes),
        )
        for state, codes in brought.states.items()
    ]
    return " · ".join([say(language, "readings-imported"), *each]) if each else ""


def named(language: str, names: Mapping[int, str], codes: Sequence[int]) -> str:
    """The cards by their names, with the number of copies where there are several."""
    each = (
        say(language, "readings-card", name=escaped(names.get(code, str(code))), count=count)
        for code, count in Counter(codes).items()
    )
    return joined(language, each)
