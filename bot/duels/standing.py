"""What is kept of a duel beside its answers: its record, and when its players are asked."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.duels.pace.asking import Asking, Pauses, Wishes, wishes_of
from bot.duels.pace.curtain import Curtain
from bot.duels.play import Play
from bot.duels.sight import Sight
from bot.duels.stage.interface import Stage
from bot.duels.store.matches import MatchRecord
from bot.people.store import Asked, Ways
from bot.people.terms import Shade, Shown
from bot.store import Store
from engine.core.protocol import Audience, Seat


class Standing(ABC):
    """The record of one duel, on disk and in memory, how it is played, and the curtain."""

    def __init__(self, record: MatchRecord, store: Store, stage: Stage) -> None:
        self.record = record
        self._store = store
        self._stage = stage
        self._curtain = Curtain([None, *(seat.seat for seat in record.seats)])
        self._pauses = Pauses(self._turns_shown)
        self._moved: int | None = None
        """How often the public had been told something when a seat first acted on an offer."""

    def seat_of(self, user: int) -> Seat | None:
        """The seat of `user`, or None."""
        return next((seat.seat for seat in self.record.seats if seat.user == user), None)

    def version(self, audience: Audience) -> int:
        """A number that grows with every change of what `audience` sees."""
        return self._curtain.version(audience)

    @abstractmethod
    def is_asked(self, seat: Seat) -> bool:
        """Whether a question for `seat` is shown to it now."""

    @abstractmethod
    def _turns_shown(self, seat: Seat) -> int:
        """How many turns of `seat` have begun that everybody has seen begin."""

    @abstractmethod
    async def sight(self, audience: Audience) -> Sight:
        """What `audience` may see; nothing that is not yet on disk."""

    async def board_is(self, message: int) -> None:
        """Remember the message that is the public board."""
        self.record = replace(self.record, board_message=message)
        await self._store.matches.board_is(self.record.id, message)

    async def panel_is(self, seat: Seat, channel: int, message: int) -> None:
        """Remember the private message of `seat`."""
        self._set_seat(seat, panel_channel=channel, panel_message=message)
        await self._store.matches.panel_is(self.record.id, seat, channel, message)

    async def _wishes(self) -> Wishes:
        """What everybody wants to be asked; in practice nobody is where they hold nothing."""
        ways, empty = await self._all_ways(), not self.record.practice
        return wishes_of(ways, self._pauses, empty=empty)

    async def _all_ways(self) -> Mapping[Seat, Ways]:
        """How everybody plays who has been heard, by seat."""
        ways = {seat.seat: await self._ways_of(seat.seat) for seat in self.record.seats}
        return {seat: how for seat, how in ways.items() if how is not None}

    async def _asking(self, seat: Seat) -> Asking:
        """When the player of `seat` is asked in windows."""
        ways = await self._ways_of(seat)
        return Asking(ways.asked if ways else Asked.ABLE, self._pauses.of(seat))

    async def _shown_to(self, audience: Audience) -> tuple[Shown, Shade]:
        """What `audience` is shown the table as, and the palette of a picture of it."""
        if audience is None:
            return self.record.terms.board, Shade.DARK
        ways = await self._ways_of(audience)
        return (ways.shown, ways.shade) if ways else (Shown.WORDS, Shade.DARK)

    def look_anew(self, user: int) -> None:
        """Show `user` the table anew, who has chosen how it is shown."""
        seat = self.seat_of(user)
        if seat is not None:
            self._changed([seat])

    async def _ways_of(self, seat: Seat) -> Ways | None:
        user = self.record.seats[seat].user
        return None if user is None else await self._store.people.ways(user)

    async def _surrenders(self, seat: Seat | None, whole: bool = True) -> None:
        """Have `seat` ask to surrender, or nobody: the `whole` match, or one duel of it."""
        await self._store.matches.surrendering(self.record.id, seat, whole)
        self.record = replace(self.record, surrendering=seat, surrenders_match=whole)
        self._changed(self._curtain.audiences)

    async def _draws(self, seat: Seat | None) -> None:
        """Have `seat` offer a draw, or nobody; only the players are shown that."""
        if self.record.drawing != seat:
            await self._store.matches.drawing(self.record.id, seat)
            self.record = replace(self.record, drawing=seat)
            self._changed(seat.seat for seat in self.record.seats)
        self._moved = None

    async def _lapse(self, play: Play) -> None:
        """Let an offered draw lapse once the other has done something that everybody sees.

        What they do unseen, a pass in time among it, must not show in the offer either.
        """
        if self._moved is not None and play.heard[None] > self._moved:
            await self._draws(None)

    def _set_seat(self, seat: Seat, **facts: str | int) -> None:
        seats = list(self.record.seats)
        seats[seat] = replace(seats[seat], **facts)  # type: ignore[arg-type]
        self.record = replace(self.record, seats=tuple(seats))

    def _changed(self, audiences: Iterable[Audience]) -> None:
        changed = list(audiences)
        self._curtain.mark(changed)
        self._stage.changed(self, changed)
