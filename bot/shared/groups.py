"""Groups of commands into which several rooms put theirs, whichever of them is loaded first."""

from discord import app_commands

from bot.shared.host import Host
from bot.shared.words import localised


def duels(client: Host) -> app_commands.Group:
    """`/duel …`: what is done at a duel, and how people and servers want theirs."""
    description = localised("duel-description")
    return group(client, app_commands.Group(name="duel", description=description))


def group(client: Host, new: app_commands.Group) -> app_commands.Group:
    """The group of that name, put into the tree where it is not there."""
    found = client.tree.get_command(new.name)
    if isinstance(found, app_commands.Group):
        return found
    client.tree.add_command(new)
    return new
