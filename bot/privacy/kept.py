"""All that is kept of people, room by room, in the order in which it is forgotten."""

from collections.abc import Sequence

import orjson

from bot.decks import own as decks
from bot.duels.lobby import own as lobby
from bot.duels.moderating import own as moderating
from bot.duels.store import own as duels
from bot.hosting.store import own as events
from bot.ladder import own as ladder
from bot.people import own as people
from bot.puzzles import own as puzzles
from bot.readings import own as readings
from bot.shared.database import Database
from bot.shared.own_data import Kept

SCHEMA = 1
"""The version of the file that people are handed; docs/privacy.md describes it."""
KEPT: Sequence[Kept] = (
    *people.OWN,
    *decks.OWN,
    *lobby.OWN,
    *duels.OWN,
    *events.OWN,
    *ladder.OWN,
    *puzzles.OWN,
    *readings.OWN,
    *moderating.OWN,
)


async def handed_out(database: Database, kept: Sequence[Kept], user: int) -> bytes:
    """All that is kept of `user`, as JSON in UTF-8."""
    told: dict[str, object] = {"schema": SCHEMA, "user": user}
    for each in kept:
        told |= await each.of(database, user)
    return orjson.dumps(told, option=orjson.OPT_INDENT_2)
