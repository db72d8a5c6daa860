"""The two groups of commands of events, into which the modules of this room put theirs.

A module adds its commands in its `setup`: `events(client).add_command(…)`, or
`organising(client).add_command(…)`. The first that asks for a group finds it empty.
"""

import discord
from discord import app_commands

from bot.shared.groups import group
from bot.shared.host import Host
from bot.shared.words import localised

EVENT = "event"
"""`/event …`: what everybody may do."""
ORGANISE = "event-admin"
"""`/event-admin …`: what organisers alone may do.

Discord shows it to those who may manage events unless the server says otherwise; every command
asks `bot.hosting.rights` as well.
"""


def events(client: Host) -> app_commands.Group:
    """The group of what everybody may do."""
    description = localised("event-description")
    return group(
        client, app_commands.Group(name=EVENT, description=description, guild_only=True)
    )


def organising(client: Host) -> app_commands.Group:
    """The group of what organisers alone may do."""
    description = localised("event-admin-description")
    allowed = discord.Permissions(manage_events=True)
    new = app_commands.Group(
        name=ORGANISE,
        description=description,
        default_permissions=allowed,
        guild_only=True,
    )
    return group(client, new)
