"""What its controller has to pay for in each of his Standby Phases (MR-TURN-05)."""

from engine.core.protocol import pick
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.language import Maintained
from engine.yugioh.language.cards import effects_of
from engine.yugioh.readers.could import could
from engine.yugioh.readers.does import does
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import Why
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.table import Card, Speaker


async def maintain(duel: Duel) -> None:
    """Have the turn player pay for each of his cards that asks it, or lose the card."""
    seat = duel.state.turn_player
    for card in (*duel.state.monsters(seat), *duel.state.spells(seat)):
        for effect in effects_of(card.text.effects, Maintained) if card.face_up else ():
            duel.advance()
            if not await is_paid(duel, card, effect):
                destroy(duel, [card], Why.DESTROYED_BY_RULE)


async def is_paid(duel: Duel, card: Card, effect: Maintained) -> bool:
    """Tell whether the controller of `card` can pay, wishes to, and has paid."""
    speaker = Speaker(card, card.controller, pays=True)
    if not could(effect.cost, duel, speaker):
        return False
    (reply,) = await pick(speaker.player, Reason.WHETHER, tuple(Reply), about=card.id)
    return reply is Reply.YES and await does(effect.cost, duel, speaker)
