"""What effects make last, and leave to be done later."""

from collections.abc import Sequence

from engine.core.protocol import Event, Seat
from engine.core.values import value
from engine.yugioh.language import Fact, Phase, Step, Until
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open, Seen


@value
class Applied(DuelEvent):
    """An effect made something a fact for a time.

    `column` is where the card lies, `oath_of` the link that swears it: negated, it undoes it.
    """

    card: Open[CardId]
    by: Seat
    fact: Open[Fact]
    until: Until
    targets: Seen[tuple[CardId, ...]] = ()
    subject: Seen[CardId | None] = None
    former: Seen[tuple[CardId, ...]] = ()
    oath_of: Open[int] = 0
    column: Open[int | None] = None

    def adds_to(self, before: Sequence[Event]) -> bool:
        """Whether one of those `before` made a fact of the same card too, for as long."""
        alike = (each for each in before if isinstance(each, Applied))
        return any((each.card, each.until) == (self.card, self.until) for each in alike)


@value
class Expired(DuelEvent):
    """What was to last until now is over; also what one of `by` gave, which says so no more."""

    until: Until
    by: Seen[tuple[CardId, ...]] = ()


@value
class OwnChangesLost(DuelEvent):
    """What a monster made of its own ATK and DEF at those moments holds no more."""

    card: Open[CardId]
    moments: Open[tuple[int, ...]]


@value
class Postponed(DuelEvent):
    """An effect left something to be done in the `nth` such phase, or at the end of a turn.

    `whose` turn it is done in, where that is said; without a phase, ends of turns count.
    `targets`, `subject`, `former` and `given` are the cards its words point at. With `again` it
    is left once more where these stay.
    """

    card: Open[CardId]
    by: Seat
    step: Open[Step]
    targets: Seen[tuple[CardId, ...]] = ()
    subject: Seen[CardId | None] = None
    former: Seen[tuple[CardId, ...]] = ()
    given: Seen[tuple[CardId, ...]] = ()
    phase: Phase | None = Phase.END
    whose: Seat | None = None
    nth: Open[int] = 1
    again: Open[bool] = False


@value
class PostponedBegan(DuelEvent):
    """What an effect of that card left to be done is done now."""

    card: Open[CardId]
