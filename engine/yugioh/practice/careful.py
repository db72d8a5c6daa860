"""How a player answers who looks ahead to the battles that follow: the hard level."""

from collections.abc import Callable

from engine.core.protocol import Answer, Pick
from engine.yugioh.language import Place, Position
from engine.yugioh.practice.foresight import DIRECT, best_from
from engine.yugioh.practice.outlook import Outlook
from engine.yugioh.practice.plain import cards_of, give_up, most_liked
from engine.yugioh.practice.weighing import appeal, cheapest_materials, worth, worth_of_standing
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Reason, Turn
from engine.yugioh.state.spots import CardId


def go_second(duel: Duel, decision: Pick) -> Answer:
    """The second turn, in which one draws first and attacks first."""
    return (decision.options.index(Turn.SECOND),)


def act(duel: Duel, decision: Pick) -> Answer:
    """The best thing to do; in a free choice something, in a response only what helps."""
    outlook = Outlook(duel, decision.seat)
    actions = [option for option in decision.options if isinstance(option, Action)]
    worths = [worth(outlook, action) for action in actions]
    best = max(range(len(actions)), key=lambda index: (worths[index], -index))
    if decision.least == 0 and worths[best] <= 0:
        return ()
    return (best,)


def choose(duel: Duel, decision: Pick) -> Answer:
    """Those cards that the effect does the most with, and no more that it does harm to."""
    outlook = Outlook(duel, decision.seat)
    likings = {card: appeal(outlook, duel.card(card)) for card in cards_of(decision)}
    liked = sum(1 for liking in likings.values() if liking > 0)
    count = max(decision.least, min(decision.most, liked))
    return most_liked(duel, decision, lambda card: likings[card], count)


def aim(duel: Duel, decision: Pick) -> Answer:
    """The target from which the best attacks follow; at a replay none, if none is worth it."""
    assert isinstance(decision.about, int)
    outlook = Outlook(duel, decision.seat)
    keys = [each if isinstance(each, int) else DIRECT for each in decision.options]
    best, reached = best_from(outlook.board, decision.about, keys)
    return () if decision.least == 0 and reached < outlook.plan.score else (best,)


def stand(duel: Duel, decision: Pick) -> Answer:
    """The position from which the better battles follow."""
    assert isinstance(decision.about, int)
    outlook = Outlook(duel, decision.seat)
    card = duel.card(CardId(decision.about))
    positions = [each for each in decision.options if isinstance(each, Position)]
    gains = [worth_of_standing(outlook, card, position) for position in positions]
    return (max(range(len(gains)), key=lambda index: (gains[index], -index)),)


def give_materials(duel: Duel, decision: Pick) -> Answer:
    """The materials that are missed least; what is detached is one of the least."""
    assert isinstance(decision.about, int)
    card = duel.card(CardId(decision.about))
    if card.place is not Place.EXTRA_DECK:
        return give_up(duel, decision)
    given = [each.id for each in cheapest_materials(Outlook(duel, decision.seat), card)]
    return tuple(n for n, each in enumerate(decision.options) if each in given)


WAYS: dict[object, Callable[[Duel, Pick], Answer]] = {
    Reason.ORDER: go_second,
    Reason.ORDER_AFTER_LOSS: go_second,
    Reason.ACT: act,
    Reason.RESPOND: act,
    Reason.TRIGGER: act,
    Reason.TARGET: choose,
    Reason.CHOOSE: choose,
    Reason.ATTACK_TARGET: aim,
    Reason.REPLAY: aim,
    Reason.POSITION: stand,
    Reason.MATERIAL: give_materials,
}
"""What is answered in another way than at the normal level."""
