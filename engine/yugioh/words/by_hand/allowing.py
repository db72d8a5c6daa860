"""Whether an effect may be activated of which anything is done by hand.

What is not understood of its condition, cost and limits nobody enforces but the opponent: they
are asked before anything is paid, so that to take it back nothing has to be undone.
"""

from engine.core.changing import changed
from engine.core.protocol import pick
from engine.yugioh.language import Activatable
from engine.yugioh.language.by_hand import done_by_hand
from engine.yugioh.state.by_hand import HandReply, HandStand, Plan
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import HandAnnounced, HandRefused, HandTakenBack
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.by_hand.agreeing import ONE, as_shown, show_found
from engine.yugioh.words.by_hand.composing import composed
from engine.yugioh.words.by_hand.ending import begun_now
from engine.yugioh.words.looking import is_hidden

MOST_TAKEN_BACK = 3
"""How often an effect of a card can be taken back in a turn; then it is tried no more."""
MOST_PLANS = 3
"""How many plans are proposed for one activation or resolution."""


async def is_allowed(duel: Duel, speaker: Speaker, effect: Activatable, index: int) -> bool:
    """Have the opponent allow the activation, with the cost that is put together for it.

    What is refused can be tried otherwise, taken back, or insisted on. True of every effect of
    which nothing is done by hand.
    """
    said = done_by_hand(effect)
    if not said:
        return True
    begun = begun_now(duel)
    costs = () if effect.cost is None else done_by_hand(effect.cost)
    cost = costs[0] if costs else None
    sentences = said[0].sentences if cost is None else cost.sentences
    plan = Plan(speaker.card.id, speaker.player, sentences, is_cost=cost is not None)
    paying = changed(speaker, pays=True)
    for _ in range(MOST_PLANS):
        if cost is not None:
            plan = await composed(duel, paying, plan)
        reply = await _reply(duel, plan)
        stand = HandStand.INSIST
        if reply is not HandReply.AGREE:
            duel.announce(HandRefused(plan.card, duel.opponent(plan.by), reply))
            stands = tuple(s for s in HandStand if s is not HandStand.CHANGE or cost)
            (stand,) = await pick(plan.by, Reason.HAND_STAND, stands, about=plan)
        if stand is HandStand.INSIST:
            duel.underway.plan(plan)
            duel.underway.begin(duel.state.chain.activations + 1, begun)
            return True
        if stand is HandStand.TAKE_BACK:
            break
    duel.announce(HandTakenBack(plan.card, plan.by, index))
    return False


async def _reply(duel: Duel, plan: Plan) -> HandReply:
    """What the opponent says, to whom the card is shown."""
    card = duel.card(plan.card)
    if is_hidden(card):
        duel.emit(Revealed((card.id,), plan.by))
    duel.announce(HandAnnounced(card.id, plan.by))
    show_found(duel, plan)
    judge, shown = duel.opponent(plan.by), as_shown(duel, plan)
    safe = (len(ONE) - 1,)
    (reply,) = await pick(judge, Reason.HAND_ALLOW, ONE, about=shown, safe=safe)
    return reply
