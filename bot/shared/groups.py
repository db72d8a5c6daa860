"""Groups of commands into which several rooms put theirs, whichever of them is loaded first."""

import discord
from discord import app_commands

from bot.shared.host import Host
from bot.shared.words import localised


def duels(client: Host) -> app_commands.Group:
    """`/duel …`: what is done at a duel, and how people and servers want theirs."""
    description = localised("duel-description")
    return group(client, app_commands.Group(name="duel", description=description))


def moderating(client: Host) -> app_commands.Group:
    """`/duel-admin …`: what moderators and managers of a server alone may do.

    Discord shows it to those who may moderate members unless the server says otherwise; every
    command asks for itself as well.
    """
    new = app_commands.Group(
        name="duel-admin",
        description=localised("duel-admin-description"),
        default_permissions=discord.Permissions(moderate_members=True),
        guild_only=True,
    )
    return group(client, new)


def group(client: Host, new: app_commands.Group) -> app_commands.Group:
    """The group of that name, put into the tree where it is not there."""
    found = client.tree.get_command(new.name)
    if isinstance(found, app_commands.Group):
        return found
    client.tree.add_command(new)
    return new
