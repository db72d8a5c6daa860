"""Effects of a phase or step, each on a chain of its own, one after another."""

from engine.core.protocol import Pick, Seat, pick
from engine.yugioh.chain.chain import add_triggered, respond, respond_to_chain
from engine.yugioh.chain.triggers import (
    Known,
    Triggered,
    from_hands,
    kinds_of,
    may_hide_an_answer,
    newly_triggered,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.timeline import Happened


async def settle_step(duel: Duel, moment: Happened, reason: Reason) -> None:
    """Let the effects be used that wait for that moment, then quick effects.

    After each chain quick effects come first; once nobody wants any, what has come since has
    its turn, as it is still the same step (Q&A 24131).
    """
    known, before = list[Known](), duel.timeline.instant
    await settle_one_by_one(duel, newly_triggered(duel, moment, known), moment, reason)
    if duel.timeline.instant == before:
        await respond(duel)
    while duel.timeline.instant != before:
        before = duel.timeline.instant
        await settle_one_by_one(duel, newly_triggered(duel, moment, known), moment, reason)


async def settle_one_by_one(
    duel: Duel, due: list[Triggered], moment: Happened, reason: Reason
) -> None:
    """Carry out what is `due` since that moment, each on a chain of its own.

    What has to be done comes first, and what the turn player does before what the other does.
    """
    for mandatory in (True, False):
        for seat in duel.state.turn_order:
            mine = [t for t in due if t.player == seat and t.use.mandatory is mandatory]
            while True:
                if mandatory:
                    chosen = await choose_first(duel, seat, mine, reason)
                else:
                    chosen = await choose_freely(duel, seat, mine, moment)
                if chosen is None:
                    break
                mine.remove(chosen)
                duel.timeline.advance()
                await add_triggered(duel, chosen)
                await respond_to_chain(duel)


async def choose_first(
    duel: Duel, seat: Seat, mine: list[Triggered], reason: Reason
) -> Triggered | None:
    """Have `seat` say what they do next of what they have to; None where nothing is left."""
    ready = {t.action: t for t in reversed(mine) if t.is_ready(duel)}
    if not ready:
        return None
    (first,) = await pick(seat, reason, [*reversed(ready)])
    return ready[first]


async def choose_freely(
    duel: Duel, seat: Seat, mine: list[Triggered], moment: Happened
) -> Triggered | None:
    """Have `seat` say what they do next of what they may; None where they want nothing.

    Where only they know whether they could use one, also from the hand, they are asked all
    the same.
    """
    waiting = from_hands(duel, [moment], kinds_of([moment]))
    hides = bool(waiting) and may_hide_an_answer(duel, seat, waiting)
    if not hides and not any(trigger.may_be_chosen(duel) for trigger in mine):
        return None
    ready = [trigger for trigger in mine if trigger.is_ready(duel)]
    answer = await Pick(seat, Reason.TRIGGER, tuple(t.action for t in ready), 0, 1)
    return ready[answer[0]] if answer else None
