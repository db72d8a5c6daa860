"""The time for a duel is up: what is still played, the rules of its game decide."""

from bot.duels.halting import Halting
from bot.duels.store.matches import Status
from bot.duels.verdict import Verdict
from engine.core.match import NotAwaitedError


class Overtime(Halting):
    """A duel that whoever runs its event can bring to an end by the rules."""

    async def call_time(self, extra_turns: int) -> Verdict:
        """Let the turn under way and so many more be played; then the game decides.

        No further duel of a match begins, unless it needs a winner and has none. Everybody is
        told, once a run that is under way is over; what they are asked stays asked, and clocks
        run on. OLD where time was called before, NOT_NOW where the game has no rule for it.
        """
        async with self.lock:
            await self._wake()
            play = self._play
            if play is None or self.record.status is not Status.OPEN:
                return Verdict.OVER
            if play.match.is_timed:
                return Verdict.OLD
            self._withdraw()
            try:
                play.call_time(extra_turns)
                if not await self._keep(play) and self._even.run is None:
                    self._show(play)
            except NotAwaitedError:
                return Verdict.NOT_NOW
            except Exception:
                self._retry(0.0)
                raise
            return Verdict.TAKEN
