"""What those at one table want: when they are asked, and what they are shown."""

from collections.abc import Callable, Mapping

from bot.duels.store.needs import DuelStore
from bot.duels.table.parts.record import KeptRecord
from bot.duels.windows.asking import Asking, Pauses, Wishes, wishes_of
from bot.people.store import Asked, Ways
from bot.people.terms import Shade, Shown
from engine.core.protocol import Audience, Seat


class Wants:
    """Owns the pauses of the players: until when each is not to be asked."""

    def __init__(
        self, kept: KeptRecord, store: DuelStore, turns: Callable[[Seat], int]
    ) -> None:
        """`turns` tells how many turns of a seat have begun that everybody has seen begin."""
        self.pauses = Pauses(turns)
        self._kept = kept
        self._store = store

    async def ask_in(self, seat: Seat, asked: Asked | None) -> None:
        """Ask `seat` in these windows from now on, here and elsewhere; at once, if it paused.

        Without `asked` it is as it was before it paused.
        """
        record = self._kept.record.seats[seat]
        if asked is not None and record.user is not None:
            await self._store.people.ask(record.user, record.language, asked)
        self.pauses.end(seat)

    async def wishes(self) -> Wishes:
        """What everybody wants to be asked; in practice nobody is where they hold nothing."""
        ways, empty = await self.ways(), not self._kept.record.practice
        return wishes_of(ways, self.pauses, empty=empty)

    async def ways(self) -> Mapping[Seat, Ways]:
        """How everybody plays who has been heard, by seat."""
        seats = [seat.seat for seat in self._kept.record.seats]
        ways = {seat: await self._ways_of(seat) for seat in seats}
        return {seat: how for seat, how in ways.items() if how is not None}

    async def asking(self, seat: Seat) -> Asking:
        """When the player of `seat` is asked in windows."""
        ways = await self._ways_of(seat)
        return Asking(ways.asked if ways else Asked.ABLE, self.pauses.of(seat))

    async def is_guarded(self, seat: Seat) -> bool:
        """Whether `seat` is asked before it leaves something usual undone."""
        ways = await self._ways_of(seat)
        return ways is None or ways.guarded

    async def unguard(self, seat: Seat) -> None:
        """Ask `seat` no more before it does, here and elsewhere."""
        record = self._kept.record.seats[seat]
        if record.user is not None:
            await self._store.people.guard(record.user, record.language, guarded=False)

    async def shown_to(self, audience: Audience) -> tuple[Shown, Shade]:
        """What `audience` is shown the table as, and the palette of a picture of it."""
        if audience is None:
            return self._kept.record.terms.board, Shade.DARK
        ways = await self._ways_of(audience)
        return (ways.shown, ways.shade) if ways else (Shown.WORDS, Shade.DARK)

    async def shown_to_spectator(self, user: int) -> tuple[Shown, Shade]:
        """The same for `user`, who has no seat here."""
        ways = await self._store.people.ways(user)
        return (ways.shown, ways.shade) if ways else (Shown.WORDS, Shade.DARK)

    async def _ways_of(self, seat: Seat) -> Ways | None:
        user = self._kept.record.seats[seat].user
        return None if user is None else await self._store.people.ways(user)
