"""What a deck brings that does not come with its game, by how sure the rules of that are."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.shared.text import escaped, width
from bot.shared.words import joined, say
from engine.core.decks import DeckList
from engine.core.game import Game

LONGEST = 280
"""How wide the names of the cards in one state are, where they stand among other lines."""
LONGEST_OF_ALL = 420
"""How wide those in all states are together: about eleven lines on a phone."""


@dataclass(frozen=True, slots=True)
class Brings:
    """Each copy of each imported card of a deck by the state of its rules, surest first.

    Those `reported` as played wrongly are in the state of what is done by hand, where the game
    has that, and in none where not.
    """

    states: Mapping[str, tuple[int, ...]]
    reported: tuple[int, ...] = ()

    def beyond(self, taken: Collection[str]) -> Mapping[str, tuple[int, ...]]:
        """The cards whose state is none of those that are `taken`."""
        return {state: codes for state, codes in self.states.items() if state not in taken}


def brings(game: Game, deck: DeckList, wrong: Collection[int] = ()) -> Brings:
    """What the deck brings, if the cards in `wrong` were reported as played wrongly.

    Cards that the game does not know are left out.
    """
    hand = game.printing.by_hand
    found: dict[str, list[int]] = {state: [] for state in game.states}
    reported: list[int] = []
    for code in deck.codes:
        state = state_of(game, code)
        if state and code in wrong:
            reported.append(code)
            state = hand.state if hand else ""
        if state:
            found[state].append(code)
    states = {state: tuple(codes) for state, codes in found.items() if codes}
    return Brings(states, tuple(reported))


def coming(game: Game, deck: DeckList, *, alone: bool) -> DeckList:
    """What of the deck can come to be played.

    In a duel `alone` nothing does of a part with which cards are exchanged between two.
    """
    beside = [part.key for part in game.parts if part.takes_any] if alone else []
    return DeckList({key: codes for key, codes in deck.parts.items() if key not in beside})


def brought_as(game: Game, deck: DeckList, read: Iterable[tuple[int, str]]) -> Brings:
    """What the deck brought to a duel whose cards are in these states."""
    states = dict(read)
    found = {
        state: tuple(code for code in deck.codes if states.get(code) == state)
        for state in game.states
    }
    return Brings({state: codes for state, codes in found.items() if codes})


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
    reported: Collection[int] = (),
) -> list[str]:
    """A line for each state: what it is called, how many cards are in it, and which.

    Names are left out and counted where they are wider than so many letters, or all of them
    together than `LONGEST_OF_ALL`: the surest first. Of those that were `reported` here it is
    said.
    """
    names = {
        code: say(language, "readings-here", name=name) if code in reported else name
        for code, name in names.items()
    }
    lines: list[str] = []
    left = LONGEST_OF_ALL
    for state, codes in reversed(tuple(states.items())):
        cards = named(language, names, codes, longest and min(longest, left))
        left = max(0, left - width(cards))
        called = game.say(language, f"state-{state}")
        said = say(language, "readings-in-state", state=called, count=len(codes), cards=cards)
        lines.insert(0, said)
    return lines


def asking(language: str, game: Game, brought: Brings) -> str:
    """How many cards there are that have to be agreed to, and how many were reported here."""
    asked = counted(language, game, brought.beyond(game.trusted))
    count, hand = len(brought.reported), game.printing.by_hand
    if not (count and hand):
        return asked
    return f"{asked} · {say(language, 'readings-of-these-reported', count=count)}"


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


def named(
    language: str, names: Mapping[int, str], codes: Sequence[int], longest: int | None = None
) -> str:
    """The cards by their names, with the number of copies where there are several.

    What is `longest` names as many of them as are together no wider than so many letters, and
    counts the rest.
    """
    said: list[str] = []
    left, room = len(codes), longest
    for code, count in Counter(codes).items():
        name = escaped(names.get(code, str(code)))
        words = say(language, "readings-card", name=name, count=count)
        if room is not None and (room := room - width(words)) < 0:
            said.append(say(language, "and-more", count=left))
            break
        said.append(words)
        left -= count
    return joined(language, said)
