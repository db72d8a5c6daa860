"""The preparation of a duel (MR-SETUP)."""

from engine.core.game import First
from engine.core.outcome import Outcome, places_of
from engine.core.protocol import Pick, Seat, Settled, Together, pick
from engine.yugioh.acts.chance import toss_coin
from engine.yugioh.acts.life import draw
from engine.yugioh.acts.moving import shuffle
from engine.yugioh.chain.upkeep import upkeep
from engine.yugioh.state.duel import Duel, DuelOver
from engine.yugioh.state.events.chance import Coin
from engine.yugioh.state.events.contest import Ended, Ending, OrderChosen, SignsThrown
from engine.yugioh.state.reasons import Reason, Sign, Turn
from engine.yugioh.state.spots import SEATS
from engine.yugioh.turn.turn import take_turns

BEATS = {Sign.ROCK: Sign.SCISSORS, Sign.PAPER: Sign.ROCK, Sign.SCISSORS: Sign.PAPER}


async def play(duel: Duel, first: First = First.BY_GAME) -> Outcome:
    """Play a duel from the shuffle to its end."""
    await play_duel(duel, how=first)
    return outcome(duel)


async def play_duel(
    duel: Duel, chooser: Seat | None = None, how: First = First.BY_GAME
) -> None:
    """Play a duel until it is decided, by the rules or by the players themselves.

    A player may give it up, or both agree to a draw.
    """
    try:
        await open_duel(duel, chooser, how)
    except DuelOver:
        return
    except Settled as settled:
        if settled.loser is None:
            duel.emit(Ended((), Ending.AGREED))
        else:
            duel.emit(Ended((duel.opponent(settled.loser),), Ending.SURRENDERED))


def outcome(duel: Duel) -> Outcome:
    """How the decided duel ended."""
    ended = next(
        happened.event
        for happened in reversed(duel.timeline.history)
        if isinstance(happened.event, Ended)
    )
    return Outcome(places_of(ended.winners, len(SEATS)), ended.why)


async def open_duel(
    duel: Duel, chooser: Seat | None = None, how: First = First.BY_GAME
) -> None:
    """Shuffle, settle who goes first, draw the opening hands, and take turns.

    `chooser` is who lost the Duel before, if any: they choose (MR-MATCH-02). Else `how` says
    how it is settled: by a throw of signs (MR-SETUP-03), or as the players have agreed.
    """
    for seat in SEATS:
        shuffle(duel, seat)
    first = await who_goes_first(duel, chooser, how)
    duel.emit(OrderChosen(first))
    count = duel.format.opening_hand
    draw(duel, [(first, count), (duel.opponent(first), count)])
    await upkeep(duel)
    duel.timeline.take_history()
    await take_turns(duel, first)


async def who_goes_first(duel: Duel, chooser: Seat | None, how: First) -> Seat:
    """Settle who goes first: by choice, by a coin, or as agreed."""
    match how:
        case First.BY_GAME:
            return await choose_order(duel, chooser)
        case First.BY_CHANCE:
            return SEATS[toss_coin(duel, SEATS[0]) is not Coin.HEADS]
        case First.SEAT_0 | First.SEAT_1:
            return SEATS[int(how)]


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
