"""What effects left to be done in a phase to come, or as a turn ends: without a chain."""

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import effect_of
from engine.yugioh.asked import pointed_at
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Postponed, PostponedBegan
from engine.yugioh.state.lasting import Postponement
from engine.yugioh.words.steps import carry_out, rules_of, steps_in


def due_of(duel: Duel, seat: Seat, phase: Phase | None) -> list[Postponement]:
    """What effects of `seat` left for now, in that phase; without one, as the turn ends."""
    return [
        each
        for each in duel.state.lingering.postponed
        if each.speaker.player == seat and each.is_due(phase)
    ]


async def do_what_is_due(duel: Duel, phase: Phase | None) -> None:
    """Do all that was left for now: what the turn player left first, in the order of time."""
    for seat in duel.state.turn_order:
        for each in due_of(duel, seat, phase):
            duel.timeline.advance()
            await do_postponed(duel, seat, each)
            duel.timeline.advance()


async def do_postponed(duel: Duel, seat: Seat, left: Postponement) -> None:
    """Do one thing that an effect of `seat` left for now."""
    duel.emit(PostponedBegan(left.speaker.card.id))
    with effect_of(duel, seat):
        await carry_out(left.step, duel, left.said_by)
    if left.again:
        _leave_again(duel, left)


def _leave_again(duel: Duel, left: Postponement) -> None:
    """Leave it for the next such phase where cards have stayed with which it is to be done.

    So it is where the text names no turn (Q&A 18361).
    """
    by = left.said_by
    nouns = [getattr(step, n) for step in steps_in(left.step) for n in rules_of(step).nouns]
    meant = [card for noun in nouns for card in pointed_at(noun, duel, by)]
    stay = [card for card in meant if card.place is Place.FIELD]
    targets, former = (
        tuple(mark.card.id for mark in marks if mark.is_same and mark.card in stay)
        for marks in (by.targets, by.former)
    )
    if targets or former:
        said = (by.card.id, by.player, left.step, targets, None, former)
        duel.emit(Postponed(*said, again=True))
