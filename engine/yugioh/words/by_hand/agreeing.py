"""What the opponent says to what is put together by hand."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import pick
from engine.yugioh.language import Place
from engine.yugioh.state.by_hand import (
    REFUSALS,
    Handling,
    HandReply,
    Plan,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import (
    HandAgreed,
    HandProposed,
    HandRefused,
)
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN, CardId
from engine.yugioh.words.hand_acts import ACTS
from engine.yugioh.words.unseen import KEPT_CLOSE

LOOKED_FOR = (Place.DECK, Place.EXTRA_DECK)
"""From where cards that are named are shown: their player has chosen them by what they are."""


def _is_secret(card: Card) -> bool:
    return card.place in KEPT_CLOSE and not card.face_up


def as_shown(duel: Duel, plan: Plan) -> Plan:
    """The plan without the cards that nobody but its player may know: those of their hand.

    Those that were looked for in a Deck or an Extra Deck have been shown, and so have those
    that are summoned with materials, and these: whether they do for it is what is agreed to. So
    has the card itself where its activation or Summon is to be allowed. What lies face-down on
    the field stays so.
    """
    shown = [*_shown_with(duel, plan), *([plan.card] if plan.is_cost else [])]

    def told(card: CardId) -> CardId:
        return HIDDEN if _is_secret(duel.card(card)) and card not in shown else card

    acts = tuple(
        changed(done, cards=tuple(told(card) for card in done.cards)) for done in plan.acts
    )
    return changed(plan, acts=acts)


def _shown_with(duel: Duel, plan: Plan) -> list[CardId]:
    """The cards that nobody but its player sees, and that are shown with the plan."""
    named = [
        card
        for done in plan.acts
        for card in done.named
        if ACTS[done.act].shows or duel.card(card).place in LOOKED_FOR
    ]
    return [card for card in dict.fromkeys(named) if _is_secret(duel.card(card))]


def show_found(duel: Duel, plan: Plan, *cards: Card) -> None:
    """Show both players these cards and those that are shown with the plan, each once."""
    found = dict.fromkeys([*(card.id for card in cards), *_shown_with(duel, plan)])
    if found:
        duel.emit(Revealed(tuple(found), plan.by))


async def agreed(duel: Duel, plan: Plan) -> tuple[Sequence[Handling], HandReply | None]:
    """The acts that the opponent agrees to, and why they refused any; None if they did not."""
    duel.announce(HandProposed(plan.card, plan.by, tuple(done.act for done in plan.acts)))
    show_found(duel, plan)
    judge, shown = duel.opponent(plan.by), as_shown(duel, plan)
    alone = len(plan.acts) == 1
    replies = tuple(r for r in HandReply if not (alone and r is HandReply.ONE_BY_ONE))
    safe = (len(replies) - 1,)
    (reply,) = await pick(judge, Reason.HAND_AGREE, replies, about=shown, safe=safe)
    kept: list[Handling] = []
    refused: HandReply | None = None
    if reply is HandReply.AGREE:
        kept = list(plan.acts)
    elif reply is HandReply.ONE_BY_ONE:
        for done, told in zip(plan.acts, shown.acts, strict=True):
            one = changed(shown, acts=(told,))
            (reply,) = await pick(
                judge, Reason.HAND_AGREE_ONE, ONE, about=one, safe=(len(ONE) - 1,)
            )
            if reply is HandReply.AGREE:
                kept.append(done)
            else:
                refused = reply
                duel.announce(HandRefused(plan.card, judge, reply))
    else:
        refused = reply
        duel.announce(HandRefused(plan.card, judge, reply))
    if kept:
        duel.announce(HandAgreed(plan.card, judge, len(kept)))
    return kept, refused


ONE = (HandReply.AGREE, *REFUSALS)
"""What is said to one act, and to an activation."""
