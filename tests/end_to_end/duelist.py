"""A person at a table: looks at what is shown, and presses what is offered."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Self

from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.sandbox.views import ButtonView, MessageView, Outcome
from bot.shared.words import say
from cards.languages import LANGUAGES
from engine.core.trial import STRIDE
from tests.waiting import PATIENCE

Wanted = Callable[[MessageView], bool]

PRIVATE = "@bot"
CHOSEN = {say(language, "cards-can-act") for language in LANGUAGES}
CLOSE = {say(language, "cards-back") for language in LANGUAGES}
STRING_SELECT = 3
"""The type that Discord gives menus of options."""
ANY_ZONE = "Any"
OVERTAKEN = {"That has been answered already. If your panel still asks it, press “Refresh”."}
"""What may be said to a player who presses in the moment in which the panel changes."""
ANSWERING = re.compile(r"(?:answer|choose|order|add|next|confirm|leave|write):\d+:(\d+)")
"""How the ids begin of all that leads to an answer, with the number of the question."""
OPENS = 10.0
"""Seconds for which somebody waits for a card that is to be shown later."""
IMPATIENCE = 0.5
"""Seconds after which somebody who waits presses "Refresh", if they do that at all."""


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody answered by pressing: to which question, and what.

    `is_tried` where it goes on from an answer that could be taken back until then.
    """

    question: int
    answer: tuple[int, ...]
    is_tried: bool = field(default=False, compare=False)

    @classmethod
    def of(cls, custom_id: str | None, values: Sequence[str] = ()) -> Self:
        """What the button, or those values of the menu, with that id answer."""
        found = re.fullmatch(r"(answer|choose):\d+:(\d+):(\d*)", custom_id or "")
        assert found is not None, f"{custom_id} answers nothing"
        chosen = values if found[1] == "choose" else filter(None, [found[3]])
        number = int(found[2])
        return cls(number % STRIDE, tuple(map(int, chosen)), number >= STRIDE)


class Presence(asyncio.Event):
    """Set while the bot is here; who waits for its answer hears when it has died."""

    def __init__(self) -> None:
        super().__init__()
        self.death = asyncio.Event()
        """Set when the bot of now dies; the next one has a death of its own."""

    def die(self) -> None:
        """The bot is dead: what it was to answer it never will."""
        self.clear()
        self.death.set()
        self.death = asyncio.Event()


