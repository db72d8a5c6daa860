"""The Standby Phase: what has to be paid for, and its effects, one after another."""

from functools import partial

from engine.yugioh.chain.chain import respond
from engine.yugioh.chain.triggers import Known, newly_triggered
from engine.yugioh.formats.format import Settling
from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Reason
from engine.yugioh.turn.maintenance import maintain
from engine.yugioh.turn.one_by_one import settle_one_by_one
from engine.yugioh.turn.player_by_player import settle_player_by_player
from engine.yugioh.turn.postponed import do_what_is_due
from engine.yugioh.turn.remaining import end_what_remained


async def standby_phase(duel: Duel) -> None:
    """Let effects of the Standby Phase be used (MR-TURN-05), then quick effects."""
    duel.timeline.advance()
    moment, known = duel.emit(PhaseBegan(Phase.STANDBY)), list[Known]()
    find = partial(newly_triggered, duel, moment, known)
    if duel.format.settling is Settling.PLAYER_BY_PLAYER:
        await settle_player_by_player(duel, Phase.STANDBY, find, Reason.STANDBY_ORDER)
        await end_what_remained(duel, Phase.STANDBY, Reason.STANDBY_ORDER)
    else:
        await maintain(duel, Phase.STANDBY)
        await do_what_is_due(duel, Phase.STANDBY)
        await end_what_remained(duel, Phase.STANDBY, Reason.STANDBY_ORDER)
        if duel.timeline.instant != moment.instant:
            await respond(duel)
        await settle_one_by_one(duel, find(), moment, Reason.STANDBY_ORDER)
    await respond(duel)
    while due := find():
        await settle_one_by_one(duel, due, moment, Reason.STANDBY_ORDER)
