"""A phase in which the turn player settles all that is theirs, then the other player.

So it goes by the Expert Rules (EX-SP-03, EX-EP-03): costs, effects and what was left to be done
come in any order, one at a time, each with its own chain.
"""

from collections.abc import Callable, Sequence

from engine.core.protocol import Pick, Seat, pick
from engine.core.values import value
from engine.yugioh.chain.chain import add_triggered, respond, respond_to_chain
from engine.yugioh.chain.declaring import activate
from engine.yugioh.chain.offers import responses
from engine.yugioh.chain.triggers import Triggered
from engine.yugioh.language import Maintained, Phase
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.lasting import Postponement
from engine.yugioh.state.reasons import Action, Reason
from engine.yugioh.state.spots import CardId
from engine.yugioh.turn.maintenance import dues, settle_due
from engine.yugioh.turn.postponed import do_postponed, due_of


@value
class Due:
    """A cost that is due for a card."""

    card: Card
    effect: Maintained


@value
class Item:
    """One thing to settle: a cost that is due, an effect, or what an effect left to be done."""

    card: CardId
    what: Due | Triggered | Postponement

    @property
    def is_optional(self) -> bool:
        """Whether its player may leave it."""
        return isinstance(self.what, Triggered) and not self.what.use.mandatory


async def settle_player_by_player(
    duel: Duel,
    phase: Phase,
    find: Callable[[], list[Triggered]],
    reason: Reason,
    due: Sequence[Triggered] = (),
) -> None:
    """Have each player settle their own; `find` tells which effects have become due since.

    What the other player settles may make something else due for the turn player: they are
    then asked again, of all but what they have left.
    """
    waiting = [*due, *find()]
    paid: list[tuple[CardId, int]] = []
    seat, done = duel.state.turn.player, 0
    due_at_first = (
        _items(duel, each, phase, waiting, paid) for each in (seat, duel.opponent(seat))
    )
    if phase is Phase.STANDBY and any(due_at_first):
        await _use_standby_cards(duel, seat)
        waiting += find()
    while done < 2:
        items = _items(duel, seat, phase, waiting, paid)
        chosen = await _choose(duel, seat, items, reason)
        if chosen is None:
            left = [item.what for item in items]
            waiting = [each for each in waiting if each not in left]
            seat, done = duel.opponent(seat), done + 1
            continue
        done = 0
        await _settle(duel, seat, chosen, waiting, paid)
        waiting += find()


async def _use_standby_cards(duel: Duel, seat: Seat) -> None:
    """Let the turn player use cards that are for the Standby Phase (EX-SP-06).

    They are asked before anything is settled, whatever they have Set: silence would tell.
    From the hand no card is for that phase.
    """
    while any(not card.face_up for card in duel.state.spells(seat)):
        fast = responses(duel, seat)
        actions = tuple(action for action in fast if _is_for_standby(duel, action))
        answer = await Pick(seat, Reason.TRIGGER, actions, 0, 1)
        if not answer:
            return
        duel.timeline.advance()
        await activate(duel, seat, actions[answer[0]])
        await respond_to_chain(duel)


def _is_for_standby(duel: Duel, action: Action) -> bool:
    uses = () if action.card is None else duel.index.uses_of(action.card)
    return any(use.in_standby and use.index == action.effect for use in uses)


def _items(
    duel: Duel,
    seat: Seat,
    phase: Phase,
    waiting: list[Triggered],
    paid: list[tuple[CardId, int]],
) -> list[Item]:
    """All that `seat` still has to settle, or may."""
    costs = (
        Item(card.id, Due(card, effect))
        for card, effect in dues(duel, phase)
        if card.controller == seat and (card.id, card.visit) not in paid
    )
    left = (Item(each.speaker.card.id, each) for each in due_of(duel, seat, phase))
    ready = (each for each in waiting if each.player == seat and each.is_ready(duel))
    return [*costs, *left, *(Item(each.card.id, each) for each in ready)]


async def _choose(duel: Duel, seat: Seat, items: list[Item], reason: Reason) -> Item | None:
    """Have `seat` say what comes next; None where nothing is left, or they leave the rest."""
    has_to = [item for item in items if not item.is_optional]
    if not has_to:
        return await _choose_freely(seat, items)
    (first,) = await pick(seat, reason, [item.card for item in items])
    return next(item for item in items if item.card == first)


async def _choose_freely(seat: Seat, items: list[Item]) -> Item | None:
    effects = [(item, item.what) for item in items if isinstance(item.what, Triggered)]
    if not effects:
        return None
    answer = await Pick(seat, Reason.TRIGGER, tuple(what.action for _, what in effects), 0, 1)
    return effects[answer[0]][0] if answer else None


async def _settle(
    duel: Duel,
    seat: Seat,
    item: Item,
    waiting: list[Triggered],
    paid: list[tuple[CardId, int]],
) -> None:
    duel.timeline.advance()
    match item.what:
        case Due(card, effect):
            paid.append((card.id, card.visit))
            await settle_due(duel, card, effect)
            await respond(duel)
        case Triggered() as triggered:
            waiting.remove(triggered)
            await add_triggered(duel, triggered)
            await respond_to_chain(duel)
        case Postponement() as postponed:
            await do_postponed(duel, seat, postponed)
            await respond(duel)
