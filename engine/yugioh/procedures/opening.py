"""The preparation of a duel (MR-SETUP)."""

from contextlib import suppress

from engine.core.match import Outcome
from engine.core.protocol import Pick, Seat, Together, pick
from engine.yugioh.acts.life import draw
from engine.yugioh.acts.moving import shuffle
from engine.yugioh.procedures.turn import take_turns
from engine.yugioh.procedures.upkeep import upkeep
from engine.yugioh.state.duel import Duel, DuelOver
from engine.yugioh.state.events import Ended, OrderChosen, SignsThrown
from engine.yugioh.state.reasons import Reason, Sign, Turn

BEATS = {Sign.ROCK: Sign.SCISSORS, Sign.PAPER: Sign.ROCK, Sign.SCISSORS: Sign.PAPER}
SEATS = (Seat(0), Seat(1))


async def play(duel: Duel) -> Outcome:
    """Play a duel from the shuffle to its end."""
    with suppress(DuelOver):
        await open_duel(duel)
    return outcome(duel)


def outcome(duel: Duel) -> Outcome:
    """How the decided duel ended."""
    ended = next(event for _, event, _ in reversed(duel.history) if isinstance(event, Ended))
    return Outcome(ended.winners, ended.why)


async def open_duel(duel: Duel, chooser: Seat | None = None) -> None:
    """Shuffle, settle who goes first, draw the opening hands, and take turns.

    `chooser` is who lost the Duel before, if any: he chooses (MR-MATCH-02).
    """
    for seat in SEATS:
        shuffle(duel, seat)
    first = await choose_order(duel, chooser)
    duel.emit(OrderChosen(first))
    count = duel.format.opening_hand
    draw(duel, [(first, count), (duel.opponent(first), count)])
    await upkeep(duel)
    duel.history.clear()
    await take_turns(duel, first)


async def choose_order(duel: Duel, chooser: Seat | None) -> Seat:
    """Have the loser of the last Duel, else who wins the throw, say who goes first."""
    reason = Reason.ORDER if chooser is None else Reason.ORDER_AFTER_LOSS
    chooser = await throw_signs(duel) if chooser is None else chooser
    (chosen,) = await pick(chooser, reason, tuple(Turn))
    return chooser if chosen is Turn.FIRST else duel.opponent(chooser)


async def throw_signs(duel: Duel) -> Seat:
    """Have both throw signs until one beats the other; return who won (MR-SETUP-03)."""
    reason = Reason.SIGN
    while True:
        throws = tuple(Pick(seat, reason, tuple(Sign)) for seat in SEATS)
        answers = await Together(throws)
        signs = tuple(tuple(Sign)[answers[seat][0]] for seat in SEATS)
        duel.emit(SignsThrown(signs))
        if signs[0] is not signs[1]:
            return SEATS[0] if BEATS[signs[0]] is signs[1] else SEATS[1]
        reason = Reason.SIGN_AGAIN
