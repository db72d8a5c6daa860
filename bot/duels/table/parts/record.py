"""The record of one duel: in memory what is on disk."""

import logging
from dataclasses import replace

from bot.duels.clocks.halt import Correction, Halt
from bot.duels.store.ending import Ending
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import Handing, HandOver, MatchRecord, Status, Undoing
from bot.duels.table.verdict import Verdict
from bot.shared.owning import Kind, Thing
from engine.core.game import Setup
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)


class KeptRecord:
    """Owns the record of a duel, and has on disk what is changed in it."""

    def __init__(self, record: MatchRecord, store: DuelStore) -> None:
        """Go on from `record`, as it was kept."""
        self._record = record
        self._store = store

    @property
    def record(self) -> MatchRecord:
        """The record as it stands now."""
        return self._record

    @property
    def is_open(self) -> bool:
        """Whether the duel goes on."""
        return self._record.status is Status.OPEN

    def seat_of(self, user: int) -> Seat | None:
        """The seat of `user`, or None."""
        return next((seat.seat for seat in self._record.seats if seat.user == user), None)

    def may_decide(self, user: int) -> tuple[Seat | None, Verdict]:
        """The seat of `user` while the duel goes on; None, and why, where they have no say."""
        if not self.is_open:
            return None, Verdict.OVER
        return self.seat_of(user), Verdict.NOT_YOURS

    def speaks(self, seat: Seat, language: str) -> None:
        """Note, in memory only, that the player of `seat` reads `language`."""
        self._seat_is(seat, language=language)

    async def may_wait(self) -> bool:
        """Whether another process may go on with the duel, with which this one cannot.

        This one has let go of it then.
        """
        return await self._store.owners.leave(Thing(Kind.DUEL, self._record.id))

    async def goes_on(self) -> None:
        """Note that this process goes on with the duel."""
        await self._store.owners.goes_on(Thing(Kind.DUEL, self._record.id))

    async def begun_with(self, reached: str) -> None:
        """Remember the fingerprint of what was told before the first answer."""
        await self._store.matches.begun_with(self._record.id, reached)
        self._record = replace(self._record, begun=reached)

    async def renewed_by(self, setup: Setup) -> None:
        """Have the duel go on by the rules and cards of now, as `setup` names them."""
        if setup != self._record.setup:
            await self._store.matches.renew(self._record.id, setup)
            self._record = replace(self._record, setup=setup)

    async def board_is(self, message: int) -> None:
        """Remember the message that is the public board."""
        self._record = replace(self._record, board_message=message)
        await self._store.matches.board_is(self._record.id, message)

    async def panel_is(self, seat: Seat, channel: int, message: int) -> None:
        """Remember the private message of `seat`."""
        self._seat_is(seat, panel_channel=channel, panel_message=message, panel_moves=False)
        await self._store.matches.panel_is(self._record.id, seat, channel, message)

    async def panel_moves(self, seat: Seat) -> None:
        """Remember that the panel of `seat` is going to be another message."""
        await self._store.matches.panel_moves(self._record.id, seat)

    async def surrendering_is(self, seat: Seat | None, *, whole: bool) -> None:
        """Have `seat` ask to surrender, or nobody: the `whole` match, or one duel of it."""
        await self._store.matches.surrendering(self._record.id, seat, whole)
        self._record = replace(self._record, surrendering=seat, surrenders_match=whole)

    async def drawing_is(self, seat: Seat | None, agreed: tuple[Seat, ...] = ()) -> None:
        """Have `seat` offer a draw, to which these have agreed, or nobody."""
        await self._store.matches.drawing(self._record.id, seat, agreed)
        self._record = replace(self._record, drawing=seat, agreed=agreed)

    async def leaving_is(self, seats: tuple[Seat, ...]) -> None:
        """Have these seats go out as soon as the run under way is over."""
        await self._store.matches.leaving(self._record.id, seats)
        self._record = replace(self._record, leaving=seats)

    async def open_hands_are(self, seats: tuple[Seat, ...]) -> None:
        """Have these seats let spectators see their hands."""
        await self._store.matches.open_hands(self._record.id, seats)
        self._record = replace(self._record, open_hands=seats)

    async def hands_seen_by(self, user: int) -> None:
        """Remember that `user` has seen hands without a seat."""
        await self._store.hands_seen.note(self._record.id, user)

    async def knows_a_hand(self, user: int) -> bool:
        """Whether `user` has had a seat here, or has seen hands without one."""
        saw = await self._store.hands_seen.saw(self._record.id, user)
        return saw or self._record.has_left(user)

    async def halt_is(self, halt: Halt | None) -> None:
        """Have the duel paused, or a pause asked for, or neither."""
        await self._store.clocks.halt_is(self._record.id, halt)
        self._record = replace(self._record, halt=halt)

    async def corrected(self, correction: Correction) -> None:
        """Have a judge's correction of a bank count from now on."""
        await self._store.clocks.correct(self._record.id, correction)
        corrections = *self._record.corrections, correction
        self._record = replace(self._record, corrections=corrections)

    async def handing_is(self, handing: Handing | None) -> None:
        """Have this be asked for of a seat, or nothing."""
        await self._store.hand_overs.ask(self._record.id, handing)
        self._record = replace(self._record, handing=handing)

    async def undoing_is(self, undoing: Undoing | None) -> None:
        """Have this be asked for of a decision, or nothing."""
        await self._store.matches.undoing(self._record.id, undoing)
        self._record = replace(self._record, undoing=undoing)

    async def hand_over(self, handing: Handing, answers: int) -> HandOver:
        """Have the seat be the newcomer's, so many answers having been given."""
        left = self._record.seats[handing.seat]
        over = await self._store.hand_overs.hand_over(self._record.id, handing, left, answers)
        self._seat_is(
            handing.seat,
            user=handing.user,
            name=handing.name,
            language=handing.language,
            panel_channel=None,
            panel_message=None,
        )
        handed = *self._record.handed, over
        self._record = replace(self._record, handing=None, handed=handed)
        return over

    async def hand_over_shown(self, number: int) -> None:
        """Remember that everything that hand-over changes was shown."""
        await self._store.hand_overs.shown(number)
        handed = tuple(
            replace(over, is_shown=True) if over.id == number else over
            for over in self._record.handed
        )
        self._record = replace(self._record, handed=handed)

    async def end(self, status: Status, ending: Ending) -> None:
        """Have the duel over, and nothing asked for any more.

        On disk a pause of it is left, for `halt_is` to remove.
        """
        await self._store.matches.end(self._record.id, status, ending)
        _log.info("Duel %s ended: %s, %s", self._record.id, status.value, ending.kind.value)
        self._record = replace(self._record.bare, status=status, ending=ending)

    def _seat_is(self, seat: Seat, **facts: str | int | None) -> None:
        seats = list(self._record.seats)
        seats[seat] = replace(seats[seat], **facts)  # type: ignore[arg-type]
        self._record = replace(self._record, seats=tuple(seats))
