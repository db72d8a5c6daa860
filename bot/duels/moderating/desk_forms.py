"""What a judge writes: the reason of an act, which everybody reads, and how much time."""

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.duels.moderating.desk import DRAW, NO_RESULT, all_hands, named_act
from bot.duels.moderating.judges import Work, audited, may_judge
from bot.duels.moderating.store import NOBODY, About
from bot.duels.seen.sight import Sight
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.replies import guarded, whisper
from bot.shared.sending import answer_alone
from bot.shared.text import clip, escaped
from bot.shared.tidying import tidy
from bot.shared.words import language_of, say
from engine.core.protocol import Seat

SHORTEST, LONGEST = 3, 200
MOST_SECONDS = 24 * 60 * 60
_SECONDS = 900.0


class DeskForm(ui.Modal):
    """Asks for a reason, and then does the act. It lives no longer than the process."""

    def __init__(
        self, session: Session, act: str, language: str, *, which: int = 0, number: int = 0
    ) -> None:
        """`which` is the seat, option or result that was chosen, of question `number`."""
        title = named_act(session.record, act, language)
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.session, self.act, self.which, self.number = session, act, which, number
        self.seconds: ui.TextInput[Any] = ui.TextInput(custom_id="seconds", max_length=6)
        if act == "clock":
            label = clip(say(language, "desk-seconds"), FORM)
            self.add_item(ui.Label(text=label, component=self.seconds))
        self.reason: ui.TextInput[Any] = ui.TextInput(
            custom_id="reason",
            style=discord.TextStyle.paragraph,
            min_length=SHORTEST,
            max_length=LONGEST,
        )
        label = clip(say(language, "desk-reason"), FORM)
        self.add_item(ui.Label(text=label, component=self.reason))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Do it, if they may still judge; tell them what came of it."""
        if not await may_judge(interaction, self.session):
            return
        reason = tidy(self.reason.value)[:LONGEST]
        if self.act == "look":
            await self._look(interaction, reason)
        elif self.act == "clock":
            await self._correct(interaction, reason)
        else:
            act, work, about = self._work(reason)
            if await audited(interaction, self.session, act, reason, work, about):
                await whisper(interaction, f"desk-done-{act}")

    def _work(self, reason: str) -> tuple[str, Work, About]:
        """What it is kept as, what does it, and whom it is about."""
        session, which = self.session, self.which
        if self.act == "hold":
            return "hold", partial(session.halting.moderate, on=True, reason=reason), NOBODY
        if self.act == "undo":
            return "undo", partial(session.anew.propose, Seat(which), reason), About(which)
        if self.act == "ruling":
            work = partial(session.judging.rule, self.number, which, reason)
            return "ruling", work, NOBODY
        if which == NO_RESULT:
            return "stop", partial(session.settling.call_off, reason), NOBODY
        if which == DRAW:
            return "draw", partial(session.judging.decide, None, reason), NOBODY
        loser = Seat(1 - which)
        return "result", partial(session.judging.decide, loser, reason), About(which)

    async def _look(self, interaction: Interaction, reason: str) -> None:
        """Everybody is told first; then the judge alone is shown what each seat sees."""
        language = language_of(interaction.locale)
        shown: list[Sight] = []

        async def look() -> Verdict:
            shown.extend(await self.session.judging.look(interaction.user.id, language, reason))
            return Verdict.TAKEN if shown else Verdict.OVER

        if await audited(interaction, self.session, "look", reason, look):
            await answer_alone(interaction, all_hands(shown, language))

    async def _correct(self, interaction: Interaction, reason: str) -> None:
        seconds = _seconds(self.seconds.value)
        if seconds is None:
            await whisper(interaction, "desk-seconds-wrong")
            return
        work = partial(self.session.halting.correct, Seat(self.which), seconds, reason)
        about = About(self.which, seconds)
        if await audited(interaction, self.session, "clock", reason, work, about):
            name = escaped(self._name(self.which))
            await whisper(interaction, "desk-done-clock", name=name, seconds=seconds)

    def _name(self, seat: int) -> str:
        return self.session.record.seats[seat].name


def _seconds(typed: str) -> int | None:
    """The seconds that were typed, with a sign or without; None where that is no number."""
    said = tidy(typed).replace("−", "-").replace(" ", "")
    bare = said.removeprefix("-").removeprefix("+")
    if not bare.isascii() or not bare.isdecimal():
        return None
    seconds = int(bare)
    if not 0 < seconds <= MOST_SECONDS:
        return None
    return -seconds if said.startswith("-") else seconds
