"""The buttons and menus by which questions are answered.

Belongs here: which method of the session each act in an id stands for, and forms to type in.
Does not belong here: whether an answer counts (`table/session`), how the buttons look
(`panel/widgets`), and how what was pressed is shown (`presses/answers`).

A draft of which the panel showed another state is UNSEEN: the panel is shown as if the press
had been taken, so that its player sees what they confirm, and is told to press again.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import ui

from bot.duels.match.drafts import Draft
from bot.duels.panel import ids
from bot.duels.presses.answers import Work, attended, refuse, show_panel
from bot.duels.presses.shows_panel import ShowsPanel
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.ids import NUMBER, number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import guarded, whisper
from bot.shared.text import clip
from bot.shared.words import language_of, say
from engine.core.game import Game
from engine.core.prompts import Prompt, Shape

_LONGEST = 100
_SECONDS = 600

Press = Callable[[Session, int, int, int | None], Awaitable[Verdict]]
Choice = Callable[[Session, int, int, int, Sequence[int]], Awaitable[Verdict]]


async def _answer(session: Session, user: int, number: int, option: int | None) -> Verdict:
    if option is not None and await session.holds_back(user, number, option):
        return Verdict.TAKEN
    return await session.answer(user, number, () if option is None else (option,))


async def _next(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.put_next(user, number, option or 0)


async def _confirm(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.confirm(user, number, option)


async def _leave(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.leave(user, number)


async def _clear(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.draft(user, number, lambda draft, _game, _words: draft.chosen.clear())


async def _page(session: Session, user: int, number: int, option: int | None) -> Verdict:
    def turn(draft: Draft, game: Game, language: str) -> None:
        draft.page = option or 0

    return await session.draft(user, number, turn)


async def _choose(
    session: Session, user: int, number: int, menu: int, values: Sequence[int]
) -> Verdict:
    return await session.answer(user, number, tuple(values))


async def _mark(
    session: Session, user: int, number: int, menu: int, values: Sequence[int]
) -> Verdict:
    return await session.draft(user, number, lambda draft, _game, _: draft.mark(menu, values))


async def _add(
    session: Session, user: int, number: int, menu: int, values: Sequence[int]
) -> Verdict:
    def add(draft: Draft, game: Game, language: str) -> None:
        for value in values:
            draft.add(value)

    return await session.draft(user, number, add)


async def _order(
    session: Session, user: int, number: int, menu: int, values: Sequence[int]
) -> Verdict:
    if len(values) != 1:
        return Verdict.ILLEGAL
    return await session.put_next(user, number, values[0])


PRESSES: dict[str, Press] = {
    "answer": _answer,
    "next": _next,
    "confirm": _confirm,
    "leave": _leave,
    "clear": _clear,
    "page": _page,
}
CHOICES: dict[str, Choice] = {"choose": _choose, "mark": _mark, "add": _add, "order": _order}


class QuestionButton(ShowsPanel, DeclaredButton, id=ids.PRESS):
    """One option of one question of one match, or a step on the way to an answer.

    No option at all declines.
    """

    act: str
    number: int
    option: int | None
    _became = Verdict.TAKEN

    async def pressed(self, interaction: Interaction) -> None:
        """Pass the press on; what its player had not seen yet is shown first."""
        await super().pressed(interaction)
        if self._became is Verdict.UNSEEN:
            await whisper(interaction, "look-again-then-confirm")

    def work(self, session: Session, user: int) -> Work:
        """Pass the press on; the session decides whether it counts."""

        async def press() -> Verdict:
            became = await PRESSES[self.act](session, user, self.number, self.option)
            self._became = became
            return Verdict.TAKEN if became is Verdict.UNSEEN else became

        return press


class QuestionMenu(ShowsPanel, DeclaredMenu, id=ids.CHOICE):
    """A menu of options of one question of one match."""

    act: str
    number: int
    part: int

    def work(self, session: Session, user: int) -> Work:
        """Pass the choice on; the session decides whether it counts."""
        values = [number(value) for value in self.item.values]
        return lambda: CHOICES[self.act](session, user, self.number, self.part, values)


class TakeBackButton(ShowsPanel, DeclaredButton, id=ids.TAKE_BACK):
    """Takes back what a player has begun, as long as nobody else has noticed it."""

    number: int

    def work(self, session: Session, user: int) -> Work:
        """Ask again what they were asked before."""
        return lambda: session.take_back(user, self.number)


class UnguardButton(ShowsPanel, DeclaredButton, id=ids.UNGUARD):
    """Does what was held back; its player is asked no more whether they are sure."""

    number: int
    seen: int

    def work(self, session: Session, user: int) -> Work:
        """Remember it, and pass the press on."""

        async def press() -> Verdict:
            await session.unguard(user)
            became = await session.confirm(user, self.number, self.seen)
            return Verdict.TAKEN if became is Verdict.UNSEEN else became

        return press


class WriteButton(DeclaredButton, id=ids.WRITE):
    """Opens a form in which a name or a number is typed."""

    match: int
    number: int
    part: int

    async def pressed(self, interaction: Interaction) -> None:
        """Open the form, if the question is still open."""
        session = await attended(interaction, self.match)
        user = interaction.user.id
        verdict = await session.asks(user, self.number) if session else Verdict.OVER
        sight = await session.sight_of(user) if session else None
        if session is None or sight is None or verdict is not Verdict.TAKEN:
            taken = verdict is Verdict.TAKEN
            await refuse(interaction, Verdict.NOT_YOURS if taken else verdict)
            return
        question = sight.question
        if question is None:
            await refuse(interaction, Verdict.OLD)
            return
        is_number = question.prompt.shape is Shape.NUMBER
        language = language_of(interaction.locale)
        label = field_label(question.prompt, language)
        form = WriteForm(session, self.number, is_number, label, language)
        await interaction.response.send_modal(form)


def field_label(prompt: Prompt, language: str) -> str:
    """What the field of the form is called: the question, or which numbers fit, if it is long.

    What a long one asks stands at its end, which Discord would not show.
    """
    if prompt.shape is not Shape.NUMBER or len(prompt.text) <= FORM:
        return clip(prompt.text, FORM)
    return say(language, "number-from-to", least=str(prompt.least), most=str(prompt.most))


class WriteForm(ui.Modal):
    """A form for one name or one number. It lives no longer than the process."""

    def __init__(
        self, session: Session, number: int, is_number: bool, label: str, language: str
    ) -> None:
        title = say(language, "type-a-number" if is_number else "type-a-name")
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.session, self.number, self.is_number = session, number, is_number
        self.typed: ui.TextInput[Any] = ui.TextInput(max_length=_LONGEST)
        self.add_item(ui.Label(text=label, component=self.typed))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Answer with the number, or look for the name."""
        user, typed = interaction.user.id, self.typed.value[:_LONGEST].strip()
        await show_panel(interaction, self.session, lambda: self._take(user, typed))

    async def _take(self, user: int, typed: str) -> Verdict:
        if not self.is_number:
            return await self.session.draft(
                user,
                self.number,
                lambda draft, game, language: draft.search(typed, game.names(language)),
            )
        if re.fullmatch(NUMBER, typed):
            return await self.session.answer(user, self.number, (int(typed),))
        return Verdict.ILLEGAL
