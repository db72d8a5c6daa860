"""Many people at once who play as people do: they think, press, and look again."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from bench.soak.offers import Doing, Question, is_over, offers, question, shows_card
from bot.sandbox.interactions import DEADLINE
from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.sandbox.records import Message
from bot.sandbox.views import MessageView, Outcome
from bot.sandbox.world import World
from engine.core.trial import STRIDE
from tests.end_to_end.duelist import can_take_back

THINKING = (1.5, 2.0)
"""Seconds for which somebody thinks before they press, at least and at most."""
IMPATIENCE = 20.0
"""Seconds after which somebody whose panel has not changed presses "Refresh"."""
ANSWERED = ("taken", "looked at", "shown later")
"""How presses went that the bot has answered: as answers, as looks at cards, or not at once."""
CALL = "/channels/@me/"
"""What is linked in a message that calls a player to their panel."""


class Doorbell:
    """Rings for those who wait for a message to change in one channel."""

    def __init__(self, world: World) -> None:
        self._rings: dict[str, asyncio.Event] = {}
        world.listeners.append(self._heard)

    def at(self, channel: str) -> asyncio.Event:
        """Set whenever a message of that channel is new or edited."""
        return self._rings.setdefault(channel, asyncio.Event())

    def _heard(self, event: str, record: object) -> None:
        if isinstance(record, Message) and record.channel in self._rings:
            self._rings[record.channel].set()


@dataclass(slots=True)
class Notes:
    """What a crowd went through: seconds from press to answer, and how presses went."""

    waits: list[float] = field(default_factory=list)
    went: Counter[str] = field(default_factory=Counter)
    pressed: Counter[str] = field(default_factory=Counter)
    """How often each kind of button or menu was pressed that the bot has answered."""

    def clear(self) -> None:
        """Forget everything so far."""
        self.waits.clear()
        self.went.clear()
        self.pressed.clear()


@dataclass(slots=True)
class Player:
    """Somebody who plays from their private messages: presses cards, then what they can do.

    `taken` are the answers that the bot has confirmed, by duel, in their order; `tried` are the
    last ones, while they can still be taken back. `stale` is the panel whose press is to be
    shown later. Who does not `browse` opens cards only to play them.
    """

    person: Person
    bell: asyncio.Event
    bot_is_here: asyncio.Event
    notes: Notes
    dice: Random
    taken: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)
    tried: list[tuple[int, ...]] = field(default_factory=list)
    last: Question | None = None
    stale: Message | None = None
    browses: bool = True
    is_sure: bool = False

    async def plays(self) -> None:
        """Play until the duel is over; nobody asks them whether they are sure."""
        if not self.is_sure:
            with suppress(InteractionFailed, CannotDo):
                await self.person.call("duel guard", options={"ask": False})
                self.is_sure = True
        while not is_over(panel := await self._attends()):
            await self.thinks()
            await self._acts(self.panel or panel)

    @property
    def panel(self) -> MessageView | None:
        """Their panel as it stands now, None before there is one."""
        seen = reversed(self.person.sees("@bot"))
        return next(
            (each for each in seen if not each.ephemeral and CALL not in each.text), None
        )

    def _is_needed(self, panel: MessageView) -> bool:
        if is_over(panel):
            return True
        asked = question(panel)
        return panel.message != self.stale and (
            shows_card(panel) or (asked is not None and asked != self.last)
        )

    async def _attends(self) -> MessageView:
        """The panel once there is something to do on it, or the duel is over."""
        while True:
            self.bell.clear()
            panel = self.panel
            if panel is not None and self._is_needed(panel):
                return panel
            try:
                async with asyncio.timeout(IMPATIENCE):
                    await self.bell.wait()
            except TimeoutError:
                await self._refreshes()

    async def thinks(self) -> None:
        """Think, and again once the bot is back, so that not all press at the same moment."""
        await asyncio.sleep(self.dice.uniform(*THINKING))
        while not self.bot_is_here.is_set():
            await self.bot_is_here.wait()
            await asyncio.sleep(self.dice.uniform(0, THINKING[1]))

    async def chooses(self, panel: MessageView, offered: Sequence[Doing]) -> Doing:
        """One of those things, at random."""
        return self.dice.choice(offered)

    async def _acts(self, panel: MessageView) -> None:
        """Do one thing of those that are offered."""
        asked, offered = question(panel), offers(panel, self.dice, self.browses)
        if not offered:
            if asked is not None:
                self.notes.went["could not answer"] += 1
                self.last = asked
            return
        doing = await self.chooses(panel, offered)
        began = perf_counter()
        try:
            if doing.values:
                outcome = await self.person.choose(panel, doing.id, doing.values)
            else:
                outcome = await self.person.press(panel, doing.id)
        except InteractionFailed:
            self.notes.went["failed"] += 1
            self.notes.waits.append(perf_counter() - began)
        except CannotDo:
            self.notes.went["changed meanwhile"] += 1
        else:
            self.notes.waits.append(perf_counter() - began)
            self._note(panel, doing, outcome)

    def _note(self, panel: MessageView, doing: Doing, outcome: Outcome) -> None:
        asked = question(panel)
        if outcome.kind == "deferred":
            self.notes.went["shown later"] += 1
            self.stale = panel.message
        elif outcome.message is None or outcome.message.id != panel.id:
            self.notes.went["refused"] += 1
            return
        elif doing.answers:
            self.notes.went["taken"] += 1
            if asked is not None and doing.answer is not None:
                self._keep(asked, doing.answer, outcome.message)
        else:
            self.notes.went["looked at"] += 1
        self.notes.pressed[doing.kind] += 1
        if doing.answers:
            self.last = asked

    def _keep(self, asked: Question, answer: tuple[int, ...], shown: MessageView) -> None:
        """Note an answer, once it can no longer be taken back."""
        if asked[1] < STRIDE:
            self.tried.clear()
        self.tried.append(answer)
        if not can_take_back(shown):
            self.taken.setdefault(asked[0], []).extend(self.tried)
            self.tried.clear()

    async def _refreshes(self) -> None:
        if not self.bot_is_here.is_set():
            await self.bot_is_here.wait()
            return
        panel = self.panel
        if panel is None or "Refresh" not in panel.buttons:
            return
        self.notes.went["looked again"] += 1
        self.last = self.stale = None
        try:
            await self.person.press(panel, "Refresh")
        except (InteractionFailed, CannotDo):
            self.notes.went["looked again in vain"] += 1


def misses(waits: Sequence[float]) -> int:
    """How many presses were not answered in the time that Discord gives."""
    return sum(wait >= DEADLINE for wait in waits)
