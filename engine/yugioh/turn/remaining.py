"""What remains on the field for some turns, and is destroyed then (MR-TURN-15)."""

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.language import Phase, Remains, Whose
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import TurnCounted
from engine.yugioh.state.reasons import Reason


async def end_what_remained(duel: Duel, phase: Phase, reason: Reason) -> None:
    """Count the turn in that phase, and destroy what has remained long enough."""
    over = count_turn(duel, phase)
    for seat in duel.state.turn_order:
        mine = [card for card in over if card.controller == seat]
        await destroy_in_order(duel, seat, mine, reason)


def count_turn(duel: Duel, phase: Phase) -> list[Card]:
    """Count the turn for what remains some turns; return what goes in this phase."""
    over: list[Card] = []
    for card in duel.state.field() if duel.index.counting_turns else ():
        for effect in effects_of(card.text.effects, Remains) if card.face_up else ():
            theirs = card.controller != duel.state.turn.player
            if theirs is not (effect.whose is Whose.THEIRS) or effect.phase is not phase:
                continue
            duel.emit(TurnCounted(card.id, card.turns_counted + 1))
            if card.turns_counted == effect.turns:
                over.append(card)
    return over


async def destroy_in_order(duel: Duel, seat: Seat, over: list[Card], reason: Reason) -> None:
    """Destroy what has remained long enough one by one, as `seat` chooses (MR-END-03).

    No effect does it, so nothing that spares cards from effects keeps them (Q&A 19310).
    """
    while over:
        cards = [card.id for card in over]
        (first,) = await pick(seat, reason, cards)
        card = duel.card(first)
        over.remove(card)
        duel.timeline.advance()
        destroy(duel, [card], Why.DESTROYED_BY_RULE)
