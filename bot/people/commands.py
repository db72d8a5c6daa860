"""The commands by which a server, and each person, sets how duels go."""

from dataclasses import replace

from discord import app_commands

from bot.people.clock_words import clock_rules, pause_rules
from bot.people.house import house
from bot.people.quiet import MOST_HOURS, NoQuietError, Quiet, zones_by_name
from bot.people.store import Asked, Rung
from bot.people.terms import ClockKind, Shown, Tempo
from bot.shared.groups import duels, moderating
from bot.shared.host import Host, Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.text import note
from bot.shared.typed import Name
from bot.shared.words import language_of, localised, say

CLOCKS = [
    app_commands.Choice(name=localised(f"clock-{kind}"), value=kind.value) for kind in ClockKind
]
TEMPOS = [
    app_commands.Choice(name=localised(f"tempo-{tempo}"), value=tempo.value) for tempo in Tempo
]
BOARDS = [app_commands.Choice(name=localised(f"shown-{e}"), value=e.value) for e in Shown]
_ZONES = 25


@app_commands.command(description=localised("duel-settings-description"))
@app_commands.describe(
    pace=localised("settings-option-pace"),
    decision=localised("settings-option-decision"),
    unilateral=localised("settings-option-unilateral"),
    clock=localised("settings-option-clock"),
    board=localised("settings-option-board"),
    delay=localised("settings-option-delay"),
)
@app_commands.choices(pace=TEMPOS, clock=CLOCKS, board=BOARDS)
@app_commands.rename(
    pace="response_pause",
    decision="turn_timer",
    unilateral="instant_surrender",
    delay="spectator_delay",
)
@app_commands.checks.has_permissions(manage_guild=True)
async def settings(
    interaction: Interaction,
    pace: str | None = None,
    decision: app_commands.Range[int, 30, 3600] | None = None,
    unilateral: bool | None = None,
    clock: str | None = None,
    board: str | None = None,
    delay: app_commands.Range[int, 0, 10] | None = None,
) -> None:
    """Change what is named, and show what holds for duels that begin from now on."""
    guild = interaction.guild_id or 0
    kept = house(interaction).store.settings
    terms = await kept.of(guild)
    named = {
        "pace": None if pace is None else Tempo(pace).seconds,
        "decision_seconds": decision,
        "unilateral": unilateral,
        "clock": None if clock is None else ClockKind(clock),
        "board": None if board is None else Shown(board),
        "delay": delay,
    }
    wanted = {name: value for name, value in named.items() if value is not None}
    if wanted:
        terms = replace(terms, **wanted)  # type: ignore[arg-type]
        await kept.change(guild, terms, wanted)
    language = language_of(interaction.locale)
    alone = "yes" if terms.unilateral else "no"
    words = say(language, "settings-are", unilateral=alone)
    paused = pause_rules(language, terms.pace)
    public = say(language, "settings-board", shown=str(terms.board))
    later = say(language, "settings-delay", minutes=terms.delay)
    view = note(f"{words}\n{paused}\n{clock_rules(language, terms)}\n{public}\n{later}")
    await interaction.response.send_message(view=view, ephemeral=True)


@app_commands.command(description=localised("duel-zones-description"))
@app_commands.describe(choose=localised("zones-option-choose"))
async def zones(interaction: Interaction, choose: bool) -> None:
    """Let the person choose zones from the next card on, or leave them to the table."""
    language = language_of(interaction.locale)
    people = house(interaction).store.people
    await people.let_choose(interaction.user.id, language, choose)
    await whisper(interaction, "zones-chosen" if choose else "zones-left")


@app_commands.command(description=localised("duel-guard-description"))
@app_commands.describe(ask=localised("guard-option-ask"))
async def guard(interaction: Interaction, ask: bool) -> None:
    """Ask the person before they leave something usual undone, or no more."""
    language = language_of(interaction.locale)
    await house(interaction).store.people.guard(interaction.user.id, language, ask)
    await whisper(interaction, "guard-on" if ask else "guard-off")


@app_commands.command(description=localised("duel-windows-description"))
@app_commands.describe(ask=localised("windows-option-ask"))
@app_commands.choices(
    ask=[app_commands.Choice(name=localised(f"asking-{asked}"), value=asked) for asked in Asked]
)
async def windows(interaction: Interaction, ask: app_commands.Choice[str]) -> None:
    """Ask the person in these windows from now on."""
    language, asked = language_of(interaction.locale), Asked(ask.value)
    await house(interaction).store.people.ask(interaction.user.id, language, asked)
    await whisper(interaction, f"asking-set-{asked}")


@app_commands.command(description=localised("duel-quiet-description"))
@app_commands.describe(
    zone=localised("quiet-option-zone"),
    begins=localised("quiet-option-from"),
    ends=localised("quiet-option-to"),
)
@app_commands.rename(begins="from", ends="to")
async def quiet(
    interaction: Interaction,
    zone: Name | None = None,
    begins: app_commands.Range[int, 0, 23] | None = None,
    ends: app_commands.Range[int, 0, 23] | None = None,
) -> None:
    """Set the person's quiet hours; without any option take them back."""
    kept, user = house(interaction).store.quiet, interaction.user.id
    if zone is None and begins is None and ends is None:
        had = await kept.of(user)
        await kept.change(user, None)
        await whisper(interaction, "quiet-gone" if had else "quiet-none")
        return
    try:
        hours = Quiet(zone or "", *(-1 if hour is None else hour for hour in (begins, ends)))
    except NoQuietError:
        await whisper(interaction, "quiet-wrong", most=MOST_HOURS)
        return
    await kept.change(user, hours)
    facts: dict[str, int | str] = {"from": hours.begins, "to": hours.ends, "zone": hours.zone}
    await whisper(interaction, "quiet-are", **facts)


@quiet.autocomplete("zone")
@newest_only
async def complete_zone(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The time zones whose names hold what was typed."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones_by_name() if wanted in zone.casefold()]
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:_ZONES]]


@app_commands.command(description=localised("duel-calls-description"))
@app_commands.describe(call=localised("calls-option-call"))
@app_commands.choices(
    call=[app_commands.Choice(name=localised(f"calls-{rung}"), value=rung) for rung in Rung]
)
async def calls(interaction: Interaction, call: app_commands.Choice[str]) -> None:
    """Call the person by a message in these cases from now on."""
    language, rung = language_of(interaction.locale), Rung(call.value)
    await house(interaction).store.people.ring(interaction.user.id, language, rung)
    await whisper(interaction, f"calls-set-{rung}")


async def setup(client: Host) -> None:
    """Put the commands into the groups of duels and of moderators."""
    moderating(client).add_command(settings)
    group = duels(client)
    group.add_command(zones)
    group.add_command(guard)
    group.add_command(quiet)
    group.add_command(windows)
    group.add_command(calls)
