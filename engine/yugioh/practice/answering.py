"""Answering any question as a player of some level would."""

from collections.abc import Callable, Mapping

from engine.core.game import Level
from engine.core.match import Match
from engine.core.protocol import Answer, Pick, Seat
from engine.yugioh.game.looking import duel_of
from engine.yugioh.practice import careful, plain, simple
from engine.yugioh.practice.viewing import as_read_by
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason

Way = Callable[[Duel, Pick], Answer]


def answer(match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
    """A legal answer to what `seat` is asked; raise ValueError when it is not asked."""
    decision = match.asked(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked anything now")
    if not isinstance(decision, Pick) or not decision.options:
        return decision.default()
    if decision.reason in (Reason.SIGN, Reason.SIGN_AGAIN):
        return (int(match.digest, 16) // (2 * seat + 1) % len(decision.options),)
    return answer_in(duel_of(match), decision, level)


def answer_in(duel: Duel, decision: Pick, level: Level = Level.NORMAL) -> Answer:
    """A legal answer to what its seat is asked, from no more of `duel` than it may see."""
    way = WAYS[level].get(decision.reason, default)
    chosen = way(as_read_by(duel, decision.seat), decision)
    return chosen if decision.accepts(chosen) else decision.default()


def default(duel: Duel, decision: Pick) -> Answer:
    """The safe answer."""
    return decision.default()


WAYS: Mapping[Level, Mapping[object, Way]] = {
    Level.EASY: {**plain.WAYS, **simple.WAYS},
    Level.NORMAL: plain.WAYS,
    Level.HARD: {**plain.WAYS, **careful.WAYS},
}
"""How each level answers each kind of question; the others get the safe answer."""
