"""Whoever writes a message, and whatever fails meanwhile, it ends with what is so.

Presses, changes, pictures that are late and requests that fail come in any order, and each
waits as long as it likes. Time goes by only when it is told to.
"""

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from bot.duels.picture.easel import FOR_A_PRESS, Easel
from bot.duels.seen.sight import Sight
from bot.duels.seen.stage import Scene
from bot.duels.stage.spot import Spot
from bot.people.terms import Shown
from bot.shared.budget import Rank
from bot.shared.drawing.canvas import Picture
from bot.shared.sending import Content, Token
from engine.core.changing import changed
from engine.core.protocol import Audience
from tests.bot.still_time import Loop

LONG = 200.0
"""Seconds after which whatever is tried again has been tried again."""
FEW = 4
"""How many tries may fail: a follower makes five."""


class Waiting:
    """Something that goes on once it is let."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Write(Waiting):
    """A request with that content, by the follower or by a press."""

    def __init__(self, what: str, content: Content) -> None:
        super().__init__(what)
        self.content = content
        self.has_come = self.is_mixed = False


class Duel:
    """A duel of which only the number of the change is seen; every second looks alike."""

    def __init__(self) -> None:
        self.record = SimpleNamespace(id=1)
        self.number = 0
        self.shown = Shown.PICTURE
        self.waiting: list[Waiting] = []

    def version(self, audience: Audience) -> int:
        return self.number

    async def wait(self, waiting: Waiting) -> None:
        self.waiting.append(waiting)
        try:
            await waiting.done
        finally:
            self.waiting.remove(waiting)

    async def sight(self, audience: Audience) -> Sight:
        await self.wait(Waiting("sight"))
        board = cast(Any, SimpleNamespace(picture=lambda: None))
        record = cast(Any, self.record)
        return Sight(
            record, self.number, None, "en", board, (), (), None, (), None, "", shown=self.shown
        )


def name_of(number: int) -> str:
    return f"board-{number // 2}.png"


class Brush:
    """Draws when it is told to."""

    def __init__(self) -> None:
        self.drawn: dict[str, asyncio.Event] = {}

    def of(self, name: str) -> asyncio.Event:
        return self.drawn.setdefault(name, asyncio.Event())

    async def hang(self, sight: Sight, patience: float) -> Sight:
        if sight.shown is Shown.WORDS:
            return sight
        name = name_of(sight.version)
        try:
            await asyncio.wait_for(self.of(name).wait(), patience)
        except TimeoutError:
            return sight
        return changed(sight, picture=Picture(name, "", b""))


class Plain(Spot):
    """A message that shows the number of the change."""

    def __init__(self, duel: Duel, brush: Brush, put: Callable[[Content], Any]) -> None:
        scene, easel = cast(Scene, duel), cast(Easel, brush)
        super().__init__(scene, None, easel, 0.0, lambda: 3.0)
        self._doing = put

    def adopt(self, token: Token) -> None:
        raise NotImplementedError

    def _laid_out(self, sight: Sight) -> Content:
        words = sight.picture is None
        return Content({"number": sight.version, "words": words}, sight.picture)

    def _rank(self, sight: Sight) -> Rank:
        return Rank.BOARD

    async def _put(self, content: Content) -> None:
        await self._doing(content)


def sent_with(content: Content) -> str:
    """The name of the picture that goes with it; "" for none."""
    name = content.picture.name if content.picture else ""
    return "" if name == content.hangs else name


class Message:
    """What Discord has: the number that stands there, and the picture that hangs there."""

    def __init__(self) -> None:
        self.number = -1
        self.words = False
        self.hangs = ""

    def take(self, content: Content) -> bool:
        """Show it; whether a picture was sent that hung there already."""
        sent = sent_with(content)
        is_again = sent != "" and sent == self.hangs
        name = content.picture.name if content.picture else ""
        if name != content.hangs:
            self.hangs = name
        self.number, self.words = content.body["number"], content.body["words"]
        return is_again


class Writers(RuleBasedStateMachine):
    """One message that its follower and the answers to presses write."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = Loop()
        self.duel, self.brush, self.message = Duel(), Brush(), Message()
        self.spot = Plain(self.duel, self.brush, self._followed)
        self.pressing: set[asyncio.Task[None]] = set()
        self.failed = self.refused = 0
        self.is_known = False
        """Whether the last request was taken, and none was under way beside it."""
        self._do(self.spot.touch)

    # What happens

    @rule(is_urgent=st.booleans())
    def changes(self, is_urgent: bool) -> None:
        self._do(self._changes, is_urgent)

    @rule(shown=st.sampled_from([Shown.PICTURE, Shown.WORDS]))
    def is_shown_as(self, shown: Shown) -> None:
        self.duel.shown = shown
        self._do(self._changes, True)

    @rule(how=st.sampled_from(["taken", "refused", "acknowledged"]))
    def is_pressed(self, how: str) -> None:
        async def press() -> None:
            task = asyncio.create_task(self._press(how))
            self.pressing.add(task)
            task.add_done_callback(self.pressing.discard)

        self.loop.run_until_complete(press())
        self.loop.settle()

    @rule()
    def is_drawn(self) -> None:
        self.brush.of(name_of(self.duel.number)).set()
        self.loop.settle()

    @rule(seconds=st.sampled_from([0.5, 2.0, 6.0, 60.0]))
    def time_goes_by(self, seconds: float) -> None:
        self.loop.passes(seconds)

    @precondition(lambda self: self.duel.waiting)
    @rule(data=st.data())
    def goes_on(self, data: st.DataObject) -> None:
        self._finish(data.draw(st.sampled_from(self.duel.waiting)))

    @precondition(lambda self: self.duel.waiting)
    @rule()
    def all_goes_on(self) -> None:
        """What comes to Discord last is answered first."""
        while self.duel.waiting:
            for write in reversed(self._writes()):
                self._land(write)
            self._finish(self.duel.waiting[0])

    @precondition(lambda self: self._writes())
    @rule(data=st.data())
    def comes_to_discord(self, data: st.DataObject) -> None:
        self._land(data.draw(st.sampled_from(self._writes())))

    @precondition(lambda self: self.failed < FEW and self.duel.waiting)
    @rule(data=st.data())
    def fails(self, data: st.DataObject) -> None:
        self.failed += 1
        waiting = data.draw(st.sampled_from(self.duel.waiting))
        if isinstance(waiting, Write):
            self.is_known = False
        self.breaks(waiting, OSError("no network"))

    @precondition(lambda self: self._pictures())
    @rule(data=st.data())
    def is_too_large(self, data: st.DataObject) -> None:
        write = data.draw(st.sampled_from(self._pictures()))
        self.refused += write.what == "follower"
        self.is_known = False
        self.breaks(write, discord.HTTPException(Mock(status=413), "too large"))

    # What holds

    def teardown(self) -> None:
        """Where everything goes on as it should, the message shows what is so."""
        try:
            for _ in range(20):
                self.brush.of(name_of(self.duel.number)).set()
                self.all_goes_on()
                self.loop.passes(LONG / 20)
            assert self.pressing == set()
            assert self.message.number == self.duel.number
            wanted = self.duel.shown is Shown.PICTURE and self.refused < 2
            assert self.message.hangs == (name_of(self.duel.number) if wanted else "")
            assert self.message.words is not wanted
        finally:
            self._end()

    def _end(self) -> None:
        for each in asyncio.all_tasks(self.loop):
            each.cancel()
        self.spot.stop()
        self.loop.settle()
        self.loop.close()

    # Inside

    def _writes(self) -> list[Write]:
        """The requests that have not come to Discord."""
        found = [each for each in self.duel.waiting if isinstance(each, Write)]
        return [each for each in found if not each.has_come]

    def _pictures(self) -> list[Write]:
        """Those of them that have a picture with them."""
        return [each for each in self._writes() if sent_with(each.content)]

    def _do(self, doing: Callable[..., None], *values: Any) -> None:
        async def done() -> None:
            doing(*values)

        self.loop.run_until_complete(done())
        self.loop.settle()

    def _changes(self, is_urgent: bool) -> None:
        self.duel.number += 1
        self.spot.touch(urgent=is_urgent)

    def proceeds(self, what: str) -> None:
        """That goes on which is waited for."""
        self._finish(next(each for each in self.duel.waiting if each.what == what))

    def breaks(self, waiting: Waiting, problem: Exception) -> None:
        """That fails so."""
        waiting.done.set_exception(problem)
        self.loop.settle()

    def _finish(self, waiting: Waiting) -> None:
        if isinstance(waiting, Write):
            self._land(waiting)
        waiting.done.set_result(None)
        self.loop.settle()

    def _land(self, write: Write) -> None:
        if write.has_come:
            return
        write.has_come = True
        is_again = self.message.take(write.content)
        assert not (is_again and self.is_known and not self.refused)

    async def _press(self, how: str) -> None:
        """As presses are answered: by what was done, by a refusal, or by an acknowledgement."""
        with self.spot.answering():
            try:
                await self.duel.wait(Waiting("work"))
                if how == "taken":
                    self._changes(True)
                    sight = await self.duel.sight(None)
                    content = await self.spot.content(sight, FOR_A_PRESS)
                    await self.spot.write(sight.version, content, self._answered)
                elif how == "acknowledged":
                    self._changes(True)
                    self.spot.forget()
                    self.is_known = False
            except (OSError, discord.HTTPException):
                return

    async def _followed(self, content: Content) -> None:
        assert not self.pressing, "the follower writes while a press is being answered"
        await self._written(Write("follower", content))

    async def _answered(self, content: Content) -> None:
        await self._written(Write("press", content))

    async def _written(self, write: Write) -> None:
        beside = [each for each in self.duel.waiting if isinstance(each, Write)]
        assert write.what not in {"follower"} & {each.what for each in beside}
        for each in [*beside, write]:
            each.is_mixed = bool(beside)
        await self.duel.wait(write)
        self.is_known = not write.is_mixed


TestWriters = Writers.TestCase
TestWriters.settings = settings(max_examples=100, stateful_step_count=40)


@pytest.fixture
def writers() -> Iterator[Writers]:
    """A message that shows words, to which a picture is owed that is tried again just now."""
    writers = Writers()
    writers.loop.settle()
    writers.proceeds("sight")
    writers.loop.passes(5.0)
    writers.proceeds("follower")
    writers.loop.passes(3.5)
    assert writers.message.words
    assert [each.what for each in writers.duel.waiting] == ["sight"]
    yield writers
    writers.teardown()


def test_a_press_that_is_refused_meanwhile_loses_no_picture(writers: Writers) -> None:
    writers.proceeds("sight")
    writers.is_pressed("refused")
    writers.is_drawn()
    writers.proceeds("work")
    writers.loop.passes(5.0)
    writers.proceeds("sight")
    writers.proceeds("follower")
    assert not writers.message.words


def test_what_fails_before_a_picture_is_tried_loses_no_picture(writers: Writers) -> None:
    writers.is_drawn()
    [sight] = writers.duel.waiting
    writers.breaks(sight, OSError("no disk"))
    writers.loop.passes(6.0)
    writers.proceeds("sight")
    writers.proceeds("follower")
    assert not writers.message.words
