"""Wrong answers, and answers out of turn: each is refused by name and changes nothing."""

from random import Random

import pytest

from engine.core.match import IllegalAnswerError, Match, NotAwaitedError
from engine.core.protocol import Answer, Decision, Seat

NOBODY = Seat(7)


def meddle(match: Match, dice: Random) -> None:
    """Answer wrongly for everybody, asked or not; fail where that is let through or counts."""
    before = standing(match)
    for seat in (Seat(0), Seat(1), NOBODY):
        decision = match.asked(seat)
        if decision is None:
            with pytest.raises(NotAwaitedError):
                match.answer(seat, (0,))
            continue
        for wrong in wrong_answers(decision, dice):
            with pytest.raises(IllegalAnswerError):
                match.answer(seat, wrong)
    assert standing(match) == before, "a wrong answer has changed something"


def standing(match: Match) -> tuple[object, ...]:
    """All by which a match could be told from another one that went on."""
    return match.digest, match.number, len(match.journal), match.awaited(), match.outcome


def wrong_answers(decision: Decision, dice: Random) -> list[Answer]:
    """Answers that the question does not take: out of range, twice the same, at random."""
    options = len(getattr(decision, "options", ()))
    tried: list[Answer] = [(-1,), (options,), (0, 0), (options + 1, -options - 1)]
    tried += [
        tuple(dice.randint(-2, options + 1) for _ in range(dice.randint(0, 3)))
        for _ in range(3)
    ]
    return [answer for answer in tried if not decision.accepts(answer)]
