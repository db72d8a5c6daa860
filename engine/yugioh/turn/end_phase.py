"""The End Phase: what ends with it, one thing after another, and the hand limit (MR-END)."""

from collections.abc import Sequence
from functools import partial

from engine.core.protocol import Pick, Seat, pick
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.control import give_back, loans_due
from engine.yugioh.acts.moving import discard
from engine.yugioh.chain.chain import add_triggered, respond, respond_to_chain
from engine.yugioh.chain.triggers import Known, Triggered, newly_triggered
from engine.yugioh.facts.permissions import hand_limit
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.formats.format import Settling
from engine.yugioh.language import Phase, Place, Until
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Expired
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import TurnCounted
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.timeline import Happened
from engine.yugioh.turn.maintenance import maintain
from engine.yugioh.turn.player_by_player import settle_player_by_player
from engine.yugioh.turn.postponed import do_postponed, do_what_is_due, due_of
from engine.yugioh.turn.remaining import end_what_remained

GOING_ON = (0,)
"""The answer of a player who lets nobody else go on before them."""

ENDS = (Until.END_PHASE, Until.YOUR_NEXT_END_PHASE)
"""What an effect made before the End Phase may last until, and end as that begins."""
MADE_IN_IT = (Until.END_PHASE,)
"""What an effect made in the End Phase itself may last until, and end in it."""


async def end_phase(duel: Duel) -> None:
    """End the turn: effects of the End Phase, quick effects, hand limit, end of the turn."""
    duel.timeline.advance()
    moment, known = duel.emit(PhaseBegan(Phase.END)), list[Known]()
    due = newly_due(duel, moment, known)
    due = await settle_what_is_lent(duel, due)
    await end_what_lasts(duel, ENDS)
    due += newly_due(duel, moment, known)
    if duel.format.settling is Settling.PLAYER_BY_PLAYER:
        find = partial(newly_due, duel, moment, known)
        await settle_player_by_player(duel, Phase.END, find, Reason.END_PHASE_ORDER, due)
    else:
        if await maintain(duel, Phase.END):
            await respond(duel)
        await settle_one_by_one(duel, due)
    await end_what_remained(duel, Phase.END, Reason.END_PHASE_ORDER)
    await respond(duel)
    while (due := newly_due(duel, moment, known)) or is_anything_left(duel):
        await settle_one_by_one(duel, due)
        await end_what_lasts(duel, MADE_IN_IT)
        await respond(duel)
    await keep_hand_limit(duel)
    await end_turn(duel)


def newly_due(duel: Duel, moment: Happened, known: list[Known]) -> list[Triggered]:
    """The effects of this End Phase that are not `known` yet, which they now become."""
    return [each for each in newly_triggered(duel, moment, known) if each.is_settled_alone]


async def settle_what_is_lent(duel: Duel, due: list[Triggered]) -> list[Triggered]:
    """Carry out the effects of monsters that are about to go back; return the others.

    Each player puts their own effects in order (MR-END-02); these end with their control.
    """
    lent = [loan.monster.card for loan in loans_due(duel, ENDS)]
    first = [each for each in due if each.card in lent]
    if first:
        await settle_one_by_one(duel, first)
    return [each for each in due if each.card not in lent]


async def end_what_lasts(duel: Duel, ends: Sequence[Until]) -> None:
    """End what lasts until one of those times: control first, then all else (MR-GLOS-44)."""
    await give_back(duel, loans_due(duel, ends), partial(may_switch, duel))
    for end in ends:
        duel.emit(Expired(end))


def is_anything_left(duel: Duel) -> bool:
    """Whether an effect of this End Phase has left something to be done, or ended, in it."""
    state = duel.state
    untils = [each.until for each in state.lingering.loans] + [
        each.until for each in state.lingering.facts
    ]
    due = any(each.is_due(Phase.END) for each in state.lingering.postponed)
    return due or any(until in MADE_IN_IT for until in untils)


async def end_turn(duel: Duel) -> None:
    """End the turn: effects that last until then expire, and postponed ones are carried out."""
    duel.emit(Expired(Until.END_OF_TURN))
    for each in duel.state.lingering.postponed:
        if each.phase is None:
            duel.emit(TurnCounted(each.speaker.card.id, each.passed))
    await do_what_is_due(duel, None)


async def settle_one_by_one(duel: Duel, due: list[Triggered]) -> None:
    """Carry out effects of the End Phase, each on a chain of its own (MR-END-02 to -05).

    Each player, the turn player first, does what they must, then what they want to. After one
    of theirs they may let the other go on, until the other lets them in turn.
    """
    seat, passes, may_wait = duel.state.turn.player, 0, False
    while passes < 2 or any(t.use.mandatory and t.is_ready(duel) for t in due):
        await do_what_was_postponed(duel, seat)
        chosen = await choose_next(duel, seat, due, may_wait=may_wait)
        if chosen is None:
            seat, passes, may_wait = duel.opponent(seat), passes + 1, False
            continue
        passes, may_wait = 0, True
        due.remove(chosen)
        duel.timeline.advance()
        await add_triggered(duel, chosen)
        await respond_to_chain(duel)


async def do_what_was_postponed(duel: Duel, seat: Seat) -> None:
    """Do what effects of `seat` left for the End Phase, one by one, without a chain."""
    while mine := due_of(duel, seat, Phase.END):
        cards = [each.speaker.card.id for each in mine]
        (first,) = await pick(seat, Reason.END_PHASE_ORDER, cards)
        chosen = mine[cards.index(first)]
        duel.timeline.advance()
        await do_postponed(duel, seat, chosen)
        await respond(duel)


async def choose_next(
    duel: Duel, seat: Seat, due: list[Triggered], *, may_wait: bool
) -> Triggered | None:
    """Have `seat` say what comes next; None where nothing has to, or they want nothing.

    With `may_wait` what they have to do can wait, if the other has something to do (MR-END-05);
    unless they say so they go on (MR-END-04). Where only they know whether they could use
    one, they are asked all the same.
    """
    ready = [trigger for trigger in due if trigger.is_ready(duel)]
    mine = [trigger for trigger in ready if trigger.player == seat]
    has_to = [trigger for trigger in mine if trigger.use.mandatory]
    if not has_to:
        if not any(t.player == seat and t.may_be_chosen(duel) for t in due):
            return None
        actions = tuple(trigger.action for trigger in mine)
        answer = await Pick(seat, Reason.TRIGGER, actions, 0, 1)
        return mine[answer[0]] if answer else None
    cards = tuple(trigger.card.id for trigger in has_to)
    if may_wait and len(mine) < len(ready):
        answer = await Pick(seat, Reason.END_PHASE_ORDER, cards, 0, 1, safe=GOING_ON)
        return has_to[answer[0]] if answer else None
    (first,) = await pick(seat, Reason.END_PHASE_ORDER, cards)
    return has_to[cards.index(first)]


async def keep_hand_limit(duel: Duel) -> None:
    """Have the turn player discard down to the limit, as often as it takes (MR-TURN-13)."""
    seat = duel.state.turn.player
    hand = duel.state.sides[seat].hand
    while (excess := len(hand) - hand_limit(duel, seat)) > 0:
        cards = await choose_cards(duel, seat, Reason.HAND_LIMIT, list(hand), excess)
        duel.timeline.advance()
        discard(duel, [card for card in cards if card.place is Place.HAND], Why.HAND_LIMIT)
        await respond(duel)
