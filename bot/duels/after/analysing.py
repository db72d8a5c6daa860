"""*What else could I have done?* in a replay: the decisions of a player, one by one."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.duels.after.analysis import BusyError, Decision
from bot.duels.after.going_on import GoingOn, NowhereToGoError
from bot.duels.after.house import house
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.store.records import MatchRecord
from bot.replays.ids import ELSE
from bot.shared.host import Interaction
from bot.shared.ids import Id
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import note
from bot.shared.tidying import name_of
from bot.shared.words import language_of, say
from engine.core.protocol import Seat

_AT = Id("else:{match:int}:{side:int(2)}:{at:int(5)}:{act:back|on}")


_WHAT_IF = Id("what-if:{match:int}:{side:int(2)}:{answer:int(6)}")


class ElseButton(DeclaredButton, id=ELSE):
    """Opens what was decided from that turn on, to the presser alone."""

    match: int
    side: str
    turn: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await _found(interaction, self.match, self.side)
        if found is not None:
            first = (n for n, each in enumerate(found) if each.turn >= self.turn)
            at = next(first, len(found) - 1)
            await _show(interaction, found, self.match, Seat(int(self.side)), at)


class DecisionButton(DeclaredButton, id=_AT):
    """Leads to the decision before or after that one."""

    match: int
    side: int
    at: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in place of the one that was pressed on."""
        await interaction.response.defer()
        found = await _found(interaction, self.match, str(self.side))
        if found is not None:
            to = self.at + (1 if self.act == "on" else -1)
            await _show(interaction, found, self.match, Seat(self.side), to)


class WhatIfButton(DeclaredButton, id=_WHAT_IF):
    """Has the duel go on from a decision, against the built-in opponent."""

    match: int
    side: int
    answer: int

    async def pressed(self, interaction: Interaction) -> None:
        """Begin it for the presser in private, and tell them where it is."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        here, language = house(interaction), language_of(interaction.locale)
        record = await _read_by(interaction, self.match, str(self.side))
        if record is None:
            return
        person = Person(interaction.user.id, name_of(interaction.user), language)
        where, facts = interaction.channel_id or 0, {"number": self.match}
        try:
            goes_on = GoingOn(here, record, Seat(self.side))
            session, is_open = await goes_on.begin(person, where, self.answer)
        except NowhereToGoError as problem:
            words = say(language, problem.key)
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
        else:
            key = "what-if-open" if is_open else "what-if-dealt"
            place = session.record.place
            begins = say(language, "what-if-begins", place=place.link, **facts)
            words = f"{begins}\n{say(language, key)}"
            if not place.is_private:
                words += f"\n{say(language, 'what-if-in-thread')}"
        await interaction.edit_original_response(view=note(words))


async def _found(interaction: Interaction, match: int, side: str) -> Sequence[Decision] | None:
    """What that side decided; None where it is answered that it is not to be told."""
    record = await _read_by(interaction, match, side)
    if record is None:
        return None
    language = language_of(interaction.locale)
    asked = interaction.user.id, record, Seat(int(side)), language
    try:
        found = await house(interaction).analysis.asked_by(*asked)
    except BusyError as problem:
        await whisper(interaction, "analysis-full" if problem.by_others else "else-busy")
        return None
    if not found:
        await whisper(interaction, "else-none")
        return None
    return found


async def _read_by(interaction: Interaction, match: int, side: str) -> MatchRecord | None:
    """The duel, where the presser reads what that side decided; else None, which is answered.

    Who sat there reads it, and in practice that of the built-in opponent.
    """
    here, user = house(interaction), interaction.user.id
    kept = here.store.replays
    where = interaction.guild_id, interaction.channel_id
    record = await here.store.matches.load(match)
    seats = map(str, await kept.open_to(match, user))
    is_own = (
        record is not None and side in seats and record.seats[int(side)].user in (user, None)
    )
    if record is None or not is_own or not await kept.may_watch(match, user, *where):
        await whisper(interaction, "else-not-yours")
        return None
    return record


async def _show(
    interaction: Interaction, found: Sequence[Decision], match: int, seat: Seat, at: int
) -> None:
    at = min(max(at, 0), len(found) - 1)
    page = decided(found, match, seat, at, language_of(interaction.locale))
    await interaction.edit_original_response(view=page)


def decided(
    found: Sequence[Decision], match: int, seat: Seat, at: int, language: str
) -> ui.LayoutView:
    """Decision `at` of those, what was taken in it, and what else there was."""
    decision = found[at]
    where = say(language, "else-title", number=match, at=at + 1, count=len(found))
    turn = say(language, "else-turn", turn=decision.turn) if decision.turn else ""
    head = "\n".join(filter(None, (f"### {where}", turn)))
    options = enumerate(decision.offered)
    lines = [
        f"- **{option}** {say(language, 'else-taken')}"
        if n in decision.taken
        else f"- {option}"
        for n, option in options
    ]
    told = listed(language, lines, room_beside(head, decision.asked))
    buttons: list[ui.Item[Any]] = [
        DecisionButton.button(
            say(language, f"replay-{act}"),
            style=discord.ButtonStyle.primary if act == "on" else discord.ButtonStyle.secondary,
            match=match,
            side=int(seat),
            at=at,
            act=act,
        )
        for act, is_there in (("back", at > 0), ("on", at < len(found) - 1))
        if is_there
    ]
    what_if = say(language, "what-if")
    facts = {"match": match, "side": int(seat), "answer": decision.number}
    buttons.append(WhatIfButton.button(what_if, style=discord.ButtonStyle.secondary, **facts))
    return sheet(head, decision.asked, told, below=buttons)
