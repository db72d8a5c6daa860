"""Strangers who know no game: they give any legal answer, each with equal chance."""

from collections.abc import Iterator
from random import Random

from engine.core.match import Match
from engine.core.protocol import Answer, Arrange, Decision, Number, Pick, Seat

MOST_DECISIONS = 30_000
"""No random duel of the decks we have takes longer."""
MOST_GUESSES = 1_000
"""How often an answer is guessed to a question that few answers fit, before the safe one."""


def any_answer(decision: Decision, dice: Random) -> Answer:
    """An answer that the decision accepts."""
    if isinstance(decision, Pick):
        return _any_pick(decision, dice)
    if isinstance(decision, Arrange):
        return tuple(dice.sample(range(len(decision.options)), len(decision.options)))
    if isinstance(decision, Number):
        return (dice.randint(decision.least, decision.most),)
    raise TypeError(f"strangers do not know how to answer {decision}")


def _any_pick(pick: Pick, dice: Random) -> Answer:
    most = min(pick.most, len(pick.options))
    for _ in range(MOST_GUESSES):
        count = pick.least if pick.least == most else dice.randint(pick.least, most)
        answer = tuple(dice.sample(range(len(pick.options)), count)) if count else ()
        if pick.accepts(answer):
            return answer
    return pick.default()


def play_out(match: Match, dice: Random) -> Iterator[tuple[Seat, Answer]]:
    """Play a match that has started to its end, yielding each answer before it is given."""
    for _ in range(MOST_DECISIONS):
        for decision in match.awaited():
            answer = any_answer(decision, dice)
            yield decision.seat, answer
            match.answer(decision.seat, answer)
        if match.question is None:
            return
    raise AssertionError(f"the match goes on after {MOST_DECISIONS} questions")
