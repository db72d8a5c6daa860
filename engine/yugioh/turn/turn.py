"""The turn and its phases (MR-TURN)."""

from engine.core.protocol import Seat
from engine.yugioh.acts.choosing import agrees
from engine.yugioh.acts.life import is_draw_due
from engine.yugioh.chain.chain import respond
from engine.yugioh.chain.offers import ways_on
from engine.yugioh.facts.restrictions import may_battle
from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.turns import (
    PhaseBegan,
    PhaseSkipped,
    TurnBegan,
    TurnSkipped,
)
from engine.yugioh.state.reasons import Verb
from engine.yugioh.turn.battle_phase import battle_phase
from engine.yugioh.turn.before_draw import before_draw
from engine.yugioh.turn.end_phase import end_phase, end_turn, keep_hand_limit
from engine.yugioh.turn.main_phase import choose_action, main_phase
from engine.yugioh.turn.normal_draw import draw_normally
from engine.yugioh.turn.overtime import decide_by_life
from engine.yugioh.turn.postponed import do_what_is_due
from engine.yugioh.turn.remaining import count_turn
from engine.yugioh.turn.standby_phase import standby_phase


async def take_turns(duel: Duel, player: Seat, number: int = 1) -> None:
    """Let the players take turns, from that turn of `player` on, until the end (MR-TURN-01)."""
    while True:
        duel.emit(TurnBegan(number, player))
        if duel.state.sides[player].ahead.skips_turn:
            await pass_over(duel)
        else:
            await draw_phase(duel)
            if not skip(duel, Phase.STANDBY):
                await standby_phase(duel)
            await from_main_phase_1(duel)
        decide_by_life(duel)
        number, player = number + 1, duel.opponent(player)


async def pass_over(duel: Duel) -> None:
    """Skip the turn: it counts, but nothing is done in its phases.

    By the Expert Rules the hand limit is kept all the same (EX-TS-02).
    """
    duel.timeline.advance()
    duel.emit(TurnSkipped(duel.state.turn.player))
    count_turn(duel, Phase.END)
    if duel.format.trims_skipped_turns:
        await keep_hand_limit(duel)
    await end_turn(duel)


async def draw_phase(duel: Duel) -> None:
    """Have the turn player draw; a player who cannot loses (MR-TURN-03, MR-TURN-16)."""
    if skip(duel, Phase.DRAW):
        return
    duel.timeline.advance()
    moment = duel.emit(PhaseBegan(Phase.DRAW))
    await do_what_is_due(duel, Phase.DRAW)
    await before_draw(duel, moment)
    if is_draw_due(duel):
        await draw_normally(duel)
    await respond(duel)


def skip(duel: Duel, phase: Phase) -> bool:
    """Skip that phase if the turn player has to; whether it was skipped."""
    player = duel.state.turn.player
    if not duel.state.sides[player].ahead.skips.get(phase):
        return False
    duel.timeline.advance()
    duel.emit(PhaseSkipped(phase, player))
    return True


async def from_main_phase_1(duel: Duel) -> None:
    """Play the rest of the turn; Main Phase 2 follows a Battle Phase only (MR-TURN-11)."""
    if skip(duel, Phase.MAIN_1):
        verb = (await choose_action(duel, ways_on(duel))).verb
    else:
        verb = await main_phase(duel, Phase.MAIN_1)
    skip(duel, Phase.BATTLE)
    if verb is Verb.TO_BATTLE_PHASE:
        verb = await conduct_battle(duel)
    if verb is Verb.TO_MAIN_PHASE_2:
        await main_phase(duel, Phase.MAIN_2)
    await end_phase(duel)


async def conduct_battle(duel: Duel) -> Verb:
    """Conduct the Battle Phase, and another one if a card has it so, or its player wants it."""
    seat = duel.state.turn.player
    ahead = duel.state.sides[seat].ahead
    is_due = ahead.second_battle_from <= duel.state.turn.number
    card, must = (ahead.second_battle if is_due else None), ahead.second_battle_must
    verb = await battle_phase(duel)
    if card is None or duel.state.turn.is_ending or not may_battle(duel, seat):
        return verb
    if must:
        return await battle_phase(duel)
    return await battle_phase(duel) if await agrees(seat, card) else verb
