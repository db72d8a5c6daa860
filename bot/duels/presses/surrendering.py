"""Giving a duel up: which one, whether one is sure, and what came of it."""

from collections.abc import Sequence

import discord

from bot.duels.outcome.naming import duel_title, format_name
from bot.duels.panel.after_ids import SURRENDER, WHICH
from bot.duels.presses.answers import at_table, refuse
from bot.duels.presses.house import house
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.duels.table.sessions import Sessions
from bot.duels.table.verdict import Verdict
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.ids import chosen_number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.text import clip, note
from bot.shared.words import joined, language_of, say
from engine.core.game import Game
from engine.core.protocol import Seat

View = discord.ui.LayoutView


def are_you_sure(session: Session, user: int, language: str) -> View:
    """Whether `user` wants to give the duel up, which is named.

    Whoever has asked to do so can take that back; meanwhile their opponent cannot ask too.
    """
    record, seat = session.record, session.seat_of(user)
    asks = record.surrendering
    if asks not in (None, seat):
        return note(say(language, "surrender-other-first"))
    title = duel_title(record, session.game, seat, language)
    at_once = record.is_given_up_at_once
    of_match = "-match" if record.is_match else ""
    key = f"surrender-sure{of_match}" if at_once else f"surrender-sure-to-ask{of_match}"
    if record.is_for_many:
        key = "surrender-sure-many"
    if asks is not None:
        key = "surrender-is-asked"
    acts = {}
    if (
        record.is_match
        and session.settling.is_contested
        and (asks is None or record.surrenders_match)
    ):
        acts["duel"] = "give-up-duel"
    if asks is None or not record.surrenders_match:
        acts["yes"] = "give-up-match" if record.is_match else "surrender-yes"
    buttons = [
        SurrenderButton.button(
            say(language, label), style=discord.ButtonStyle.danger, match=record.id, act=act
        )
        for act, label in acts.items()
    ]
    stays = say(language, "play-on" if asks is None else "surrender-take-back")
    no = SurrenderButton.button(stays, match=record.id, act="no")
    return note(say(language, key, duel=title), discord.ui.ActionRow(*buttons, no))


async def which_duel(
    client: discord.Client,
    sessions: Sessions,
    records: Sequence[MatchRecord],
    user: int,
    language: str,
) -> View:
    """Which of these duels `user` wants to give up, wherever they go on."""
    here = {each.record.id: each for each in await sessions.here_of(user)}
    options = [
        discord.SelectOption(
            label=_label(each, sessions.game_of(each), user, language),
            value=str(each.id),
            description=clip(
                await _stand(client, each, here.get(each.id), user, language), OPTION
            ),
        )
        for each in records[:MENU]
    ]
    menu = SurrenderMenu.menu(say(language, "surrender-which"), options, user=user)
    return note(say(language, "surrender-which"), discord.ui.ActionRow(menu))


def _label(record: MatchRecord, game: Game, user: int, language: str) -> str:
    others = joined(language, (each.name for each in record.seats if each.user != user))
    rules = format_name(record, game, language)
    number = f" · #{record.id}"
    title = say(language, "duel-title", rival=others, format=rules)
    return clip(title, OPTION - len(number)) + number


async def _stand(
    client: discord.Client,
    record: MatchRecord,
    session: Session | None,
    user: int,
    language: str,
) -> str:
    """Where the duel is played, and how far it has come if it is here, without Markdown."""
    place = record.place
    found = None if place.is_private else client.get_channel(place.parent)
    channel = say(language, "surrender-in-private") if place.is_private else ""
    if isinstance(found, discord.abc.GuildChannel):
        channel = f"#{found.name}"
    sight = await session.sight_of(user) if session else None
    board = sight.board if sight else None
    return " · ".join(filter(None, (channel, board.heading if board else "")))


class SurrenderMenu(DeclaredMenu, id=WHICH):
    """Asks whether one is sure about the chosen duel."""

    user: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the question in the same message."""
        chosen = chosen_number(self.item.values)
        session = await at_table(interaction, chosen, still_open=True)
        if session is None:
            return
        user = interaction.user.id
        if session.seat_of(user) is None:
            await refuse(interaction, Verdict.NOT_YOURS)
        else:
            view = are_you_sure(session, user, language_of(interaction.locale))
            await interaction.response.edit_message(view=view)


class SurrenderButton(DeclaredButton, id=SURRENDER):
    """Gives the duel up, of a match that alone or all of it, or leaves it as it is."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Say what came of it in the same message."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        language = language_of(interaction.locale)
        if self.act == "no":
            await _play_on(interaction, session)
            return
        whole, before = self.act == "yes", session.record
        verdict = await session.settling.surrender(interaction.user.id, whole=whole)
        if verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
            return
        gave_up = "you-surrendered" if whole else "gave-up-duel"
        seat = session.seat_of(interaction.user.id)
        key = gave_up
        if session.record.surrendering is not None:
            key = _asked(before, session.record, seat)
        title = duel_title(session.record, session.game, seat, language)
        await interaction.response.edit_message(view=note(say(language, key, duel=title)))


async def _play_on(interaction: Interaction, session: Session) -> None:
    """Leave the duel as it is, and take back the request to surrender, if there is one."""
    user, key = interaction.user.id, "surrender-not"
    seat = session.seat_of(user)
    if seat is not None and session.record.surrendering == seat:
        asked_whole = session.record.surrenders_match
        verdict = await session.settling.consent(user, seat, agreed=False, whole=asked_whole)
        if verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
            return
        key = "surrender-taken-back"
    view = note(say(language_of(interaction.locale), key))
    await interaction.response.edit_message(view=view)


def _asked(before: MatchRecord, after: MatchRecord, seat: Seat | None) -> str:
    """How `seat`, whose opponent has to accept, is told what they have asked for now."""
    if not after.is_match:
        return "surrender-asked"
    asked = "surrender-asked-match" if after.surrenders_match else "surrender-asked-duel"
    is_another = before.surrenders_match != after.surrenders_match
    return f"{asked}-now" if before.surrendering == seat and is_another else asked


async def ask_to_surrender(interaction: Interaction) -> None:
    """Ask which duel is to be given up, where there are several, and whether one is sure."""
    sessions, user = house(interaction).sessions, interaction.user.id
    language = language_of(interaction.locale)
    own = await sessions.records_of(user)
    here = [each for each in own if each.place.channel == interaction.channel_id]
    if not own:
        seen = await sessions.in_channel(interaction.channel_id or 0)
        await whisper(interaction, "not-yours" if seen else "no-duel-here")
        return
    meant = here if len(here) == 1 else own
    if len(meant) > 1:
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = await which_duel(interaction.client, sessions, meant, user, language)
        await interaction.edit_original_response(view=view)
        return
    session = await sessions.get(meant[0].id)
    if session is None:
        await whisper(interaction, "no-duel-here")
        return
    view = are_you_sure(session, user, language)
    await interaction.response.send_message(view=view, ephemeral=True)
