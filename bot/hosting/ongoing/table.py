"""A table of the round under way as it stands, in Discord and in the event."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.duels.store.records import Status
from bot.events.event import Phase
from bot.events.records import Extended, Record, Reinstated, Reported
from bot.events.results import How, Pairing, Player, Result, Round
from bot.hosting.ongoing.course import paired_numbers
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.store.claims import Claim
from bot.hosting.store.events import TableDuel, TableRecord
from bot.hosting.store.needs import EventStore


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what is kept of it, who is paired there, and the duels that were played."""

    record: TableRecord
    pairing: Pairing
    result: Result | None
    duels: Sequence[TableDuel]
    excused: Collection[Player] = ()
    """Who does not lose by being late: they are back, or their match goes on after all."""

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
        return [each for each in self.not_come if each not in self.excused]

    @property
    def absent(self) -> list[Player]:
        """Who has lost by the clock since they had not come."""
        is_by_clock = self.result is not None and self.result.how is How.CLOCK
        if not is_by_clock or self.record.claim is not None or self.duels:
            return []
        return [each for each in self.not_come if each not in self.excused]

    @property
    def not_come(self) -> list[Player]:
        """Who has never said at the table that they are there."""
        return [each for each in self.pairing.players if each not in self.record.here]


def newest_round(hosted: Hosted) -> Round | None:
    """The newest round of an event that is being played, or that has come to its end."""
    event = hosted.event
    if event.phase not in (Phase.PLAYING, Phase.OVER) or not event.rounds:
        return None
    return event.rounds[-1]


def round_under_way(hosted: Hosted) -> Round | None:
    """The newest round of an event that is being played, which may be over."""
    event = hosted.event
    if event.phase is not Phase.PLAYING or not event.rounds:
        return None
    return event.rounds[-1]


def rounds_by_record(hosted: Hosted) -> dict[int, Round]:
    """Each round that was not taken back, by the number of the record that paired it."""
    return dict(zip(paired_numbers(hosted.entries), hosted.event.rounds, strict=True))


async def tables_of(hosted: Hosted, store: EventStore) -> list[Table]:
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
    since = [each.record for each in hosted.entries[paired:]]
    return [
        Table(
            each,
            one.table(each.number),
            one.results.get(each.number),
            [duel for duel in duels if duel.table == each.id],
            _excused(one.table(each.number), since),
        )
        for each in kept
    ]


def _excused(pairing: Pairing, since: Sequence[Record]) -> Collection[Player]:
    """Who need not come to the table in the time that all had, by what was decided since.

    Who was brought back; and both, where more time was given after the clock had decided.
    """
    decided = [n for n, each in enumerate(since) if _decides(each, pairing.table)]
    extended = [n for n, each in enumerate(since) if isinstance(each, Extended)]
    if decided and extended and decided[0] < extended[-1]:
        return pairing.players
    return [each.player for each in since if isinstance(each, Reinstated)]


def _decides(record: Record, table: int) -> bool:
    return isinstance(record, Reported) and record.table == table
