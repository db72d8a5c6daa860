"""What a player is told in private of a decision about them."""

import logging

import discord

from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.shared.sending import FAILURES
from bot.shared.text import escaped, note
from bot.shared.words import say

_log = logging.getLogger(__name__)


async def tell(
    client: discord.Client, hosted: Hosted, player: Player, key: str, **facts: str
) -> None:
    """Tell `player` in their language; who takes no private messages finds it in the log."""
    language = hosted.players[player].language
    words = say(language, key, event=escaped(hosted.record.name), **facts)
    try:
        private = await client.create_dm(discord.Object(player))
        await private.send(view=note(words))
    except FAILURES as problem:
        _log.info("Player %s was not told of a decision: %s", player, problem)
