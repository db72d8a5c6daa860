"""How buttons look by the kind of what they do."""

import discord

STYLES = {
    "main": discord.ButtonStyle.primary,
    "second": discord.ButtonStyle.secondary,
    "phase": discord.ButtonStyle.secondary,
}
