"""Whether an effect may be activated of which anything is done by hand.

What is not understood of its condition, cost and limits nobody enforces but the opponent: they
are asked before anything is paid, so that to take it back nothing has to be undone.
"""

from engine.core.changing import changed
from engine.core.protocol import pick
from engine.yugioh.field.zones import coming_zones
from engine.yugioh.language import Activatable, Frame, Place
from engine.yugioh.language.by_hand import done_by_hand
from engine.yugioh.state.by_hand import HandAct, HandReply, HandStand, Plan
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import (
    HandAnnounced,
    HandRefused,
    HandTakenBack,
)
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.by_hand.agreeing import ONE, as_shown, show_found
from engine.yugioh.words.by_hand.composing import composed, with_materials
from engine.yugioh.words.by_hand.ending import begun_now
from engine.yugioh.words.looking import is_hidden

MOST_TAKEN_BACK = 3
"""How often an effect of a card can be taken back in a turn; then it is tried no more."""
MOST_PLANS = 3
"""How many plans are proposed for one activation or resolution."""
SUMMONS = {
    Frame.SYNCHRO: HandAct.SYNCHRO_SUMMON,
    Frame.XYZ: HandAct.XYZ_SUMMON,
    Frame.LINK: HandAct.LINK_SUMMON,
}
"""How the monsters are summoned that come from the Extra Deck with materials, by no effect."""


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
    stands = await _stands(duel, speaker, plan, index)
    if stands is None:
        return False
    duel.underway.plan(stands)
    duel.underway.begin(duel.state.chain.activations + 1, begun)
    return True


async def is_summon_allowed(
    duel: Duel, speaker: Speaker, sentences: tuple[int, ...], index: int
) -> bool:
    """Have the opponent allow a Summon without activation, with what is done for it.

    One with materials names these; of any other it is put together as a cost is.
    """
    card = speaker.card
    plan = Plan(card.id, speaker.player, sentences, is_cost=True, is_summon=True)
    stands = await _stands(duel, speaker, plan, index)
    if stands is None:
        return False
    given = [duel.card(each) for act in stands.acts for each in act.named]
    others = [each for each in given if each is not card]
    if not coming_zones(duel, speaker.player, card, others):
        duel.announce(HandTakenBack(card.id, speaker.player, index))
        return False
    duel.underway.plan(stands)
    return True


async def _stands(duel: Duel, speaker: Speaker, plan: Plan, index: int) -> Plan | None:
    """The plan as it stands, allowed or insisted on; None where it is taken back."""
    paying = changed(speaker, pays=True)
    for _ in range(MOST_PLANS):
        if plan.is_cost:
            plan = await _put_together(duel, paying, plan)
        reply = await _reply(duel, plan)
        stand = HandStand.INSIST
        if reply is not HandReply.AGREE:
            duel.announce(HandRefused(plan.card, duel.opponent(plan.by), reply))
            plan = changed(plan, refused=reply)
            stands = tuple(s for s in HandStand if _may_stand(s, plan))
            (stand,) = await pick(plan.by, Reason.HAND_STAND, stands, about=plan)
        if stand is HandStand.INSIST:
            return plan
        if stand is HandStand.TAKE_BACK:
            break
    duel.announce(HandTakenBack(plan.card, plan.by, index))
    return None


def _may_stand(stand: HandStand, plan: Plan) -> bool:
    """Whether a player whose plan was refused may do that.

    A Summon cannot be insisted on: nothing of it could be left without effect afterwards.
    """
    if stand is HandStand.CHANGE:
        return plan.is_cost
    return stand is not HandStand.INSIST or not plan.is_summon


async def _put_together(duel: Duel, paying: Speaker, plan: Plan) -> Plan:
    card = paying.card
    act = SUMMONS.get(card.text.frame) if plan.is_summon else None
    if act is None or card.place is not Place.EXTRA_DECK:
        return await composed(duel, paying, plan)
    return await with_materials(duel, paying, changed(plan, acts=()), act)


async def _reply(duel: Duel, plan: Plan) -> HandReply:
    """What the opponent says, to whom the card is shown."""
    card = duel.card(plan.card)
    show_found(duel, plan, *([card] if is_hidden(card) else []))
    duel.announce(HandAnnounced(card.id, plan.by, plan.is_summon))
    judge, shown = duel.opponent(plan.by), as_shown(duel, plan)
    safe = (len(ONE) - 1,)
    (reply,) = await pick(judge, Reason.HAND_ALLOW, ONE, about=shown, safe=safe)
    return reply
