"""The draw of the Draw Phase, and cards that are shown as they are drawn for it."""

from engine.core.protocol import Pick, Seat
from engine.yugioh.acts.life import draw
from engine.yugioh.asked import holds
from engine.yugioh.facts.permissions import normal_draw
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.turns import NormallyDrawn
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.effects.uses import shown_as_drawn


async def draw_normally(duel: Duel) -> None:
    """Have the turn player draw for their Draw Phase, and show what they want to keep shown."""
    seat = duel.state.turn.player
    count = normal_draw(duel, seat)
    draw(duel, [(seat, count)])
    drawn = duel.state.sides[seat].hand[-count:]
    shown = await _shown(duel, seat, drawn)
    if shown is not None:
        duel.emit(Revealed((shown.id,), seat))
    duel.emit(NormallyDrawn((shown or drawn[-1]).id, shown is not None))


async def _shown(duel: Duel, seat: Seat, drawn: list[Card]) -> Card | None:
    """The card of those drawn that its player wants to keep revealed, if any.

    Where they could have drawn one that can be, for all that the other player knows, they are
    asked even if they have not.
    """
    speaker = Speaker(drawn[-1], seat)
    if not any(holds(each.drawn_while, duel, speaker) for each in duel.index.shown_as_drawn):
        return None
    able = [
        card
        for card in drawn
        if any(
            holds(each.drawn_while, duel, Speaker(card, seat))
            for each in shown_as_drawn(card.text)
        )
    ]
    actions = tuple(Action(Verb.APPLY, card.id) for card in able)
    answer = await Pick(seat, Reason.TRIGGER, actions, 0, 1)
    return able[answer[0]] if answer else None
