"""The private panel of somebody who has handed their seat over: it shows no hand any more."""

import logging

import discord

from bot.duels.store.records import HandOver, MatchRecord
from bot.shared.budget import Rank, sent_as
from bot.shared.components import text
from bot.shared.sending import Content, content_of, edit
from bot.shared.text import escaped
from bot.shared.words import say

_log = logging.getLogger(__name__)
_TOO_MANY_EDITS = 30046
"""Too many edits of messages that are older than an hour."""


def left_words(record: MatchRecord, over: HandOver) -> Content:
    """What stands in each message that was the panel of who left."""
    facts = {"name": escaped(over.name), "place": record.place.link}
    return content_of(text(say(over.left.language, "seat-you-left", **facts)))


async def close_left(client: discord.Client, record: MatchRecord, over: HandOver) -> None:
    """Show nothing of the duel in the private panel of who left, if they had one.

    Where it can be edited no more it is deleted. Raises discord.HTTPException where Discord
    fails, which may pass.
    """
    channel, message = over.left.panel_channel, over.left.panel_message
    if channel is None or message is None:
        return
    try:
        with sent_as(Rank.PANEL):
            await edit(client, channel, message, left_words(record, over))
    except (discord.NotFound, discord.Forbidden) as problem:
        _log.info("A panel that was left in duel %s is gone: %s", record.id, problem)
    except discord.HTTPException as problem:
        if problem.code != _TOO_MANY_EDITS:
            raise
        await client.http.delete_message(channel, message)
