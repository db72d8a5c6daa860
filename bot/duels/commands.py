"""`/duel …`: how a duel stands, surrenders, draws, pauses, and how boards are shown."""

import discord
from discord import app_commands

from bot.duels.outcome.naming import for_many
from bot.duels.panel import board
from bot.duels.presses import choosing
from bot.duels.presses.answers import refuse
from bot.duels.presses.handing import offer_seat
from bot.duels.presses.house import house
from bot.duels.presses.more import draw_told
from bot.duels.presses.surrendering import ask_to_surrender
from bot.duels.presses.watching import name_duels, watch
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.groups import duels
from bot.shared.host import Host, Interaction
from bot.shared.replies import whisper
from bot.shared.sending import answer_alone, content_of
from bot.shared.text import note
from bot.shared.words import language_of, localised


@app_commands.command(description=localised("duel-status-description"))
async def status(interaction: Interaction) -> None:
    """Show how the duel here, or one's own, stands."""
    session = await _session(interaction)
    if session is not None:
        language, user = language_of(interaction.locale), interaction.user.id
        sight = await session.gallery.public(language, user=user)
        shown = board.status(sight, is_seated=session.seat_of(user) is not None)
        await answer_alone(interaction, content_of(shown))


@app_commands.command(name="watch", description=localised("duel-watch-description"))
async def watching(interaction: Interaction) -> None:
    """Follow the duel here as a spectator, or name those that can be watched on this server."""
    session = await house(interaction).sessions.in_channel(interaction.channel_id or 0)
    if session is not None:
        await watch(interaction, session)
    else:
        await name_duels(interaction)


@app_commands.command(description=localised("duel-surrender-description"))
async def surrender(interaction: Interaction) -> None:
    """Give a duel up, once one has said that one is sure."""
    await ask_to_surrender(interaction)


@app_commands.command(description=localised("duel-draw-description"))
async def draw(interaction: Interaction) -> None:
    """Offer the others a draw; only the players are told until all have accepted it."""
    session = await _session(interaction)
    if session is None:
        return
    verdict = await session.settling.offer_draw(interaction.user.id)
    if verdict is not Verdict.TAKEN:
        await refuse(interaction, verdict)
        return
    words = draw_told(session, interaction.user.id, language_of(interaction.locale))
    await interaction.response.send_message(view=note(words), ephemeral=True)


@app_commands.command(description=localised("duel-pause-description"))
async def pause(interaction: Interaction) -> None:
    """Ask for a pause, agree to it, or let the duel go on."""
    session = await _session(interaction)
    if session is None:
        return
    user, was_halted = interaction.user.id, session.record.is_halted
    act = session.halting.resume if was_halted else session.halting.ask
    verdict = await act(user)
    if verdict is not Verdict.TAKEN:
        await refuse(interaction, verdict)
    elif was_halted:
        await whisper(interaction, "you-ended-pause")
    else:
        record = session.record
        asked = for_many(record, "you-ask-pause")
        await whisper(interaction, "pause-begins" if record.is_halted else asked)


@app_commands.command(name="hand-over", description=localised("duel-hand-over-description"))
@app_commands.describe(to=localised("hand-over-option-to"))
async def hand_over(interaction: Interaction, to: discord.Member | discord.User) -> None:
    """Offer one's seat to somebody who has seen no hand; all who play have to agree."""
    session = await _session(interaction)
    if session is not None:
        await offer_seat(interaction, session, to)


async def _session(interaction: Interaction) -> Session | None:
    """The duel of this channel if it is one's own, else one's own elsewhere, else this one.

    None where it is answered that there is none.
    """
    sessions, user = house(interaction).sessions, interaction.user.id
    here = await sessions.in_channel(interaction.channel_id or 0)
    if here is not None and here.seat_of(user) is not None:
        return here
    session = await sessions.of(user) or here
    if session is None:
        await whisper(interaction, "no-duel-here")
    return session


async def setup(client: Host) -> None:
    """Put the commands into the group of duels."""
    group = duels(client)
    group.add_command(status)
    group.add_command(watching)
    group.add_command(surrender)
    group.add_command(draw)
    group.add_command(pause)
    group.add_command(hand_over)
    group.add_command(choosing.picture)
