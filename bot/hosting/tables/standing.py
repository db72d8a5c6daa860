"""A table of the round under way as it stands, in Discord and in the event."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.duels.store.matches import Status
from bot.events.event import Phase, Round
from bot.events.results import How, Pairing, Player, Result
from bot.hosting.claims import Claim
from bot.hosting.course import paired_numbers
from bot.hosting.hosted import Hosted
from bot.hosting.store import TableDuel, TableRecord
from bot.store import Store


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what is kept of it, who is paired there, and the duels that were played."""

    record: TableRecord
    pairing: Pairing
    result: Result | None
    duels: Sequence[TableDuel]

    @property
    def is_open(self) -> bool:
        """Whether its result is still awaited."""
        return self.result is None

    @property
    def duel(self) -> int | None:
        """The duel that is under way there."""
        going_on = (each.match for each in self.duels if each.status is Status.OPEN)
        return next(going_on, None)

    @property
    def report(self) -> Claim | None:
        """The result that a player reports, unless they have taken it back."""
        claim = self.record.claim
        return None if claim is None or claim.withdrawn else claim

    @property
    def missing(self) -> list[Player]:
        """Who has not come, as long as nobody has played or reported there."""
        if self.result is not None or self.record.claim is not None or self.duels:
            return []
        return self.not_come

    @property
    def absent(self) -> list[Player]:
        """Who has lost by the clock since they had not come."""
        is_by_clock = self.result is not None and self.result.how is How.CLOCK
        if not is_by_clock or self.record.claim is not None or self.duels:
            return []
        return self.not_come

    @property
    def not_come(self) -> list[Player]:
        """Who has never said at the table that they are there."""
        return [each for each in self.pairing.players if each not in self.record.here]


def round_under_way(hosted: Hosted) -> Round | None:
    """The newest round of an event that is being played, which may be over."""
    event = hosted.event
    if event.phase is not Phase.PLAYING or not event.rounds:
        return None
    return event.rounds[-1]


def rounds_by_record(hosted: Hosted) -> dict[int, Round]:
    """Each round that was not taken back, by the number of the record that paired it."""
    return dict(zip(paired_numbers(hosted.entries), hosted.event.rounds, strict=True))


async def tables_of(hosted: Hosted, store: Store) -> list[Table]:
    """The tables of the newest round by their numbers; byes have none.

    They are kept here where they were not: whoever asks first lays them.
    """
    one, paired, event = round_under_way(hosted), hosted.paired, hosted.record.id
    if one is None or paired is None:
        return []
    numbers = [each.table for each in one.pairings if each.second is not None]
    kept = await store.event_tables.of_round(event, paired)
    if len(kept) < len(numbers):
        await store.event_tables.lay(event, paired, numbers)
        kept = await store.event_tables.of_round(event, paired)
    duels = await store.event_tables.duels(event)
    return [
        Table(
            each,
            one.table(each.number),
            one.results.get(each.number),
            [duel for duel in duels if duel.table == each.id],
        )
        for each in kept
    ]
