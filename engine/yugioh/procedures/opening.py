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
    ended = next(event for _, event in reversed(duel.history) if isinstance(event, Ended))
    return Outcome(ended.winners, ended.why)


async def open_duel(duel: Duel) -> None:
    """Shuffle, settle who goes first, draw the opening hands, and take turns."""
    for seat in SEATS:
        shuffle(duel, seat)
    first = await choose_order(duel)
    duel.emit(OrderChosen(first))
    count = duel.format.opening_hand
    draw(duel, [(first, count), (duel.opponent(first), count)])
    await upkeep(duel)
    duel.history.clear()
    await take_turns(duel, first)


async def choose_order(duel: Duel) -> Seat:
    """Have both throw signs until one beats the other; the winner chooses (MR-SETUP-03)."""
    winner = None
    while winner is None:
        throws = tuple(Pick(seat, Reason.SIGN, tuple(Sign)) for seat in SEATS)
        answers = await Together(throws)
        signs = tuple(tuple(Sign)[answers[seat][0]] for seat in SEATS)
        duel.emit(SignsThrown(signs))
        if signs[0] is not signs[1]:
            winner = SEATS[0] if BEATS[signs[0]] is signs[1] else SEATS[1]
    (chosen,) = await pick(winner, Reason.ORDER, tuple(Turn))
    return winner if chosen is Turn.FIRST else duel.opponent(winner)
