"""Who learns by an event of cards that they could not know."""

from collections.abc import Iterator

from engine.core.ledger import Seen, seen_by
from engine.core.protocol import Seat
from engine.duelmasters.state import events as e
from engine.duelmasters.state.table import Table
from engine.duelmasters.views.knowing import knows


def learners(event: e.PartyEvent, seen: Seen, table: Table) -> list[Seat]:
    """The seats that learn something by the event, while the table is still as before."""
    seats = [player.seat for player in table.players]
    if isinstance(event, e.PartnerDown) and event.source not in e.OPEN:
        return seats
    named = list(_named(event))
    if not named:
        return []
    return [seat for seat in seats if _learns(seat, event, seen, named, table)]


def _named(event: e.PartyEvent) -> Iterator[int]:
    """The cards that it names, by their numbers until now."""
    if isinstance(event, e.Moved):
        yield from event.olds
    elif isinstance(event, e.Put):
        yield event.old
    elif isinstance(event, e.Revealed):
        yield from (sight.number for sight in event.sights)
    elif isinstance(event, e.Declared | e.Used):
        yield event.sight.number


def _learns(
    seat: Seat, event: e.PartyEvent, seen: Seen, named: list[int], table: Table
) -> bool:
    told = seen_by(seat, event, seen)
    if isinstance(told, e.Moved | e.Revealed):
        codes = [sight.code for sight in told.sights]
    elif isinstance(told, e.Put | e.Declared | e.Used):
        codes = [told.sight.code]
    else:
        return False
    return any(
        code and not knows(table, seat, table.pieces[number])
        for code, number in zip(codes, named, strict=True)
    )