class Duelist:
    """One player, who plays from one place and never needs to leave it.

    `tried` are their presses in order, `taken` those that were answered by a new panel, and
    `refusals` what the others were answered; `waits` are the seconds until each answer, and
    `late` counts those that came only after a first word, or not at all.
    What they could take back counts as taken from when they no longer can.
    """

    def __init__(self, person: Person, table: str, bot_is_here: Presence) -> None:
        self.person = person
        self.table = table
        self.tried: list[Press] = []
        self.taken: list[Press] = []
        self._tried: list[Press] = []
        self.refusals: list[str] = []
        self.waits: list[float] = []
        self.late = 0
        self.refreshes = False
        self.patience = PATIENCE
        self._bot_is_here = bot_is_here
        self._place = PRIVATE
        self._opened: str | None = None

    @property
    def panel(self) -> MessageView:
        """The panel they play from, as it stands now."""
        seen = reversed(self.person.sees(self._place))
        if self._opened is None:
            return next(each for each in seen if not each.ephemeral)
        return next(each for each in seen if each.id == self._opened)

    @property
    def board(self) -> MessageView:
        """The public board, as it stands now."""
        seen = (each for each in self.person.sees(self.table) if not each.ephemeral)
        return next(each for each in seen if "Check the shuffle" in each.buttons)

    async def moves_to_the_channel(self) -> None:
        """Play from the panel that "My hand" opens in the channel, from now on."""
        board = await self.person.wait_for(self.table, lambda seen: "My hand" in seen.buttons)
        opened = (await self.person.press(board, "My hand")).message
        assert opened is not None
        assert opened.ephemeral
        self._place, self._opened = self.table, opened.id

    async def is_shown(self, *words: str) -> MessageView:
        """The panel, once all the words stand on it."""
        return await self._sees(lambda panel: all(word in panel.text for word in words))

    async def is_asked(self) -> MessageView:
        """The panel, once it asks something."""
        return await self._sees(asks)

    async def attends(self) -> MessageView:
        """The panel, once it asks something or the duel is over.

        While the bot is away they do nothing. Where they `refresh`, they press "Refresh" from
        time to time while they wait, and where they are told to.
        """

        def needs_them(panel: MessageView) -> bool:
            return asks(panel) or is_over(panel)

        await self._bot_is_here.wait()
        tries = int(self.patience / IMPATIENCE) if self.refreshes else 0
        for _ in range(tries):
            with suppress(TimeoutError):
                return await self._sees(needs_them, IMPATIENCE)
            await self._refresh()
        return await self._sees(needs_them)

    async def presses(self, label: str) -> MessageView:
        """Press that button of the panel, which has answered; the panel after it."""
        panel = self.panel
        tried = Press.of(panel.buttons[label].custom_id)
        shown = await self._does(tried, self.person.press(panel, label))
        seen = (each for each in self.person.sees(self._place) if each.id == panel.id)
        asked = next(seen, shown)
        if not is_guard(asked):
            return shown
        await self.person.press(asked, label)  # they are sure
        return await self._sees(lambda panel: not is_guard(panel))

    async def chooses(self, *labels: str) -> MessageView:
        """Choose the options of those labels in the first menu that has them all."""
        panel = self.panel
        menu = next(menu for menu in panel.selects if set(labels) <= set(menu.options))
        tried = Press.of(menu.custom_id, [menu.options[label] for label in labels])
        return await self._does(tried, self.person.choose(panel, menu.custom_id, labels))

    async def takes(self, label: str) -> MessageView:
        """Answer by the button or the menu's option of that label.

        Where the menu wants more than one, the next ones are chosen with it.
        """
        panel = self.panel
        if label in panel.buttons:
            return await self.presses(label)
        played = next((each for each in plays(panel) if each.label == label), None)
        if played is not None:
            return await self._plays(played)
        menu = next(menu for menu in panel.selects if label in menu.options)
        if menu.custom_id.startswith("add:"):
            return await self._gathers(label)
        others = [each for each in menu.options if each != label]
        return await self.chooses(label, *others[: menu.least - 1])

    async def _gathers(self, label: str) -> MessageView:
        """Take that label of a menu, and others as long as more are wanted; then all."""
        chosen: list[str] = []
        while not (confirm := confirming(self.panel)) or confirm.disabled:
            menu = next(each for each in self.panel.selects if each.custom_id[:4] == "add:")
            taken = label if label in menu.options and not chosen else next(iter(menu.options))
            chosen.append(menu.options[taken])
            await self.person.choose(self.panel, menu.custom_id, [taken])
        number = str(confirm.custom_id).split(":")[2]
        given = f"choose:0:{number}:0"
        done = self.person.press(self.panel, confirm.label or "")
        return await self._does(Press.of(given, chosen), done)

    async def does(self, *beginnings: str | tuple[str, ...]) -> MessageView:
        """One after the other, whenever they are asked, take the label that begins so.

        Asked for a zone meanwhile, they take any.
        """
        for beginning in beginnings:
            panel = await self.is_asked()
            if ANY_ZONE in answers(panel):
                await self.takes(ANY_ZONE)
                panel = await self.is_asked()
            fitting = [each for each in answers(panel) if each.startswith(beginning)]
            assert fitting, f"{beginning} is not among {answers(panel)}"
            await self._insists(fitting[0])
        return self.panel

    async def _insists(self, label: str) -> None:
        """Take that label, and once more where the table came anew while its card was open."""
        for _ in range(2):
            before = len(self.tried)
            await self.takes(label)
            if len(self.tried) > before or label not in answers(self.panel):
                return

    async def reads(self, card: str) -> MessageView:
        """Open a card of the menu by its value; the panel with its sheet."""
        menu = next(menu for menu in self.panel.selects if menu.custom_id.startswith("read:"))
        await self.person.choose(self.panel, menu.custom_id, [card])
        return self.panel

    async def closes(self) -> MessageView:
        """Go back from a card to the table, if one is still open."""
        for label in CLOSE & set(self.panel.buttons):
            await self.person.press(self.panel, label)
        return self.panel

    async def _plays(self, play: "Play") -> MessageView:
        """Open the card, and do on its sheet what is wanted."""
        opened = await self.person.choose(self.panel, play.menu, [play.card])
        if opened.kind == "deferred":
            with suppress(TimeoutError):
                await self._sees(lambda panel: bool(CLOSE & set(panel.buttons)), OPENS)
        act = next((each for each in self.panel.buttons if each.startswith(play.act)), None)
        if act is None or not CLOSE & set(self.panel.buttons):
            return self.panel  # they are asked something else by now
        return await self.presses(act)

    async def _does(self, tried: "Press", doing: Awaitable[Outcome]) -> MessageView:
        self.tried.append(tried)
        before, pressed = self.person.sees(self._place), self.panel.id
        began = perf_counter()
        death = self._bot_is_here.death
        self.late += 1
        outcome = await doing
        self.waits.append(perf_counter() - began)
        answer = outcome.message
        if outcome.kind != "deferred":
            self.late -= 1
        else:
            answer = await self._is_answered_later(tried, before, death)
        assert answer is not None
        if not tried.is_tried:
            self._tried.clear()
        if answer.id in (pressed, self.panel.id):  # it may have come anew below meanwhile
            self._tried.append(tried)
            if not can_take_back(answer):
                self.taken += self._tried
                self._tried.clear()
        else:
            self.refusals.append(answer.text)
            if self.refreshes and answer.text in OVERTAKEN:
                await self._refresh()
        return self.panel

    async def _is_answered_later(
        self, tried: Press, before: Sequence[MessageView], death: asyncio.Event
    ) -> MessageView:
        """What answers a press that the bot had no answer to at once.

        It is the panel when it no longer asks what was answered, or what they alone are told.
        Raises InteractionFailed when the bot died before it answered.
        """
        known = {each.id for each in before}

        def is_answer(seen: MessageView) -> bool:
            if seen.id == self.panel.id:
                return tried.question not in questions(seen) or is_guard(seen)
            return seen.ephemeral and seen.id not in known

        answer = self.person.wait_for(self._place, is_answer, self.patience)
        answering = asyncio.create_task(answer)
        dying = asyncio.create_task(death.wait())
        try:
            await asyncio.wait((answering, dying), return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                return answering.result()
        finally:
            answering.cancel()
            dying.cancel()
        raise InteractionFailed("the bot died before it answered")

    async def _refresh(self) -> None:
        await self._bot_is_here.wait()
        with suppress(InteractionFailed, CannotDo):
            await self.person.press(self.panel, "Refresh")

    async def _sees(self, wanted: Wanted, seconds: float | None = None) -> MessageView:
        def found(seen: MessageView) -> bool:
            return seen.id == self.panel.id and wanted(seen)

        return await self.person.wait_for(self._place, found, seconds or self.patience)


@dataclass(frozen=True, slots=True)
class Play:
    """What can be done with a card of the menu: the act, the card's name and its value."""

    act: str
    name: str
    menu: str
    card: str

    @property
    def label(self) -> str:
        """It in words."""
        return f"{self.act} {self.name}"


def plays(panel: MessageView) -> list[Play]:
    """What the menu of cards offers to do."""
    found = []
    for menu in menus(panel.message.components):
        for option in menu["options"]:
            acts = str(option.get("description") or "").partition(" · ")[0]
            if str(menu["custom_id"]).startswith("read:") and acts.startswith("▸ "):
                name, card = str(option["label"]).partition(" ×")[0], str(option["value"])
                found += [
                    Play(act, name, str(menu["custom_id"]), card)
                    for act in acts.removeprefix("▸ ").split(", ")
                    if act not in CHOSEN
                ]
    return found


def is_guard(panel: MessageView) -> bool:
    """Whether its player is asked if they are sure to leave something usual undone."""
    return any(str(each.custom_id).startswith("unguard:") for each in panel.buttons.values())


def readable(panel: MessageView) -> list[str]:
    """The values of all options of the menu of cards, which is that of a place or of all."""
    read = [menu for menu in panel.selects if menu.custom_id.startswith(("read:", "look:"))]
    return [value for menu in read for value in menu.options.values()]


def menus(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The menus among components, as Discord was sent them."""
    for each in components:
        if each["type"] == STRING_SELECT:
            yield each
        yield from menus(each.get("components", ()))


def answers(panel: MessageView) -> list[str]:
    """The labels of all that would answer the question on the panel."""
    pressed = [
        label
        for label, button in panel.buttons.items()
        if str(button.custom_id).startswith(("answer:", "next:", "confirm:", "leave:"))
        and not button.disabled
    ]
    chosen = [
        menu
        for menu in panel.selects
        if menu.custom_id.startswith(("choose:", "order:", "add:"))
    ]
    played = [play.label for play in plays(panel) if play.label not in pressed]
    return [*pressed, *(label for menu in chosen for label in menu.options), *played]


def questions(panel: MessageView) -> set[int]:
    """The numbers of the questions that can be answered on the panel, as presses bear them."""
    offered = [str(each.custom_id) for each in panel.buttons.values() if not each.disabled]
    offered += [menu.custom_id for menu in panel.selects if not menu.disabled]
    return {int(found[1]) % STRIDE for each in offered if (found := ANSWERING.match(each))}


def confirming(panel: MessageView) -> ButtonView | None:
    """The button by which what was chosen is given as the answer."""
    pressed = (each for each in panel.buttons.values())
    return next((each for each in pressed if str(each.custom_id)[:8] == "confirm:"), None)


def asks(panel: MessageView) -> bool:
    """Whether the panel asks something."""
    return bool(answers(panel))


def can_take_back(panel: MessageView) -> bool:
    """Whether the panel offers to take back what was last answered."""
    return any(str(each.custom_id).startswith("take-back:") for each in panel.buttons.values())


def is_over(panel: MessageView) -> bool:
    """Whether the duel on the panel is over, so that another one may be asked for."""
    pressed = (each.custom_id or "" for each in panel.buttons.values())
    return any(each.startswith("after:") and each.endswith(":rematch") for each in pressed)
