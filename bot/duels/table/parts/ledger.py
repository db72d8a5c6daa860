"""What was told in one duel: to whom, and when."""

from bot.duels.clock import Clock
from bot.duels.match.play import Play
from bot.duels.store.ledger import Written
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import GivenBy, Kept
from bot.duels.store.remarks import Remark
from bot.duels.table.parts.memory import Memory
from bot.duels.table.parts.record import KeptRecord
from engine.core.match import Entry
from engine.core.protocol import Seat

APART = 300.0
"""Seconds between two times that the same is told, of what is asked for and taken back."""


class Ledger:
    """Owns the moment of what is told last; all that is told is written here, and read here.

    What stands on disk is all that logs, replays, watchers and judges know of a duel. Moments
    never go back, whatever is done to the clock on the wall.
    """

    def __init__(
        self, kept: KeptRecord, memory: Memory, store: DuelStore, clock: Clock
    ) -> None:
        """Nothing was told yet that is not on disk."""
        self._kept = kept
        self._memory = memory
        self._store = store
        self._clock = clock
        self._last = 0.0
        self._said: list[tuple[float, Remark, tuple[Seat, ...]]] = []
        """What `note_once` has told lately, and when; in memory only."""

    async def read(self) -> Written:
        """All that is on disk: what was answered and noted, each with its moment."""
        written = await self._store.ledger.read(self._kept.record.id)
        self._last = max(self._last, written.last)
        return written

    # Below, the lock is held

    async def keep(self, play: Play) -> None:
        """Have on disk what was answered; it was accepted now."""
        await play.keep(self._store.journal, self.now())

    async def go_back(self, play: Play, entry: Entry, given_by: GivenBy) -> None:
        """Have on disk that somebody decides anew; the match in memory goes on as it was."""
        back = Kept(entry, given_by, at=self.now())
        number = self._kept.record.id
        await self._store.journal.append(number, len(play.match.journal), [back])

    async def note(self, remark: Remark, *seats: Seat) -> None:
        """Tell `seats` what the bot has to say, or everybody where none are named.

        It is on disk before anybody reads it, and stands in the panel, the log and the replay.
        """
        await self._store.ledger.note(self._kept.record.id, self.now(), remark, seats)
        if self._memory.play is not None:
            self._memory.play.note(remark, *seats)

    async def note_once(self, remark: Remark, *seats: Seat) -> None:
        """The same, unless it was told within the last minutes (`APART`).

        What one asks for and takes back again, over and over, would else push from the log
        what the others have to read. It is for what the panel shows all the same. Nothing of
        the duel decides it, since that may be hidden just now.
        """
        now = self.now()
        self._said = [each for each in self._said if each[0] > now - APART]
        if (remark, seats) not in [each[1:] for each in self._said]:
            self._said.append((now, remark, seats))
            await self.note(remark, *seats)

    def now(self) -> float:
        """What time it is, in seconds since 1970, never before that of what was told."""
        self._last = max(self._last, self._clock.wall())
        return self._last
