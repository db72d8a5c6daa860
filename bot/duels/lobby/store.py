"""Challenges in the database, so that an invitation outlives a restart."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.decks.store import DeckStore
from bot.duels.lobby.counter_store import Counters
from bot.duels.store.agreement import USUAL, Agreement, agreement_from_json, agreement_to_json
from bot.duels.store.needs import DuelStore
from bot.duels.store.setups import deck_from_json, deck_to_json
from bot.readings.store import Reports
from bot.shared.database import Database
from bot.shared.tidying import kept_name
from engine.core.game import DeckList

_COLUMNS = (
    "game, format, guild, channel, message, challenger, challenger_name, challenger_language, "
    "challenged, challenged_name, deck, ready, language, agreement, expires, status"
)


class Stand(StrEnum):
    """Where a challenge stands: open, accepted, or over without a duel."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    TAKEN_BACK = "taken_back"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """One person's invitation to another, or to anybody: `challenged` is then None.

    `deck` is the challenger's, `ready` its key where it is a ready one, else "". It is open
    until `expires`, in seconds since 1970.
    """

    id: int
    game: str
    format: str
    guild: int | None
    channel: int
    message: int | None
    challenger: int
    challenger_name: str
    challenger_language: str
    challenged: int | None
    challenged_name: str
    deck: DeckList
    language: str
    expires: int
    ready: str = ""
    agreement: Agreement = USUAL
    status: Stand = Stand.OPEN


@dataclass(frozen=True, slots=True)
class Begun:
    """The duel of a challenge: its channel, who has accepted, and the server."""

    challenge: int
    channel: int
    user: int
    name: str
    guild: int | None


class Challenges:
    """The table `challenges`."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
            challenge.ready,
            challenge.language,
            agreement_to_json(challenge.agreement),
            challenge.expires,
            challenge.status,
        )
        marks = ", ".join("?" * len(values))
        return await self._database.number(
            f"INSERT INTO challenges ({_COLUMNS}) VALUES ({marks}) RETURNING id", values
        )

    async def load(self, id: int) -> Challenge | None:
        """The challenge `id`, or None where there is none."""
        found = await self._database.row(
            f"SELECT {_COLUMNS} FROM challenges WHERE id = ?", (id,)
        )
        if found is None:
            return None
        kept = dict(zip(_COLUMNS.split(", "), found, strict=True))
        kept |= {
            "deck": deck_from_json(kept["deck"]),
            "agreement": agreement_from_json(kept["agreement"]),
            "status": Stand(kept["status"]),
            "challenger_name": kept_name(kept["challenger_name"]),
            "challenged_name": kept_name(kept["challenged_name"]),
        }
        return Challenge(id, **kept)

    async def message_is(self, id: int, message: int) -> None:
        """Remember the message in which the challenge stands."""
        await self._database.do("UPDATE challenges SET message = ? WHERE id = ?", (message, id))

    async def open_ones(self) -> list[tuple[int, int, int | None]]:
        """Each open challenge with the moment it expires, and its server.

        The first to expire is the first.
        """
        found = await self._database.rows(
            "SELECT id, expires, guild FROM challenges WHERE status = 'open' ORDER BY expires"
        )
        return [(int(row[0]), int(row[1]), row[2]) for row in found]

    async def open_of(self, user: int) -> list[int]:
        """The open challenges that are from them or to them."""
        statement = (
            "SELECT id FROM challenges WHERE status = 'open' "
            "AND ? IN (challenger, challenged) ORDER BY id"
        )
        rows = await self._database.rows(statement, (user,))
        return [int(row[0]) for row in rows]

    async def accept(self, id: int) -> bool:
        """Let an open challenge be accepted, its table being laid; return whether it was."""
        statement = "UPDATE challenges SET status = ?, laying = 1 WHERE id = ? AND status = ?"
        return await self._database.do(statement, (Stand.ACCEPTED, id, Stand.OPEN)) == 1

    async def begun(self, id: int, user: int, name: str) -> None:
        """Remember that the duel of the accepted challenge has begun, against `user`.

        What its message shows is still to be brought up to date: `told`.
        """
        await self._database.do(
            "UPDATE challenges SET laying = 2, challenged = ?, challenged_name = ? "
            "WHERE id = ?",
            (user, name, id),
        )

    async def told(self, id: int) -> None:
        """Remember that the message of the challenge says that its duel has begun."""
        await self._database.do("UPDATE challenges SET laying = 0 WHERE id = ?", (id,))

    async def untold(self) -> list[Begun]:
        """The duels going on of which the message of their challenge does not say so yet."""
        found = await self._database.rows(
            "SELECT challenges.id, matches.channel, seats.person, seats.name, challenges.guild "
            "FROM challenges "
            "JOIN matches ON matches.challenge = challenges.id AND matches.status = 'open' "
            "JOIN seats ON seats.match = matches.id AND seats.seat = 1 "
            "WHERE challenges.laying != 0 ORDER BY challenges.id"
        )
        return [Begun(*row) for row in found]

    async def reopen(self, id: int) -> None:
        """Let the challenge, whose table could not be laid, be open again."""
        await self._database.do(
            "UPDATE challenges SET status = ?, laying = 0 WHERE id = ?", (Stand.OPEN, id)
        )

    async def unlaid(self) -> list[tuple[int, int | None]]:
        """Each challenge whose table is being laid, or was when the bot died; its server."""
        found = await self._database.rows(
            "SELECT id, guild FROM challenges WHERE laying = 1 AND NOT EXISTS "
            "(SELECT 1 FROM matches WHERE challenge = challenges.id AND status != 'laid')"
        )
        return [(int(row[0]), row[1]) for row in found]

    async def move(self, id: int, before: Stand, after: Stand) -> bool:
        """Let the challenge stand at `after`, if it still stood at `before`; return whether."""
        statement = "UPDATE challenges SET status = ? WHERE id = ? AND status = ?"
        return await self._database.do(statement, (after, id, before)) == 1


class LobbyStore(DuelStore, DeckStore, Protocol):
    """The tables of challenges, of the duels they lead to, and of people's decks."""

    challenges: Challenges
    counters: Counters
    reports: Reports
