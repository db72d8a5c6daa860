"""Permissions as Discord counts them, and who has which in the stand-in."""

from bot.sandbox.records import Channel

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
ADD_REACTIONS = 1 << 6
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38

CREATE_THREADS = CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS
EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ADD_REACTIONS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
ALL = (1 << 53) - 1


def permitted(channel: Channel, owner: bool) -> int:
    """What somebody may do in `channel`: everything for the server's owner."""
    if owner:
        return ALL
    return EVERYONE if channel.threads_allowed else EVERYONE & ~CREATE_THREADS
