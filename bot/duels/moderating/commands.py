"""What moderators do with the duels of a server: list, stop, hold, and let them go on."""

from functools import partial

import discord
from discord import app_commands

from bot.duels.moderating.desk import desk
from bot.duels.moderating.house import house
from bot.duels.moderating.judges import Work, audited, may_judge
from bot.duels.moderating.naming import name_of
from bot.duels.moderating.store import Called
from bot.duels.table.session import Session
from bot.shared.bounds import MENU, OPTION
from bot.shared.groups import moderating
from bot.shared.host import Host, Interaction
from bot.shared.ids import is_number
from bot.shared.keystrokes import newest_only
from bot.shared.moderators import moderates
from bot.shared.replies import whisper
from bot.shared.sending import answer_alone
from bot.shared.text import LINE, clip, escaped, note
from bot.shared.typed import Name
from bot.shared.words import language_of, localised, say

_MOST = 40
"""The duels that are listed at once."""


async def _is_refused(interaction: Interaction) -> bool:
    """Whether it was answered that the command is not for this person."""
    if moderates(interaction):
        return False
    await whisper(interaction, "needs-moderator")
    return True


@newest_only
async def _complete_duel(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The duels going on here, for moderators."""
    if not moderates(interaction):
        return []
    language = language_of(interaction.locale)
    named = [(each.record.id, name_of(each, language)) for each in await _here(interaction)]
    return [
        app_commands.Choice(name=clip(name, OPTION), value=str(match))
        for match, name in named
        if typed.casefold() in name.casefold()
    ][:MENU]


@app_commands.command(name="list", description=localised("duel-list-description"))
async def list_duels(interaction: Interaction) -> None:
    """Show the duels going on on this server."""
    if await _is_refused(interaction):
        return
    language = language_of(interaction.locale)
    await interaction.response.defer(ephemeral=True, thinking=True)
    lines = []
    for session in (await _here(interaction))[:_MOST]:
        began = await house(interaction).store.matches.began(session.record.id)
        shown = await session.sight(None)
        stand = shown.board.heading if shown.board else ""
        facts = {
            "duel": escaped(name_of(session, language)),
            "stand": stand,
            "since": f"<t:{began}:R>",
            "place": session.record.place.link,
        }
        lines.append(clip(say(language, "moderator-duel", **facts), LINE))
    words = "\n".join(lines) or say(language, "moderator-no-duels")
    await interaction.edit_original_response(view=note(words))


@app_commands.command(name="stop", description=localised("duel-stop-description"))
@app_commands.describe(
    duel=localised("stop-option-duel"), reason=localised("stop-option-reason")
)
@app_commands.autocomplete(duel=_complete_duel)
async def stop_duel(interaction: Interaction, duel: Name, reason: Name) -> None:
    """End a duel of this server as no contest, and tell both players why."""
    session = await _chosen(interaction, duel)
    if session is not None:
        stop = partial(session.settling.call_off, reason)
        await _act(interaction, session, "stop", stop, reason)


@app_commands.command(name="hold", description=localised("duel-hold-description"))
@app_commands.describe(
    duel=localised("stop-option-duel"), reason=localised("stop-option-reason")
)
@app_commands.autocomplete(duel=_complete_duel)
async def hold_duel(interaction: Interaction, duel: Name, reason: Name) -> None:
    """Pause a duel of this server without asking its players."""
    session = await _chosen(interaction, duel)
    if session is not None:
        hold = partial(session.halting.moderate, on=True, reason=reason)
        await _act(interaction, session, "hold", hold, reason)


@app_commands.command(name="resume", description=localised("duel-resume-description"))
@app_commands.describe(duel=localised("stop-option-duel"))
@app_commands.autocomplete(duel=_complete_duel)
async def resume_duel(interaction: Interaction, duel: Name) -> None:
    """Let a paused duel of this server go on."""
    session = await _chosen(interaction, duel)
    if session is not None:
        resume = partial(session.halting.moderate, on=False)
        await _act(interaction, session, "resume", resume)


@app_commands.command(description=localised("duel-moderators-description"))
@app_commands.describe(
    role=localised("moderators-option-role"), channel=localised("moderators-option-channel")
)
async def moderators(
    interaction: Interaction,
    role: discord.Role | None = None,
    channel: discord.TextChannel | None = None,
) -> None:
    """Have players call a role, or into a channel; without either, nobody."""
    guild = interaction.guild_id
    if guild is None or not interaction.permissions.manage_guild:
        await whisper(interaction, "needs-manage-server")
        return
    if role is not None and role.is_default():
        await whisper(interaction, "moderators-everyone")
        return
    called = Called(role.id if role else None, channel.id if channel else None)
    off = role is None and channel is None
    await house(interaction).store.moderation.have_called(guild, None if off else called)
    if off:
        await whisper(interaction, "moderators-none")
    else:
        said = [each.mention for each in (role, channel) if each is not None]
        await whisper(interaction, "moderators-set", called=" · ".join(said))


@app_commands.command(name="desk", description=localised("desk-description"))
@app_commands.describe(duel=localised("stop-option-duel"))
@app_commands.autocomplete(duel=_complete_duel)
async def open_desk(interaction: Interaction, duel: Name) -> None:
    """Open the desk of a judge at a duel of this server."""
    session = await _named(interaction, duel)
    if session is None:
        await whisper(interaction, "moderator-no-such-duel")
    elif await may_judge(interaction, session):
        await answer_alone(interaction, await desk(session, language_of(interaction.locale)))


async def _named(interaction: Interaction, duel: str) -> Session | None:
    """The duel of this server that goes by that number, if one does."""
    number = duel.strip().removeprefix("#")
    sessions = house(interaction).sessions
    session = await sessions.get(int(number)) if is_number(number) else None
    is_here = session is not None and session.record.place.guild == interaction.guild_id
    return session if is_here else None


async def _chosen(interaction: Interaction, duel: str) -> Session | None:
    """The duel of this server that a moderator names; None where it is answered why not."""
    if await _is_refused(interaction):
        return None
    session = await _named(interaction, duel)
    if session is None:
        await whisper(interaction, "moderator-no-such-duel")
        return None
    user, record = interaction.user.id, session.record
    is_player = session.seat_of(user) is not None or record.has_left(user)
    if is_player and not record.practice:
        await whisper(interaction, "moderator-own-duel")
        return None
    return session


async def _act(
    interaction: Interaction, session: Session, act: str, work: Work, reason: str = ""
) -> None:
    """Do what a moderator wants and keep it, and tell them; or tell them why it cannot be."""
    if await audited(interaction, session, act, reason, work):
        name = escaped(name_of(session, language_of(interaction.locale)))
        await whisper(interaction, f"moderator-done-{act}", duel=name)


async def _here(interaction: Interaction) -> list[Session]:
    """The duels going on on the server of the command, the oldest first."""
    here = house(interaction)
    ids = await here.store.matches.open_on(interaction.guild_id or 0)
    found = [await here.sessions.get(match) for match in ids]
    return [session for session in found if session is not None]


async def setup(client: Host) -> None:
    """Put the commands into the group of moderators."""
    group = moderating(client)
    group.add_command(list_duels)
    group.add_command(stop_duel)
    group.add_command(hold_duel)
    group.add_command(resume_duel)
    group.add_command(open_desk)
    group.add_command(moderators)
