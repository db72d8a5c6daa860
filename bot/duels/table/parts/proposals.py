"""What a player has proposed to the others: to accept a surrender, or a draw."""

from bot.duels.match.play import Play
from bot.duels.table.parts.begun import Begun
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.record import KeptRecord
from engine.core.protocol import Seat


class Proposals:
    """Makes and removes what the record keeps of them; owns when an offered draw lapses."""

    def __init__(self, kept: KeptRecord, begun: Begun, display: Display) -> None:
        """Nobody has acted on an offer yet."""
        self._kept = kept
        self._begun = begun
        self._display = display
        self._moved: int | None = None
        """How often the public had been told something when a seat first acted on an offer."""

    async def surrender(self, seat: Seat, *, whole: bool) -> None:
        """Have `seat` ask to surrender: the `whole` match, or one duel of it."""
        await self._kept.surrendering_is(seat, whole=whole)
        self._display.changed_for_all()

    async def play_on(self) -> None:
        """Have nobody ask to surrender."""
        await self._kept.surrendering_is(None, whole=True)
        self._display.changed_for_all()

    async def draw(self, seat: Seat | None) -> None:
        """Have `seat` offer a draw, or nobody; only the players are shown that."""
        if self._kept.record.drawing != seat:
            self._begun.withdraw()
            await self._kept.drawing_is(seat)
            self._display.changed(seat.seat for seat in self._kept.record.seats)
        self._moved = None

    async def agree(self, agreed: tuple[Seat, ...]) -> None:
        """Have these agree to the draw that is offered; only the players are shown that."""
        await self._kept.drawing_is(self._kept.record.drawing, agreed)
        self._display.changed(seat.seat for seat in self._kept.record.seats)

    def acts(self, seat: Seat, play: Play) -> None:
        """Note that `seat` acts now, in a way that others may come to see."""
        record = self._kept.record
        if seat not in (record.drawing, *record.agreed) and self._moved is None:
            self._moved = play.heard[None]

    async def lapse(self, play: Play) -> None:
        """Let an offered draw lapse once who has not agreed did something that everybody sees.

        What they do unseen, a pass in time among it, must not show in the offer either.
        """
        if self._moved is not None and play.heard[None] > self._moved:
            await self.draw(None)

    async def between_duels(self) -> None:
        """Let lapse what was proposed of a duel that is no longer under way."""
        await self.draw(None)
        if not self._kept.record.surrenders_match:
            await self.play_on()
