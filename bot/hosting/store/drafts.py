"""Events that somebody sets up, and that nobody else sees yet."""

from bot.hosting.store.events import EVENT, EventRecord, Events, event_of
from bot.hosting.store.keeping import rules_to_json, terms_to_json
from bot.shared.database import Database


class EventDrafts:
    """The drafts in the table `events`: everybody has at most one on each server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, record: EventRecord) -> int:
        """Keep a new draft in the place of the one before; its id is given here."""
        await self._database.do(
            "DELETE FROM events WHERE open IS NULL AND guild = ? AND organiser = ?",
            (record.guild, record.organiser),
        )
        return await Events(self._database).create(record, draft=True)

    async def load(self, id: int, organiser: int) -> EventRecord | None:
        """The draft `id`, if it is there and is theirs."""
        rows = await self._database.rows(
            f"SELECT {EVENT} FROM events WHERE id = ? AND organiser = ? AND open IS NULL",
            (id, organiser),
        )
        return next((event_of(row) for row in rows), None)

    async def change(self, record: EventRecord) -> bool:
        """Keep the draft as it is now; whether it is still there."""
        changed = (record.name, terms_to_json(record.terms), rules_to_json(record.rules))
        return await self._done(
            "UPDATE events SET name = ?, terms = ?, rules = ? "
            "WHERE id = ? AND organiser = ? AND open IS NULL",
            *changed,
            record.id,
            record.organiser,
        )

    async def announce(self, id: int, organiser: int) -> bool:
        """Make an event of it; whether it was a draft of theirs until now."""
        return await self._done(
            "UPDATE events SET open = 1 WHERE id = ? AND organiser = ? AND open IS NULL",
            id,
            organiser,
        )

    async def discard(self, id: int, organiser: int) -> bool:
        """Keep it no longer; whether it was a draft of theirs until now."""
        return await self._done(
            "DELETE FROM events WHERE id = ? AND organiser = ? AND open IS NULL", id, organiser
        )

    async def discard_all(self, organiser: int) -> None:
        """Keep no draft of theirs any longer, on whatever server."""
        await self._database.do(
            "DELETE FROM events WHERE open IS NULL AND organiser = ?", (organiser,)
        )

    async def _done(self, statement: str, *values: int | str) -> bool:
        return await self._database.do(statement, values) == 1
