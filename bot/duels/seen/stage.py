"""Where a duel is shown: Discord in production, a list in unit tests."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from bot.duels.seen.calls import Call
from bot.duels.seen.sight import Sight
from bot.duels.store.records import HandOver, MatchRecord
from engine.core.protocol import Audience, Seat


class Gallery(Protocol):
    """Where the spectators of a duel are."""

    def is_watched_by(self, user: int) -> bool:
        """Whether `user` follows the duel as a spectator."""

    async def watched(self, user: int) -> Sight:
        """What `user` may see as a spectator, in their own language."""

    def leave(self, user: int) -> None:
        """Note that `user` follows it no more."""

    async def looks(self) -> Mapping[str, Sight]:
        """What everybody could be shown now, in each language; nothing once it is over."""


class Scene(Protocol):
    """A duel as a stage needs it."""

    @property
    def record(self) -> MatchRecord:
        """The duel as kept, with the messages it is shown in."""

    def version(self, audience: Audience) -> int:
        """A number that grows with every change of what `audience` sees."""

    def is_asked(self, seat: Seat) -> bool:
        """Whether a question for `seat` is shown to it now."""

    async def sight(self, audience: Audience) -> Sight:
        """What `audience` may see; nothing that is not yet on disk."""

    @property
    def gallery(self) -> Gallery:
        """Where its spectators are."""

    async def board_is(self, message: int) -> None:
        """Remember the message that is the public board."""

    async def panel_is(self, seat: Seat, channel: int, message: int) -> None:
        """Remember the private message of `seat`."""

    async def panel_moves(self, seat: Seat) -> None:
        """Remember that the private message of `seat` is going to be another one."""

    async def hand_over_shown(self, number: int) -> None:
        """Remember that everything that hand-over changes was shown."""


class Stage(Protocol):
    """Shows scenes. Nothing here waits: what has to be sent is sent later, the latest wins."""

    def changed(
        self, scene: Scene, audiences: Iterable[Audience], *, at_once: bool = False
    ) -> None:
        """Show these audiences the scene as it is now: who is asked at once, in any case."""

    def warned(self, scene: Scene, seat: Seat) -> None:
        """Call the attention of `seat`: its time is nearly up."""

    def called(self, scene: Scene, seat: Seat, why: Call) -> None:
        """Call the player of `seat`, who has been away and is asked something."""

    def called_openly(self, scene: Scene, seat: Seat, why: Call) -> None:
        """Call the player of `seat` at the table, where everybody reads it."""

    def heeded_openly(self, scene: Scene, seat: Seat) -> None:
        """Everybody has seen that `seat` is awaited no more: that call has done its work."""

    def heeded(self, scene: Scene, seat: Seat) -> None:
        """The player of `seat` is there: a call has done its work."""

    def handed_over(self, scene: Scene, over: HandOver) -> None:
        """Close the panel of who left the seat, and send its new player one."""

    def closed(self, scene: Scene) -> None:
        """Show everybody the scene for the last time."""

    def lost(self, scene: Scene) -> None:
        """Show nothing more of the scene: another process does."""
