"""The Standby Phase: what has to be paid for, and its effects, one after another."""

from functools import partial

from engine.core.protocol import Pick, Seat, pick
from engine.yugioh.chain.chain import add_triggered, respond, respond_to_chain
from engine.yugioh.chain.triggers import Known, Triggered, newly_triggered
from engine.yugioh.formats.format import Settling
from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Reason
from engine.yugioh.turn.maintenance import maintain
from engine.yugioh.turn.player_by_player import settle_player_by_player
from engine.yugioh.turn.postponed import do_what_is_due


async def standby_phase(duel: Duel) -> None:
    """Let effects of the Standby Phase be used (MR-TURN-05), then quick effects."""
    duel.timeline.advance()
    moment, known = duel.emit(PhaseBegan(Phase.STANDBY)), list[Known]()
    find = partial(newly_triggered, duel, moment, known)
    if duel.format.settling is Settling.PLAYER_BY_PLAYER:
        await settle_player_by_player(duel, Phase.STANDBY, find, Reason.STANDBY_ORDER)
    else:
        await maintain(duel, Phase.STANDBY)
        await do_what_is_due(duel, Phase.STANDBY)
        if duel.timeline.instant != moment.instant:
            await respond(duel)
        await settle_one_by_one(duel, find())
    await respond(duel)
    while due := find():
        await settle_one_by_one(duel, due)


async def settle_one_by_one(duel: Duel, due: list[Triggered]) -> None:
    """Carry out effects of the Standby Phase, each on a chain of its own.

    What has to be done comes first, and what the turn player does before what the other does.
    """
    for mandatory in (True, False):
        for seat in duel.state.turn_order:
            mine = [t for t in due if t.player == seat and t.use.mandatory is mandatory]
            while (chosen := await choose_next(duel, seat, mine)) is not None:
                mine.remove(chosen)
                duel.timeline.advance()
                await add_triggered(duel, chosen)
                await respond_to_chain(duel)


async def choose_next(duel: Duel, seat: Seat, mine: list[Triggered]) -> Triggered | None:
    """Have `seat` say what comes next; None where nothing is left, or they want nothing.

    Where only they know whether they could use one, they are asked all the same.
    """
    ready = [trigger for trigger in mine if trigger.is_ready(duel)]
    actions = tuple(trigger.action for trigger in ready)
    if ready and ready[0].use.mandatory:
        (first,) = await pick(seat, Reason.STANDBY_ORDER, actions)
        return ready[actions.index(first)]
    if not any(trigger.may_be_chosen(duel) for trigger in mine):
        return None
    answer = await Pick(seat, Reason.TRIGGER, actions, 0, 1)
    return ready[answer[0]] if answer else None
