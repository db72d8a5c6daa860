"""Open tables in the database: who sits at which of them, and with which deck."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from bot.duels.lobby.store import LobbyStore
from bot.duels.store.agreement import USUAL, Agreement, agreement_from_json, agreement_to_json
from bot.duels.store.setups import deck_from_json, deck_to_json
from bot.shared.database import Database
from bot.shared.tidying import kept_name
from engine.core.game import DeckList

_COLUMNS = "game, format, guild, channel, message, opener, language, agreement, expires, state"


class State(StrEnum):
    """What has become of an open table."""

    OPEN = "open"
    LAYING = "laying"
    """Its duel is being begun."""
    BEGUN = "begun"
    CLOSED = "closed"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody who sits at an open table; they are ready once they have chosen a `deck`.

    `ready` is its key where it is a ready one, else "". A built-in opponent has a `user` below
    0, by which those of a table are told apart.
    """

    user: int
    name: str
    language: str
    deck: DeckList | None = None
    ready: str = ""

    @property
    def is_ready(self) -> bool:
        """Whether they have chosen a deck."""
        return self.deck is not None

    @property
    def is_built_in(self) -> bool:
        """Whether it is no person."""
        return self.user < 0


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table at which people gather, `sitting` in the order in which they sat down.

    It is open until `expires`, in seconds since 1970.
    """

    id: int
    game: str
    format: str
    guild: int | None
    channel: int
    message: int | None
    opener: int
    language: str
    expires: int
    agreement: Agreement = USUAL
    state: State = State.OPEN
    sitting: tuple[Sitting, ...] = ()

    @property
    def ready(self) -> tuple[Sitting, ...]:
        """Those who would play if it began now."""
        return tuple(each for each in self.sitting if each.is_ready)

    @property
    def built_in(self) -> tuple[Sitting, ...]:
        """The built-in opponents that sit there."""
        return tuple(each for each in self.sitting if each.is_built_in)

    def seat_of(self, user: int) -> Sitting | None:
        """How `user` sits there, if they do."""
        return next((each for each in self.sitting if each.user == user), None)


class Gatherings:
    """The tables `gatherings` and `sitting`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, gathering: Gathering) -> int:
        """Keep a new table, without anybody who sits there; its id is given here."""
        values = (
            *(gathering.game, gathering.format, gathering.guild, gathering.channel),
            *(gathering.message, gathering.opener, gathering.language),
            *(agreement_to_json(gathering.agreement), gathering.expires, gathering.state),
        )
        marks = ", ".join("?" * len(values))
        return await self._database.number(
            f"INSERT INTO gatherings ({_COLUMNS}) VALUES ({marks}) RETURNING id", values
        )

    async def load(self, id: int) -> Gathering | None:
        """The table `id`, or None where there is none."""
        found = await self._database.row(
            f"SELECT {_COLUMNS} FROM gatherings WHERE id = ?", (id,)
        )
        if found is None:
            return None
        kept: dict[str, Any] = dict(zip(_COLUMNS.split(", "), found, strict=True))
        kept |= {
            "agreement": agreement_from_json(kept["agreement"]),
            "state": State(kept["state"]),
        }
        return Gathering(id, **kept, sitting=await self._sitting(id))

    async def message_is(self, id: int, message: int) -> None:
        """Remember the message in which the table stands."""
        await self._database.do("UPDATE gatherings SET message = ? WHERE id = ?", (message, id))

    async def agrees(self, id: int, agreement: Agreement) -> None:
        """Let that be agreed on at the table."""
        await self._database.do(
            "UPDATE gatherings SET agreement = ? WHERE id = ?",
            (agreement_to_json(agreement), id),
        )

    async def sits(self, id: int, who: Sitting) -> None:
        """Let somebody sit there so; where they sit already, in the same place."""
        deck = None if who.deck is None else deck_to_json(who.deck)
        await self._database.do(
            "INSERT INTO sitting (gathering, person, name, language, deck, ready) "
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (gathering, person) "
            "DO UPDATE SET name = ?3, language = ?4, deck = ?5, ready = ?6",
            (id, who.user, who.name, who.language, deck, who.ready),
        )

    async def stands_up(self, id: int, user: int) -> None:
        """Let `user` sit there no more."""
        await self._database.do(
            "DELETE FROM sitting WHERE gathering = ? AND person = ?", (id, user)
        )

    async def move(self, id: int, before: State, after: State) -> bool:
        """Let the table be `after`, if it still was `before`; return whether it was."""
        statement = "UPDATE gatherings SET state = ? WHERE id = ? AND state = ?"
        return await self._database.do(statement, (after, id, before)) == 1

    async def open_ones(self) -> list[tuple[int, int, int | None]]:
        """Each open table with the moment it expires, and its server.

        The first to expire is the first.
        """
        found = await self._database.rows(
            "SELECT id, expires, guild FROM gatherings WHERE state = 'open' ORDER BY expires"
        )
        return [(int(row[0]), int(row[1]), row[2]) for row in found]

    async def open_of(self, user: int) -> list[int]:
        """The open tables at which they sit, or which they have opened."""
        statement = (
            "SELECT id FROM gatherings WHERE state = 'open' AND (opener = ?1 "
            "OR id IN (SELECT gathering FROM sitting WHERE person = ?1)) ORDER BY id"
        )
        rows = await self._database.rows(statement, (user,))
        return [int(row[0]) for row in rows]

    async def unlaid(self) -> list[tuple[int, int | None, int | None]]:
        """Each table whose duel was being begun, the channel of that if there is one, and
        the server of the table.
        """
        found = await self._database.rows(
            "SELECT gatherings.id, matches.channel, gatherings.guild "
            "FROM gatherings LEFT JOIN matches "
            "ON matches.gathering = gatherings.id AND matches.status != 'laid' "
            "WHERE gatherings.state = 'laying' ORDER BY gatherings.id"
        )
        return [(int(row[0]), row[1], row[2]) for row in found]

    async def _sitting(self, id: int) -> tuple[Sitting, ...]:
        found = await self._database.rows(
            "SELECT person, name, language, deck, ready FROM sitting WHERE gathering = ? "
            "ORDER BY n",
            (id,),
        )
        return tuple(
            Sitting(
                user,
                kept_name(name),
                language,
                None if deck is None else deck_from_json(deck),
                ready,
            )
            for user, name, language, deck, ready in found
        )


class GatheringStore(LobbyStore, Protocol):
    """What open tables keep, and the tables of the lobby."""

    gatherings: Gatherings
