"""What holds for a while, and what ends."""

from engine.yugioh.state.apply.verb import apply, marks
from engine.yugioh.state.events import (
    Applied,
    Expired,
)
from engine.yugioh.state.table import (
    Lasting,
    Speaker,
    State,
    mark,
)


@apply.register
def _(event: Applied, state: State) -> None:
    state.moment += 1
    speaker = Speaker(
        state.cards[event.card],
        event.by,
        marks(state, event.targets),
        None if event.subject is None else mark(state.cards[event.subject]),
        marks(state, event.former),
        own=mark(state.cards[event.card]),
        since=state.moment,
        link=event.oath_of,
    )
    state.lasting.append(Lasting(event.fact, speaker, event.until))


@apply.register
def _(event: Expired, state: State) -> None:
    state.lasting[:] = [
        lasting for lasting in state.lasting if lasting.until is not event.until
    ]
    state.loans[:] = [loan for loan in state.loans if loan.until is not event.until]
