"""Taking a round back: what that would stop and take back is shown, and asked about, first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import discord
from discord import ui

from bot.events.event import Event, Phase
from bot.events.records import Undone
from bot.events.refusal import RefusedError
from bot.hosting.meant import event_pressed, player_of, refused
from bot.hosting.ongoing.course import LEAST_AFTER_UNDO
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table, tables_of
from bot.hosting.organising.agreeing import is_for_others
from bot.hosting.organising.house import house
from bot.hosting.organising.reasons import ReasonForm
from bot.hosting.presses import OfOrganisers
from bot.hosting.showing.look import Look
from bot.hosting.tables.face import score_words
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.sheets import listed
from bot.shared.text import MESSAGE, note
from bot.shared.words import language_of, say

_ROOM = MESSAGE - 1000


@dataclass(frozen=True, slots=True)
class Shown:
    """What stood there when somebody was asked: how many decisions, and which duels went on."""

    entries: int
    duels: tuple[int, ...]

    @property
    def mark(self) -> str:
        """A short text that differs where any of it does."""
        told = f"{self.entries} {self.duels}".encode()
        return blake2b(told, digest_size=4).hexdigest()


async def ask_to_undo(interaction: Interaction, hosted: Hosted) -> None:
    """Ask whether the newest round is to be taken back, or say why it cannot be."""
    try:
        view = await _question(interaction, hosted)
    except RefusedError as problem:
        await refused(interaction, problem)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


class UndoButton(
    OfOrganisers, DeclaredButton, id="event-undo:{event:int}:{mark:hex(8)}:{act:yes|no}"
):
    """Asks an organiser why the round is taken back, or leaves it."""

    mark: str
    act: str

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Open the form in which the reason is typed, if all is as it was shown."""
        if self.act == "no":
            words = say(language_of(interaction.locale), "event-not-undone")
            await interaction.response.edit_message(view=note(words))
        elif not await _looks_again(interaction, hosted, self.mark):
            await interaction.response.send_modal(UndoForm(hosted, interaction, self.mark))


class UndoForm(ReasonForm):
    """Why a round is taken back. It lives no longer than the process."""

    def __init__(self, hosted: Hosted, interaction: Interaction, mark: str) -> None:
        language = language_of(interaction.locale)
        super().__init__(say(language, "event-undo-yes"), say(language, "event-undo-reason"))
        self.event, self.mark = hosted.record.id, mark

    async def given(self, interaction: Interaction, reason: str) -> None:
        """Take the round back, if all is still as it was shown."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is None or await _looks_again(interaction, hosted, self.mark):
            return
        record = Undone(reason)
        if await is_for_others(interaction, hosted, record):
            return
        seen = len(hosted.entries)
        await hosted.decide(hosted.unless_changed(seen, record), by=player_of(interaction.user))
        language = language_of(interaction.locale)
        words = say(language, "event-undone", minutes=LEAST_AFTER_UNDO)
        await interaction.response.edit_message(view=note(words))


async def _looks_again(interaction: Interaction, hosted: Hosted, mark: str) -> bool:
    """Whether something has changed since, so that the question is shown anew.

    Raises RefusedError where the round cannot be taken back any more.
    """
    if _shown(hosted, await tables_of(hosted, house(interaction).store)).mark == mark:
        return False
    view = await _question(interaction, hosted, again=True)
    await interaction.response.edit_message(view=view)
    return True


def _shown(hosted: Hosted, tables: Sequence[Table]) -> Shown:
    duels = tuple(each.duel for each in tables if each.duel is not None)
    return Shown(len(hosted.entries), duels)


async def _question(
    interaction: Interaction, hosted: Hosted, *, again: bool = False
) -> ui.LayoutView:
    """What taking the newest round back would do; RefusedError where it cannot be."""
    tables = await tables_of(hosted, house(interaction).store)
    shown = _shown(hosted, tables)
    after = hosted.without_newest()
    look = Look.at(hosted, language_of(interaction.locale))
    title = look.say(
        "event-undo-sure", round=look.round_title(hosted.event.rounds[-1]), name=look.title
    )
    lines = [
        *_duels(look, tables),
        *_results(look, hosted.event),
        *_others(look, hosted, after),
    ]
    lines = lines or ["- " + look.say("event-undo-nothing")]
    words = [title, listed(look.language, lines, _ROOM)]
    if again:
        words.insert(0, look.say("event-undo-changed"))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        UndoButton.button(
            look.say("event-undo-yes"),
            style=discord.ButtonStyle.danger,
            event=hosted.record.id,
            mark=shown.mark,
            act="yes",
        ),
        UndoButton.button(
            look.say("event-undo-no"), event=hosted.record.id, mark=shown.mark, act="no"
        ),
    )
    return note("\n".join(filter(None, words)), row)


def _duels(look: Look, tables: Sequence[Table]) -> Iterator[str]:
    for each in tables:
        if each.duel is not None:
            names = look.say("event-comma").join(look.name(p) for p in each.pairing.players)
            table = each.record.number
            yield "- " + look.say("event-undo-stops", table=table, players=names)


def _results(look: Look, event: Event) -> Iterator[str]:
    for each in event.rounds[-1].played():
        if each.pairing.second is not None:
            result = score_words(look, each.pairing, each.result)
            table = each.pairing.table
            yield "- " + look.say("event-undo-result", table=table, result=result)


def _others(look: Look, hosted: Hosted, after: Event) -> Iterator[str]:
    """What else has happened since the round was paired, and is taken back with it."""
    now, comma = hosted.event, look.say("event-comma")
    for key, players in (
        ("event-undo-back", [p for p in now.gone if p not in after.gone]),
        ("event-undo-gone", [p for p in after.gone if p not in now.gone]),
        ("event-undo-late", [p for p in now.players if p not in after.players]),
    ):
        if players:
            names = comma.join(look.name(each) for each in players)
            yield "- " + look.say(key, players=names)
    if now.cut and not after.cut:
        yield "- " + look.say("event-undo-cut")
    if now.phase is Phase.OVER:
        shown = "yes" if hosted.record.rules.shows_decks else "no"
        yield "- " + look.say("event-undo-end", shown=shown)
