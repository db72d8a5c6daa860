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
    reported: tuple[int, ...] = ()
    """Those that may not be played, as they were reported as played wrongly."""

    def beyond(self, taken: Collection[str]) -> Mapping[str, tuple[int, ...]]:
        """The cards whose state is none of those that are `taken`."""
        return {state: codes for state, codes in self.states.items() if state not in taken}


def brings(game: Game, deck: DeckList, barred: Collection[int] = ()) -> Brings:
    """What the deck brings, if the cards in `barred` may not be played.

    Cards that the game does not know are left out.
    """
    found: dict[str, list[int]] = {state: [] for state in game.states}
    reported: list[int] = []
    for code in deck.codes:
        if state := state_of(game, code):
            (reported if code in barred else found[state]).append(code)
    states = {state: tuple(codes) for state, codes in found.items() if codes}
    return Brings(states, tuple(reported))


def down_to(game: Game, state: str) -> tuple[str, ...]:
    """The states down to that one that have to be agreed to; none for one that is trusted."""
    states = to_agree(game)
    return states[: states.index(state) + 1] if state in states else ()


def to_agree(game: Game) -> tuple[str, ...]:
    """The states of cards that have to be agreed to, the surest first."""
    return tuple(state for state in game.states if state not in game.trusted)


def state_of(game: Game, code: int) -> str:
    """The state of the card's rules; "" for the game's own cards, and for unknown ones."""
    try:
        return game.state(code)
    except KeyError:
        return ""


def state_lines(
    language: str,
    game: Game,
    names: Mapping[int, str],
    states: Mapping[str, Sequence[int]],
    longest: int | None = LONGEST,
) -> list[str]:
    """A line for each state: what it is called, how many cards are in it, and which.

    Their names are cut to so many characters, or left whole.
    """
    return [
        say(
            language,
            "readings-in-state",
            state=game.say(language, f"state-{state}"),
            count=len(codes),
            cards=clip(cards, longest) if longest else cards,
        )
        for state, codes in states.items()
        for cards in (named(language, names, codes),)
    ]


def counts(language: str, game: Game, brought: Brings) -> str:
    """One line: how many imported cards are in each state; "" where there is none."""
    said = counted(language, game, brought.states)
    return f"{say(language, 'readings-imported')} · {said}" if said else ""


def counted(language: str, game: Game, states: Mapping[str, Sequence[int]]) -> str:
    """How many cards are in each of the states; "" where there is none."""
    return " · ".join(
        say(
            language,
            "readings-count",
            state=game.say(language, f"state-{state}"),
            count=len(codes),
        )
        for state, codes in states.items()
    )


def named(language: str, names: Mapping[int, str], codes: Sequence[int]) -> str:
    """The cards by their names, with the number of copies where there are several."""
    each = (
        say(language, "readings-card", name=escaped(names.get(code, str(code))), count=count)
        for code, count in Counter(codes).items()
    )
    return joined(language, each)
