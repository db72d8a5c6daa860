"""Every way to play the one turn of a puzzle, tried on the real engine, bounded.

The solver is seat 0. Their answers are tried all, except for the zones in which cards are put,
which are the first free ones; whatever the other player may answer has to be answered for, too.

A *move* is what the solver does of their own accord: a summon, a Set, an activation, an attack,
a change of position. What is chosen for it (targets, Tributes, materials, costs), passing, and
going to another phase is none. The length of a solution is its number of moves, where the other
player resists longest.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from engine.core.match import Match
from engine.core.protocol import Answer, Arrange, Decision, Number, Pick, Seat
from engine.yugioh.game.looking import duel_of
from engine.yugioh.state.reasons import Action, Reason, Verb
from tests.puzzles.alike import likeness

SOLVER = Seat(0)
FREE = (Verb.TO_BATTLE_PHASE, Verb.TO_MAIN_PHASE_2, Verb.END_TURN)
"""What is no move."""
MOST_ANSWERS = 400
"""How many answers one question may have at most."""
LOST = 1_000_000
"""What it counts against a line that the solver loses by it."""
MOST_NODES = 400_000
"""How many positions one search may open at most."""


class TooWideError(Exception):
    """A question has too many answers, or the search too many positions, to try them all."""


@dataclass
class Search:
    """One search in the matches that `opened` opens; `nodes` counts the positions opened."""

    opened: Callable[[], Match]
    nodes: int = 0
    lost: dict[Hashable, int] = field(default_factory=dict)
    """With how many moves left the positions were lost that were seen."""
    best: dict[Hashable, int] = field(default_factory=dict)
    """The most that was done from the positions that were seen, by the moves left too."""

    def shortest(self, most: int) -> tuple[int, list[Answer]] | None:
        """The least number of moves that wins, and the answers of such a line; None without."""
        for moves in range(most + 1):
            line = self.wins_within(moves)
            if line is not None:
                return moves, line
        return None

    def wins_within(self, moves: int) -> list[Answer] | None:
        """All answers of a line that wins with so many moves at most, else None."""
        return self._win(self._at([]), [], moves)

    def _win(self, match: Match, answers: list[Answer], left: int) -> list[Answer] | None:
        """A winning line from there on, against every answer of the other player."""
        if match.outcome is not None:
            return list(answers) if SOLVER in match.outcome.winners else None
        decision = match.awaited()[0]
        if decision.seat != SOLVER:
            return self._answered(match, decision, answers, left)
        here_is = likeness(duel_of(match)) if decision.reason is Reason.ACT else None
        if here_is is not None and self.lost.get(here_is, -1) >= left:
            return None
        tried = [
            each for each in answers_to(decision) if left > 0 or not is_move(decision, each)
        ]
        for number, each in enumerate(tried):
            here = match if number == len(tried) - 1 else self._at(answers)
            here.answer(decision.seat, each)
            line = self._win(here, [*answers, each], left - is_move(decision, each))
            if line is not None:
                return line
        if here_is is not None:
            self.lost[here_is] = left
        return None

    def _answered(
        self, match: Match, decision: Decision, answers: list[Answer], left: int
    ) -> list[Answer] | None:
        """As `_win`, where the other player is asked: all their answers have to lose."""
        found: list[Answer] | None = None
        tried = list(answers_to(decision))
        for number, each in enumerate(tried):
            here = match if number == len(tried) - 1 else self._at(answers)
            here.answer(decision.seat, each)
            line = self._win(here, [*answers, each], left)
            if line is None:
                return None
            found = line if found is None or len(line) > len(found) else found
        return found

    def _at(self, answers: list[Answer]) -> Match:
        """The match after those answers."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise TooWideError(f"more than {MOST_NODES} positions")
        match = self.opened()
        match.start()
        for each in answers:
            match.answer(match.awaited()[0].seat, each)
        return match

    def most_damage(self, moves: int) -> int:
        """The most damage that can be done to the other player within so many moves."""
        return self._damage(self._at([]), [], moves)

    def _damage(self, match: Match, answers: list[Answer], left: int) -> int:
        duel = duel_of(match)
        mine, theirs = (side.life for side in duel.state.sides)
        if match.outcome is not None or mine <= 0:
            return -LOST if mine <= 0 else -theirs
        decision = match.awaited()[0]
        own = decision.seat == SOLVER
        here_is = (likeness(duel), left) if own and decision.reason is Reason.ACT else None
        if here_is is not None and here_is in self.best:
            return self.best[here_is]
        found: list[int] = [-theirs] if own else []
        tried = [
            each
            for each in answers_to(decision)
            if not own or left > 0 or not is_move(decision, each)
        ]
        for number, each in enumerate(tried):
            here = match if number == len(tried) - 1 else self._at(answers)
            here.answer(decision.seat, each)
            spent = own and is_move(decision, each)
            found.append(self._damage(here, [*answers, each], left - spent))
        if here_is is not None:
            self.best[here_is] = max(found)
        return max(found) if own else min(found)


def is_move(decision: Decision, answer: Answer) -> bool:
    """Whether with that answer its player does something of their own accord."""
    if not isinstance(decision, Pick):
        return False
    chosen = [decision.options[place] for place in answer]
    return any(isinstance(each, Action) and each.verb not in FREE for each in chosen)


def answers_to(decision: Decision) -> Iterator[Answer]:
    """Every answer to it that can differ: cards go to the first free zones."""
    if isinstance(decision, Pick) and decision.reason is not Reason.ZONE:
        yield from _picks(decision)
    elif isinstance(decision, Number) and decision.most - decision.least < MOST_ANSWERS:
        yield from ((number,) for number in range(decision.least, decision.most + 1))
    elif isinstance(decision, Pick | Arrange):
        yield decision.default()
    else:
        raise TooWideError(f"{decision} has too many answers")


def _picks(decision: Pick) -> Iterator[Answer]:
    places = range(len(decision.options))
    counts = range(decision.least, min(decision.most, len(places)) + 1)
    count = 0
    for many in reversed(counts):
        for each in combinations(places, many):
            if decision.accepts(each):
                count += 1
                if count > MOST_ANSWERS:
                    raise TooWideError(f"more than {MOST_ANSWERS} answers to {decision.reason}")
                yield each
