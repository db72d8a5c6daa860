"""Many people at once who play as people do: they think, press, and look again."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from bot.sandbox.interactions import DEADLINE
from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.sandbox.records import Message
from bot.sandbox.views import MessageView, Outcome
from bot.sandbox.world import World

THINKING = (1.5, 2.0)
"""Seconds for which somebody thinks before they press, at least and at most."""
IMPATIENCE = 20.0
"""Seconds after which somebody whose panel has not changed presses "Refresh"."""
_ANSWER = re.compile(r"(?:answer|next):(\d+):(\d+):(\d*)")
_MENU = re.compile(r"(?:choose|order):(\d+):(\d+):\d+")

Question = tuple[int, int]
"""The duel, and the number of the question in it."""


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

    def clear(self) -> None:
        """Forget everything so far."""
        self.waits.clear()
        self.went.clear()


@dataclass(slots=True)
class Player:
    """Somebody who plays from their private messages, answering at random.

    `taken` are the answers that the bot has confirmed, by duel, in their order.
    """

    person: Person
    bell: asyncio.Event
    bot_is_here: asyncio.Event
    notes: Notes
    dice: Random
    taken: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)
    last: Question | None = None

    async def plays(self) -> None:
        """Play until the duel is over."""
        while not is_over(panel := await self._attends()):
            await asyncio.sleep(self.dice.uniform(*THINKING))
            await self.bot_is_here.wait()
            await self._answers(self.panel or panel)

    @property
    def panel(self) -> MessageView | None:
        """Their panel as it stands now, None before there is one."""
        seen = self.person.sees("@bot")
        return next((each for each in reversed(seen) if not each.ephemeral), None)

    async def _attends(self) -> MessageView:
        """The panel once it asks something new, or the duel is over."""
        while True:
            self.bell.clear()
            panel = self.panel
            if panel is not None and (
                is_over(panel) or question(panel) not in (None, self.last)
            ):
                return panel
            try:
                async with asyncio.timeout(IMPATIENCE):
                    await self.bell.wait()
            except TimeoutError:
                await self._refreshes()

    async def _answers(self, panel: MessageView) -> None:
        asked = question(panel)
        if asked is None:
            return
        buttons = [
            each for each in panel.buttons.values() if _ANSWER.match(each.custom_id or "")
        ]
        menus = [each for each in panel.selects if _MENU.match(each.custom_id)]
        if not buttons and not menus:
            self.notes.went["could not answer"] += 1
            self.last = asked
            return
        at = self.dice.randrange(len(buttons) + sum(len(menu.options) for menu in menus))
        began = perf_counter()
        try:
            if at < len(buttons):
                custom_id = buttons[at].custom_id or ""
                answer = _chosen(custom_id)
                outcome = await self.person.press(panel, custom_id)
            else:
                menu = self.dice.choice(menus)
                values = self.dice.sample(list(menu.options.values()), menu.least or 1)
                answer = tuple(map(int, values))
                outcome = await self.person.choose(panel, menu.custom_id, values)
        except InteractionFailed:
            self.notes.went["failed"] += 1
            self.notes.waits.append(perf_counter() - began)
        except CannotDo:
            self.notes.went["changed meanwhile"] += 1
        else:
            self.notes.waits.append(perf_counter() - began)
            self._note(panel, asked, answer, outcome)

    def _note(
        self, panel: MessageView, asked: Question, answer: tuple[int, ...], outcome: Outcome
    ) -> None:
        if outcome.kind == "deferred":
            self.notes.went["shown later"] += 1
            self.last = asked
        elif outcome.message is not None and outcome.message.id == panel.id:
            self.notes.went["taken"] += 1
            self.taken.setdefault(asked[0], []).append(answer)
            self.last = asked
        else:
            self.notes.went["refused"] += 1

    async def _refreshes(self) -> None:
        await self.bot_is_here.wait()
        panel = self.panel
        if panel is None or "Refresh" not in panel.buttons:
            return
        self.notes.went["looked again"] += 1
        self.last = None
        try:
            await self.person.press(panel, "Refresh")
        except (InteractionFailed, CannotDo):
            self.notes.went["looked again in vain"] += 1


def question(panel: MessageView) -> Question | None:
    """Which question the panel asks; None where it asks nothing."""
    ids = [each.custom_id or "" for each in panel.buttons.values()]
    ids += [each.custom_id for each in panel.selects]
    found = next(filter(None, (_ANSWER.match(each) or _MENU.match(each) for each in ids)), None)
    return None if found is None else (int(found[1]), int(found[2]))


def is_over(panel: MessageView) -> bool:
    """Whether the panel is that of a duel that has ended."""
    pressed = (each.custom_id or "" for each in panel.buttons.values())
    return any(each.startswith("after:") and each.endswith(":rematch") for each in pressed)


def misses(waits: Sequence[float]) -> int:
    """How many presses were not answered in the time that Discord gives."""
    return sum(wait >= DEADLINE for wait in waits)


def _chosen(custom_id: str) -> tuple[int, ...]:
    found = _ANSWER.match(custom_id)
    return (int(found[3]),) if found and found[3] else ()
