"""The preparation of a duel (MR-SETUP)."""

from collections.abc import Coroutine
from typing import Any

from engine.core.game import First
from engine.core.outcome import Outcome, places_of
from engine.core.protocol import Pick, Seat, Settled, Together, pick
from engine.yugioh.acts.chance import toss_coin
from engine.yugioh.acts.life import draw, end
from engine.yugioh.acts.moving import shuffle
from engine.yugioh.chain.upkeep import upkeep
from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel, DuelOver
from engine.yugioh.state.events.chance import Coin
from engine.yugioh.state.events.contest import Ended, Ending, OrderChosen, SignsThrown
from engine.yugioh.state.reasons import Reason, Sign, Turn
from engine.yugioh.state.spots import SEATS
from engine.yugioh.turn.overtime import decide_by_life
from engine.yugioh.turn.turn import from_main_phase_1, take_turns

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
    await until_decided(duel, open_duel(duel, chooser, how))


async def play_on(duel: Duel, phase: Phase, *, only_turn: bool = False) -> Outcome:
    """Play a duel that was laid out, from the Draw Phase or Main Phase 1 of its turn.

    If it is the `only_turn`, the turn player loses where it ends without a decision.
    """
    await until_decided(duel, take_up(duel, phase, only_turn=only_turn))
    return outcome(duel)


async def take_up(duel: Duel, phase: Phase, *, only_turn: bool) -> None:
    """Play the turn on the table from that phase on, and then the next ones."""
    turn = duel.state.turn
    number, player = turn.number, turn.player
    if phase is Phase.DRAW:
        await take_turns(duel, player, number)
    await from_main_phase_1(duel)
    decide_by_life(duel)
    if only_turn:
        end(duel, (duel.opponent(player),), Ending.ONLY_TURN)
    await take_turns(duel, duel.opponent(player), number + 1)


async def until_decided(duel: Duel, course: Coroutine[Any, Any, None]) -> None:
    """Follow the course until the rules decide the duel, or the players themselves do."""
    try:
        await course
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
