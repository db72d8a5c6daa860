"""The two groups of commands of events, into which the modules of this room put theirs.

A module adds its commands in its `setup`, which the client calls after that of this one:
`events(client).add_command(…)`, or `organising(client).add_command(…)`.
"""

import discord
from discord import app_commands

from bot.client import Client
from bot.shared.words import localised

EVENT = "event"
"""`/event …`: what everybody may do."""
ORGANISE = "event-admin"
"""`/event-admin …`: what organisers alone may do.

Discord shows it to those who may manage events unless the server says otherwise; every command
asks `bot.hosting.rights` as well.
"""


def events(client: Client) -> app_commands.Group:
    """The group of what everybody may do."""
    return _group(client, EVENT)


def organising(client: Client) -> app_commands.Group:
    """The group of what organisers alone may do."""
    return _group(client, ORGANISE)


def _group(client: Client, name: str) -> app_commands.Group:
    group = client.tree.get_command(name)
    assert isinstance(group, app_commands.Group)
    return group


async def setup(client: Client) -> None:
    """Put both groups into the tree, without commands as yet."""
    client.tree.add_command(
        app_commands.Group(
            name=EVENT, description=localised("event-description"), guild_only=True
        )
    )
    client.tree.add_command(
        app_commands.Group(
            name=ORGANISE,
            description=localised("event-admin-description"),
            guild_only=True,
            default_permissions=discord.Permissions(manage_events=True),
        )
    )
