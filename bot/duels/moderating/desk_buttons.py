"""What a judge presses at the desk. Who may judge is asked anew at each press."""

from bot.duels.moderating.desk import desk, results, rulings, seats
from bot.duels.moderating.desk_forms import DeskForm
from bot.duels.moderating.house import house
from bot.duels.moderating.judges import audited, has_the_rights, may_judge
from bot.duels.moderating.store import Done
from bot.duels.panel.ids import DESK, DESK_FORM, JUDGED
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sending import answer_alone, update
from bot.shared.text import LINE, clip, escaped, note
from bot.shared.words import language_of, mention, named, say

MOST_TOLD = 20
"""How many of the last acts are told at once."""


async def _judged_by(interaction: Interaction, match: int) -> Session | None:
    """The duel, where the person may judge it; None where it was answered why not."""
    session = await house(interaction).sessions.get(match)
    if session is None:
        await whisper(interaction, "moderator-no-such-duel")
        return None
    return session if await may_judge(interaction, session) else None


class DeskButton(DeclaredButton, id=DESK):
    """Opens the desk, or does something at it."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Ask for what is needed yet, or do it."""
        session = await _judged_by(interaction, self.match)
        if session is None:
            return
        language = language_of(interaction.locale)
        if self.act == "open":
            await answer_alone(interaction, await desk(session, language))
        elif self.act == "refresh":
            await update(interaction, await desk(session, language))
        elif self.act == "resume":
            await self._resume(interaction, session)
        elif self.act in ("hold", "look"):
            await interaction.response.send_modal(DeskForm(session, self.act, language))
        elif self.act == "end":
            await answer_alone(interaction, results(session.record, language))
        elif self.act == "ruling":
            shown = await rulings(session, language)
            if shown is None:
                await whisper(interaction, "desk-nothing-disputed")
            else:
                await answer_alone(interaction, shown)
        else:
            await answer_alone(interaction, seats(session.record, language, self.act))

    async def _resume(self, interaction: Interaction, session: Session) -> None:
        async def resume() -> Verdict:
            return await session.halting.moderate(on=False)

        if await audited(interaction, session, "resume", "", resume):
            await update(interaction, await desk(session, language_of(interaction.locale)))


class DeskFormButton(DeclaredButton, id=DESK_FORM):
    """Asks the judge for the reason of what they have chosen."""

    match: int
    act: str
    which: int

    async def pressed(self, interaction: Interaction) -> None:
        """Open the form."""
        session = await _judged_by(interaction, self.match)
        if session is None:
            return
        number = 0
        if self.act == "ruling":
            disputed = await session.judging.disputed(language_of(interaction.locale))
            if disputed is None:
                await whisper(interaction, "desk-nothing-disputed")
                return
            number = disputed[1]
        language = language_of(interaction.locale)
        form = DeskForm(session, self.act, language, which=self.which, number=number)
        await interaction.response.send_modal(form)


class JudgedButton(DeclaredButton, id=JUDGED):
    """Tells what judges and moderators have done to a duel, to those whom it concerns."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """List it to the presser alone."""
        session = await house(interaction).sessions.get(self.match)
        user, language = interaction.user.id, language_of(interaction.locale)
        if session is None:
            await whisper(interaction, "moderator-no-such-duel")
            return
        is_player = session.seat_of(user) is not None or session.record.has_left(user)
        if not is_player and not await has_the_rights(interaction, session):
            await whisper(interaction, "judged-not-yours")
            return
        done = await house(interaction).store.moderation.done(self.match)
        lines = [_told(session, each, language) for each in done[-MOST_TOLD:]]
        words = "\n".join(lines) or say(language, "judged-nothing")
        await interaction.response.send_message(view=note(words), ephemeral=True)


def _told(session: Session, done: Done, language: str) -> str:
    """One act in a line: when, who, what and why."""
    seat, seconds = done.about.seat, done.about.seconds
    about = "" if seat is None else named(session.record.seats[seat].name, language)
    if seconds is not None:
        about = say(language, "judged-whose-time", name=about, seconds=f"{seconds:+}")
    facts = {
        "when": f"<t:{done.at}:f>",
        "name": mention(done.moderator, language),
        "act": say(language, f"judged-{done.act}", about=escaped(about)),
        "reason": clip(escaped(done.reason), LINE),
    }
    return say(language, "judged-line", **facts)
