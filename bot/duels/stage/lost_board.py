"""What the players are told once the board of their duel has no place any more."""

import logging

import discord

from bot.duels.store.records import MatchRecord, SeatRecord
from bot.shared.components import text
from bot.shared.sending import FAILURES, Content, content_of, send
from bot.shared.words import say

_log = logging.getLogger(__name__)


async def tell_of_lost_board(client: discord.Client, record: MatchRecord) -> None:
    """Tell each player in private that the duel goes on there.

    Who takes no private messages is told where the duel was agreed upon, for everybody to read.
    """
    for seat in record.seats:
        if seat.user is None:
            continue
        try:
            private = await client.create_dm(discord.Object(seat.user))
            words = text(say(seat.language, "board-gone"))
            await send(client, private.id, content_of(words))
        except discord.HTTPException as problem:
            _log.info("Seat %s of duel %s is told openly: %s", seat.seat, record.id, problem)
            await _tell_openly(client, record, seat)


async def _tell_openly(client: discord.Client, record: MatchRecord, seat: SeatRecord) -> None:
    try:
        await send(client, record.place.parent, _openly(record, seat))
    except FAILURES as problem:  # the other one is told all the same
        _log.info("Seat %s of duel %s cannot be told: %s", seat.seat, record.id, problem)


def _openly(record: MatchRecord, seat: SeatRecord) -> Content:
    """What tells the player of `seat`, for everybody to read, by which way to play on."""
    language = record.language
    facts = {"user": f"<@{seat.user}>", "button": say(language, "my-hand")}
    return content_of(text(say(language, "board-gone-openly", **facts)), rings=seat.user)
