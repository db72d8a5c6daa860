"""Who would accept a challenge with cards that the challenger has to agree to first."""

import json
from dataclasses import dataclass

from bot.duels.store.setups import deck_from_json, deck_to_json
from bot.shared.database import Database
from bot.shared.tidying import kept_name
from engine.core.game import DeckList

_COLUMNS = "id, challenge, person, name, language, deck, ready, takes, message, version"


@dataclass(frozen=True, slots=True)
class Counter:
    """One person who would accept a challenge with a deck; `ready` is its key, or "".

    `takes` are the states of cards of the deck that the challenger has to agree to. The
    `version` grows whenever they choose another deck; `message` is where it is asked.
    """

    challenge: int
    user: int
    name: str
    language: str
    deck: DeckList
    ready: str
    takes: tuple[str, ...]
    message: int | None = None
    version: int = 1
    id: int = 0


class Counters:
    """The table `counters`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, counter: Counter) -> Counter:
        """Keep it in the place of what the person has offered before, with the next version.

        What was offered for challenges that are over is forgotten.
        """
        await self._database.do(
            "DELETE FROM counters WHERE challenge IN "
            "(SELECT id FROM challenges WHERE status != 'open')"
        )
        values = (
            counter.challenge,
            counter.user,
            counter.name,
            counter.language,
            deck_to_json(counter.deck),
            counter.ready,
            json.dumps(counter.takes),
        )
        await self._database.do(
            "INSERT INTO counters "
            "(challenge, person, name, language, deck, ready, takes, version) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT (challenge, person) DO UPDATE SET "
            "deck = excluded.deck, ready = excluded.ready, takes = excluded.takes, "
            "name = excluded.name, language = excluded.language, "
            "version = counters.version + 1",
            values,
        )
        found = await self._found(
            "challenge = ? AND person = ?", counter.challenge, counter.user
        )
        assert found is not None
        return found

    async def load(self, id: int) -> Counter | None:
        """The one of that number, or None."""
        return await self._found("id = ?", id)

    async def asked_in(self, id: int, message: int) -> None:
        """Remember the message in which the challenger is asked."""
        await self._database.do("UPDATE counters SET message = ? WHERE id = ?", (message, id))

    async def drop(self, id: int) -> None:
        """Forget it."""
        await self._database.do("DELETE FROM counters WHERE id = ?", (id,))

    async def _found(self, where: str, *values: int) -> Counter | None:
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM counters WHERE {where}", values
        )
        for row in rows:
            number, challenge, user, name, language, deck, ready, takes, message, version = row
            return Counter(
                challenge,
                user,
                kept_name(name),
                language,
                deck_from_json(deck),
                ready,
                tuple(json.loads(takes)),
                message,
                version,
                number,
            )
        return None
