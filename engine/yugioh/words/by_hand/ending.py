"""What becomes of an effect by hand of which nothing was agreed to.

Both may have all be as it was before its activation, unless hidden cards were shown since or
chance was asked: nobody can act as if that had not been. Else it has no effect.
"""

from engine.core.protocol import Back, pick
from engine.yugioh.state.by_hand import Begun, HandEnd, Plan
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import HandStays, HandWentBack
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker

ENDS = tuple(HandEnd)


def begun_now(duel: Duel) -> Begun:
    """Where the activation begins that a player has just chosen."""
    ledger = duel.ledger
    return Begun(ledger.answers - 1 if ledger.begins else None, _shown(duel))


async def undone(duel: Duel, speaker: Speaker, plan: Plan) -> None:
    """Go back to before the activation where both want that; else return."""
    links = duel.state.chain.links
    ordinal = links[speaker.link - 1].ordinal if 0 < speaker.link <= len(links) else 0
    begun = duel.underway.begun.get(ordinal)
    if begun is None or begun.answers is None:
        return
    if begun.shown != _shown(duel):
        duel.announce(HandStays(plan.card, plan.by))
        return
    for seat in (plan.by, duel.opponent(plan.by)):
        (end,) = await pick(seat, Reason.HAND_END, ENDS, about=plan, safe=(len(ENDS) - 1,))
        if end is HandEnd.NO_EFFECT:
            return
    await Back(begun.answers, HandWentBack(plan.card, plan.by))


def _shown(duel: Duel) -> int:
    """Counts what was shown of hidden cards, and what was left to chance."""
    return duel.underway.shown + duel.dice.drawn
