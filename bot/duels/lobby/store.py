"""Challenges in the database, so that an invitation outlives a restart."""

from dataclasses import dataclass, replace
from enum import StrEnum

import aiosqlite

from bot.duels.store.matches import deck_from_json, deck_to_json
from bot.shared.tidying import tidy
from engine.core.game import DeckList

_COLUMNS = (
    "game, format, guild, channel, message, challenger, challenger_name, challenger_language, "
    "challenged, challenged_name, deck, language, status"
)


class Stand(StrEnum):
    """Where a challenge stands: open, accepted, or closed without a duel."""

    OPEN = "open"
    ACCEPTED = "accepted"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Challenge:
    """One person's invitation to another; `deck` is the challenger's."""

    id: int
    game: str
    format: str
    guild: int | None
    channel: int
    message: int | None
    challenger: int
    challenger_name: str
    challenger_language: str
    challenged: int
    challenged_name: str
    deck: DeckList
    language: str
    status: Stand = Stand.OPEN


class Challenges:
    """The table `challenges`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def create(self, challenge: Challenge) -> int:
        """Keep a new challenge; its id is given here, whatever `challenge` says."""
        values = (
            challenge.game,
            challenge.format,
            challenge.guild,
            challenge.channel,
            challenge.message,
            challenge.challenger,
            challenge.challenger_name,
            challenge.challenger_language,
            challenge.challenged,
            challenge.challenged_name,
            deck_to_json(challenge.deck),
            challenge.language,
            challenge.status,
        )
        marks = ", ".join("?" * len(values))
        async with self._connection.execute(
            f"INSERT INTO challenges ({_COLUMNS}) VALUES ({marks})", values
        ) as cursor:
            return cursor.lastrowid or 0

    async def load(self, id: int) -> Challenge | None:
        """The challenge `id`, or None where there is none."""
        async with self._connection.execute(
            f"SELECT {_COLUMNS} FROM challenges WHERE id = ?", (id,)
        ) as rows:
            found = await rows.fetchone()
        if found is None:
            return None
        *rest, deck, language, status = found
        kept = (*rest, deck_from_json(deck), language, Stand(status))
        challenge = Challenge(id, **dict(zip(_COLUMNS.split(", "), kept, strict=True)))
        return replace(
            challenge,
            challenger_name=tidy(challenge.challenger_name),
            challenged_name=tidy(challenge.challenged_name),
        )

    async def message_is(self, id: int, message: int) -> None:
        """Remember the message in which the challenge stands."""
        await self._connection.execute(
            "UPDATE challenges SET message = ? WHERE id = ?", (message, id)
        )

    async def move(self, id: int, before: Stand, after: Stand) -> bool:
        """Let the challenge stand at `after`, if it still stood at `before`; tell whether."""
        async with self._connection.execute(
            "UPDATE challenges SET status = ? WHERE id = ? AND status = ?", (after, id, before)
        ) as cursor:
            return cursor.rowcount == 1
