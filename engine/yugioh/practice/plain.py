"""How a sensible player answers who looks at one thing at a time: the normal level."""

from collections.abc import Callable

from engine.core.protocol import Answer, Pick
from engine.yugioh.language import Place, Position
from engine.yugioh.practice.battling import best_target
from engine.yugioh.practice.planning import appeal, keep, worth
from engine.yugioh.practice.seeing import strongest
from engine.yugioh.practice.viewing import by_strength
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Direct, Reason
from engine.yugioh.state.spots import CardId


def act(duel: Duel, decision: Pick) -> Answer:
    """The best thing to do; in a free choice something, in a response only what helps."""
    actions = [option for option in decision.options if isinstance(option, Action)]
    worths = [worth(duel, decision.seat, action) for action in actions]
    best = max(range(len(actions)), key=lambda index: (worths[index], -index))
    if decision.least == 0 and worths[best] <= 0:
        return ()
    return (best,)


def choose(duel: Duel, decision: Pick) -> Answer:
    """Those cards that the effect does the most with, and no more that it does harm to."""

    def liking(card: CardId) -> int:
        return appeal(duel, decision.seat, duel.card(card))

    liked = [card for card in cards_of(decision) if liking(card) > 0]
    return most_liked(
        duel, decision, liking, max(decision.least, min(decision.most, len(liked)))
    )


def give_up(duel: Duel, decision: Pick) -> Answer:
    """Those cards that are missed least."""

    def liking(card: CardId) -> int:
        return -keep(duel, decision.seat, duel.card(card))

    return most_liked(duel, decision, liking, decision.least)


def most_liked(
    duel: Duel, decision: Pick, liking: Callable[[CardId], int], count: int
) -> Answer:
    """Those cards that are liked most; of several in the Deck, in whatever order they lie."""
    cards = [duel.card(card) for card in cards_of(decision)]

    def key(index: int) -> tuple[int, tuple[int, int]]:
        card = cards[index]
        rank = by_strength(card) if card.place is Place.DECK else (0, 0)
        return -liking(card.id), rank

    return tuple(sorted(range(len(cards)), key=key)[:count])


def cards_of(decision: Pick) -> list[CardId]:
    """The options that are cards."""
    return [CardId(option) for option in decision.options if isinstance(option, int)]


def aim(duel: Duel, decision: Pick) -> Answer:
    """The best target of an attack; at a replay none, if none is worth it."""
    assert isinstance(decision.about, int)
    attacker = duel.card(CardId(decision.about))
    targets = tuple(
        CardId(each) if isinstance(each, int) else Direct.DIRECT for each in decision.options
    )
    best, gained = best_target(duel, decision.seat, attacker, targets)
    return () if decision.least == 0 and gained <= 0 else (best,)


def stand(duel: Duel, decision: Pick) -> Answer:
    """Attack Position for a monster that outclasses what is there, else Defense Position."""
    assert isinstance(decision.about, int)
    text, seat = duel.card(CardId(decision.about)).text, decision.seat
    attacking = Position.ATTACK in decision.options and seat == duel.state.turn.player
    if attacking and text.strength >= text.guard:
        return (decision.options.index(Position.ATTACK),)
    stands = text.strength > strongest(duel, seat, duel.opponent(seat))
    guard = Position.DEFENSE if Position.DEFENSE in decision.options else Position.FACE_DOWN
    wished = Position.ATTACK if stands else guard
    return (decision.options.index(wished) if wished in decision.options else 0,)


WAYS: dict[object, Callable[[Duel, Pick], Answer]] = {
    Reason.ACT: act,
    Reason.RESPOND: act,
    Reason.TRIGGER: act,
    Reason.TARGET: choose,
    Reason.CHOOSE: choose,
    Reason.DISCARD: give_up,
    Reason.TRIBUTE: give_up,
    Reason.HAND_LIMIT: give_up,
    Reason.ATTACK_TARGET: aim,
    Reason.REPLAY: aim,
    Reason.POSITION: stand,
}
"""How each kind of question is answered."""
