"""What everybody is shown of one duel, and who is called to it."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial

from bot.duels.clock import Clock
from bot.duels.clocks.watch import Watch
from bot.duels.match.play import Play
from bot.duels.pace.curtain import Curtain
from bot.duels.seen.calls import Call
from bot.duels.seen.sight import Sight, waiting
from bot.duels.seen.stage import Scene, Stage
from bot.duels.store.records import HandOver
from bot.duels.table.open_calls import OpenCalls
from bot.duels.table.parts.calls import Calls
from bot.duels.table.parts.delay import Delay
from bot.duels.table.parts.spectators import Spectators
from bot.people.store import Ways
from cards.languages import LANGUAGES
from engine.core.protocol import Audience, Seat


class Display:
    """Owns the curtain, the calls and the spectators; nobody else speaks to the stage."""

    def __init__(self, scene: Scene, stage: Stage, clock: Clock) -> None:
        """Show `scene`, which is the duel, on `stage`."""
        self.curtain = Curtain([None, *(seat.seat for seat in scene.record.seats)])
        self.spectators = Spectators(self._show)
        self._scene = scene
        self._stage = stage
        self._is_posted = False
        self.delay: Delay | None = None
        if seconds := scene.record.delay:
            show = partial(self._show, [None])
            self.delay = Delay(clock, seconds, lambda: scene.gallery.looks(), show)
        self._calls = Calls(clock)
        heed = partial(stage.heeded_openly, scene)
        self._open_calls = OpenCalls(clock, self._call_openly, heed)

    def changed(self, audiences: Iterable[Audience], *, at_once: bool = True) -> None:
        """Show these that something of what they see is new.

        Whoever only looks on while the duel goes on need not be shown that `at_once`.
        """
        changed = list(audiences)
        if self.delay is not None and None in changed:
            self.delay.note()
            if self._is_posted:
                changed.remove(None)
            self._is_posted = True
        self._show(changed, at_once=at_once)

    def _show(self, changed: Sequence[Audience], *, at_once: bool = False) -> None:
        self.curtain.mark(changed)
        self._stage.changed(self._scene, changed, at_once=at_once)

    def refresh_public(self) -> None:
        """Show everybody at once that something of what they see is new, however late it is."""
        self._show([None])

    def changed_for_all(self, *, at_once: bool = True) -> None:
        """Show everybody that something of what they see is new."""
        self.changed(self.curtain.audiences, at_once=at_once)

    def show(self, play: Play, watch: Watch, asked: Collection[Audience]) -> bool:
        """Show the duel as it is to all who have anything new to see, or were or are `asked`.

        Return whether that is anything new to all.
        """
        if self.curtain.is_down:
            self.curtain.rise()
        told = self.curtain.others_changed(play, waiting(play, watch, None), asked)
        self.changed(told, at_once=False)
        return None in told

    def hide(self, see: Callable[[Audience, str], Sight]) -> None:
        """Show everybody from now on what they `see` now, and call nobody."""
        self.curtain.rise()
        sights = [see(audience, "") for audience in self.curtain.audiences]
        languages = self.spectators.languages if self.delay is None else LANGUAGES
        self.curtain.fall(sights, [see(None, each) for each in languages])
        self._open_calls.hide()

    def hold(self, sight: Sight) -> None:
        """Show its audience that from now on, as long as others are shown what they were."""
        self.curtain.fall([sight])

    def show_time(self, play: Play | None, watch: Watch) -> None:
        """Tell everybody anew until when who is awaited."""
        if play is not None and not self.curtain.is_down:
            self.curtain.name(play, waiting(play, watch, None))
            self._open_calls.count(watch)
        self.changed_for_all()

    def call(self, play: Play, watch: Watch, ways: Mapping[Seat, Ways], *, news: bool) -> None:
        """Call those with these `ways` who have been away to what they are asked.

        Those in private are called now, those at the table once there are `news` to all.
        """
        for seat, why in self._calls.due(watch, play.turns, ways):
            self._stage.called(self._scene, seat, why)
        if news:
            self._open_calls.show(play, watch, ways)

    def call_to_pause(self, *, but: Seat | None) -> None:
        """Call all people to what became of a pause, `but` who brought that about."""
        for other in self._scene.record.seats:
            if other.user is not None and other.seat != but:
                self._stage.warned(self._scene, other.seat)
                self._call_openly(other.seat, Call.PAUSE)

    def hand_over(self, over: HandOver) -> None:
        """Close the panel of who left a seat, and show all what its new player may see."""
        self.spectators.go(over.user)
        self._stage.handed_over(self._scene, over)
        self.changed_for_all()

    def warn(self, seat: Seat) -> None:
        """Call the attention of `seat`, whose time is nearly up."""
        self.curtain.mark([seat])
        self._stage.warned(self._scene, seat)

    def attend(self, seat: Seat) -> None:
        """Note that the player of `seat` is there."""
        self._calls.attend(seat)
        self._stage.heeded(self._scene, seat)

    def let_go(self) -> None:
        """Hide nothing, and remind nobody any more."""
        if self.delay is not None:
            self.delay.let_go()
        self._open_calls.stop()
        self.curtain.rise()

    def close(self) -> None:
        """Show everybody the duel for the last time."""
        self.curtain.mark(self.curtain.audiences)
        self._stage.closed(self._scene)

    def _call_openly(self, seat: Seat, why: Call) -> None:
        """Call the player of `seat` at the table, unless they have a panel in private.

        Where everybody sees the duel later, nobody is called there: it would tell whom it
        waits for.
        """
        record = self._scene.record
        if not record.practice and not record.delay and record.seats[seat].is_closed:
            self._stage.called_openly(self._scene, seat, why)
