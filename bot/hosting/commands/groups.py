"""The two groups of commands of events, into which the modules of this room put theirs.

A module adds its commands in its `setup`: `events(client).add_command(…)`, or
`organising(client).add_command(…)`. The first that asks for a group finds it empty.
"""

import discord
from discord import app_commands

from bot.shared.house import Host
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
    return _group(client, app_commands.Group(name=EVENT, description=description))


def organising(client: Host) -> app_commands.Group:
    """The group of what organisers alone may do."""
    description = localised("event-admin-description")
    allowed = discord.Permissions(manage_events=True)
    group = app_commands.Group(
        name=ORGANISE, description=description, default_permissions=allowed
    )
    return _group(client, group)


def _group(client: Host, new: app_commands.Group) -> app_commands.Group:
    """The group of that name, put into the tree where it is not there."""
    group = client.tree.get_command(new.name)
    if isinstance(group, app_commands.Group):
        return group
    new.guild_only = True
    client.tree.add_command(new)
    return new
