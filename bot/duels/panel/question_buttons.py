"""The buttons and menus by which questions are answered."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.client import Client
from bot.duels.drafts import Draft
from bot.duels.panel.answers import Interaction, heard, refuse, show_panel
from bot.duels.session import Session, Verdict
from bot.shared import ids
from bot.shared.replies import guarded
from bot.shared.text import clip
from bot.shared.words import language_of, say
from engine.core.game import Game

_TITLE = 45
_LONGEST = 100
_SECONDS = 600

Press = Callable[[Session, int, int, int | None], Awaitable[Verdict]]
Choice = Callable[[Session, int, int, int, Sequence[int]], Awaitable[Verdict]]


async def _answer(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.answer(user, number, () if option is None else (option,))


async def _pass_on(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.answer(user, number, (), lasting=True)


async def _next(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.put_next(user, number, option or 0)


async def _confirm(session: Session, user: int, number: int, option: int | None) -> Verdict:
    return await session.confirm(user, number)


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


async def _order(
    session: Session, user: int, number: int, menu: int, values: Sequence[int]
) -> Verdict:
    if len(values) != 1:
        return Verdict.ILLEGAL
    return await session.put_next(user, number, values[0])


PRESSES: dict[str, Press] = {
    "answer": _answer,
    "passon": _pass_on,
    "next": _next,
    "confirm": _confirm,
    "leave": _leave,
    "clear": _clear,
    "page": _page,
}
CHOICES: dict[str, Choice] = {"choose": _choose, "mark": _mark, "order": _order}


class QuestionButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"(?P<act>{'|'.join(PRESSES)}):(?P<match>{ids.NUMBER}):(?P<number>{ids.NUMBER})"
    rf":(?P<option>{ids.NUMBER}|)",
):
    """One option of one question of one match, or a step on the way to an answer.

    No option at all declines.
    """

    def __init__(self, button: ui.Button[Any], act: str, place: tuple[int, int], option: str):
        super().__init__(button)
        self.act, self.place = act, place
        self.option = int(option) if option else None

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(
            item, match["act"], (int(match["match"]), int(match["number"])), match["option"]
        )

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Pass the press on; the session decides whether it counts."""
        match, number = self.place
        session = await heard(interaction, match)
        if session is None:
            await refuse(interaction, Verdict.OVER)
            return
        press = PRESSES[self.act]
        user, option = interaction.user.id, self.option
        await show_panel(interaction, session, lambda: press(session, user, number, option))


class QuestionMenu(
    ui.DynamicItem[ui.Select[Any]],
    template=rf"(?P<act>{'|'.join(CHOICES)}):(?P<match>{ids.NUMBER}):(?P<number>{ids.NUMBER})"
    rf":(?P<menu>{ids.NUMBER})",
):
    """A menu of options of one question of one match."""

    def __init__(self, menu: ui.Select[Any], act: str, place: tuple[int, int], index: int):
        super().__init__(menu)
        self.act, self.place, self.index = act, place, index

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it stood in the message."""
        assert isinstance(item, ui.Select)
        place = int(match["match"]), int(match["number"])
        return cls(item, match["act"], place, int(match["menu"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Pass the choice on; the session decides whether it counts."""
        match, number = self.place
        session = await heard(interaction, match)
        if session is None:
            await refuse(interaction, Verdict.OVER)
            return
        values = [ids.number(value) for value in self.item.values]
        choose, user, index = CHOICES[self.act], interaction.user.id, self.index
        await show_panel(
            interaction, session, lambda: choose(session, user, number, index, values)
        )


class WriteButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"write:(?P<match>{ids.NUMBER}):(?P<number>{ids.NUMBER}):{ids.NUMBER}",
):
    """Opens a form in which a name or a number is typed."""

    def __init__(self, button: ui.Button[Any], match: int, number: int) -> None:
        super().__init__(button)
        self.match, self.number = match, number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(item, int(match["match"]), int(match["number"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Open the form, if the question is still open."""
        session = await heard(interaction, self.match)
        user = interaction.user.id
        verdict = await session.asks(user, self.number) if session else Verdict.OVER
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
            return
        question = (await session.sight(seat)).question
        if question is None:
            await refuse(interaction, Verdict.OLD)
            return
        is_number = question.prompt.shape == "number"
        language = language_of(interaction.locale)
        form = WriteForm(session, self.number, is_number, question.prompt.text, language)
        await interaction.response.send_modal(form)


class WriteForm(ui.Modal):
    """A form for one name or one number. It lives no longer than the process."""

    def __init__(
        self, session: Session, number: int, is_number: bool, prompt: str, language: str
    ) -> None:
        title = say(language, "type-a-number" if is_number else "type-a-name")
        super().__init__(title=clip(title, _TITLE), timeout=_SECONDS)
        self.session, self.number, self.is_number = session, number, is_number
        self.typed: ui.TextInput[Any] = ui.TextInput(max_length=_LONGEST)
        self.add_item(ui.Label(text=clip(prompt, _TITLE), component=self.typed))

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
        if re.fullmatch(ids.NUMBER, typed):
            return await self.session.answer(user, self.number, (int(typed),))
        return Verdict.ILLEGAL


def add_to(client: Client) -> None:
    """Let `client` answer these, whatever message they stand in."""
    client.add_dynamic_items(QuestionButton, QuestionMenu, WriteButton)
