"""The commands by which a server, and each person, sets how duels go."""

from dataclasses import replace
from typing import TypeAlias

import discord
from discord import app_commands

from bot.client import Client
from bot.people.store import Asked
from bot.shared.replies import whisper
from bot.shared.words import language_of, localised

Interaction: TypeAlias = discord.Interaction[Client]


@app_commands.command(description=localised("duel-settings-description"))
@app_commands.describe(
    pace=localised("settings-option-pace"),
    decision=localised("settings-option-decision"),
    unilateral=localised("settings-option-unilateral"),
)
@app_commands.guild_only()
@app_commands.checks.has_permissions(manage_guild=True)
async def settings(
    interaction: Interaction,
    pace: app_commands.Range[float, 0, 10] | None = None,
    decision: app_commands.Range[int, 30, 3600] | None = None,
    unilateral: bool | None = None,
) -> None:
    """Change what is named, and show what holds for duels that begin from now on."""
    guild = interaction.guild_id or 0
    kept = interaction.client.store.settings
    terms = await kept.of(guild)
    named = {"pace": pace, "decision_seconds": decision, "unilateral": unilateral}
    wanted = {name: value for name, value in named.items() if value is not None}
    if wanted:
        terms = replace(terms, **wanted)  # type: ignore[arg-type]
        await kept.change(guild, terms)
    await whisper(
        interaction,
        "settings-are",
        pace=f"{terms.pace:g}",
        decision=terms.decision_seconds,
        unilateral="yes" if terms.unilateral else "no",
    )


@app_commands.command(description=localised("duel-zones-description"))
@app_commands.describe(choose=localised("zones-option-choose"))
async def zones(interaction: Interaction, choose: bool) -> None:
    """Let the person choose zones himself from the next card on, or leave them to the table."""
    language = language_of(interaction.locale)
    people = interaction.client.store.people
    await people.let_choose(interaction.user.id, language, choose)
    await whisper(interaction, "zones-chosen" if choose else "zones-left")


@app_commands.command(description=localised("duel-windows-description"))
@app_commands.describe(ask=localised("windows-option-ask"))
@app_commands.choices(
    ask=[app_commands.Choice(name=localised(f"asking-{asked}"), value=asked) for asked in Asked]
)
async def windows(interaction: Interaction, ask: app_commands.Choice[str]) -> None:
    """Ask the person in these windows from now on."""
    language, asked = language_of(interaction.locale), Asked(ask.value)
    await interaction.client.store.people.ask(interaction.user.id, language, asked)
    await whisper(interaction, f"asking-set-{asked}")


async def setup(client: Client) -> None:
    """Put the commands into the group of duels, which is there by then."""
    group = client.tree.get_command("duel")
    assert isinstance(group, app_commands.Group)
    group.add_command(settings)
    group.add_command(zones)
    group.add_command(windows)
