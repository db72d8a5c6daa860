"""What holds for a while, and what ends."""

from dataclasses import replace

from engine.yugioh.state.apply.verb import apply, marks
from engine.yugioh.state.effect_events import Postponed, PostponedBegan
from engine.yugioh.state.events import (
    Applied,
    Expired,
)
from engine.yugioh.state.table import (
    Lasting,
    Postponement,
    Speaker,
    State,
    mark,
)


@apply.register
def _(event: Applied, state: State) -> None:
    state.moment += 1
    speaker = replace(_speaker(event, state), since=state.moment, link=event.oath_of)
    state.lasting.append(Lasting(event.fact, speaker, event.until))


def _speaker(event: Applied | Postponed, state: State) -> Speaker:
    """Who says it, and what the words point at, as it is when they are said."""
    card = state.cards[event.card]
    return Speaker(
        card,
        event.by,
        marks(state, event.targets),
        None if event.subject is None else mark(state.cards[event.subject]),
        marks(state, event.former),
        own=mark(card),
    )


@apply.register
def _(event: Postponed, state: State) -> None:
    state.postponed.append(Postponement(event.step, _speaker(event, state)))


@apply.register
def _(event: PostponedBegan, state: State) -> None:
    cards = [each.speaker.card.id for each in state.postponed]
    del state.postponed[cards.index(event.card)]


@apply.register
def _(event: Expired, state: State) -> None:
    state.lasting[:] = [
        lasting for lasting in state.lasting if lasting.until is not event.until
    ]
    state.loans[:] = [loan for loan in state.loans if loan.until is not event.until]
