"""Who is leaving, on disk: a stop in between is made up for at the next start."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.shared.database import Database
from bot.shared.own_data import Going, Kept, Place

_DUELS = (
    "SELECT match FROM (SELECT match FROM seats WHERE person = ?1 UNION SELECT match "
    "FROM hand_overs WHERE left_user = ?1 OR person = ?1) AS theirs "
)
_OPEN_EVENTS = (
    "SELECT id FROM events WHERE open = 1 AND (organiser = ?1 "
    "OR id IN (SELECT event FROM event_players WHERE player = ?1) "
    "OR id IN (SELECT event FROM event_records WHERE by = ?1))"
)


@dataclass(frozen=True, slots=True)
class Leaving:
    """Somebody who asked to be forgotten; it `is_done` except for what goes on without them."""

    id: int
    user: int
    is_done: bool

    @property
    def going(self) -> Going:
        """Who is forgotten, and who stands in their place: no person has a number below 0."""
        return Going(self.user, -self.id)


class Leavings:
    """The tables `leavings` and `leavings_rest`, and what all rooms keep of a person."""

    def __init__(self, database: Database, kept: Iterable[Kept] = ()) -> None:
        self._database = database
        self.kept = tuple(kept)

    async def begin(self, user: int) -> Leaving:
        """Note that they leave; the same again while that is not done."""
        for leaving in await self.all():
            if leaving.user == user and not leaving.is_done:
                return leaving
        statement = "INSERT INTO leavings (person) VALUES (?) RETURNING id"
        return Leaving(await self._database.number(statement, (user,)), user, is_done=False)

    async def all(self) -> list[Leaving]:
        """All who are not forgotten to the end, in the order in which they left."""
        rows = await self._database.rows("SELECT id, person, is_done FROM leavings ORDER BY id")
        return [Leaving(row[0], row[1], bool(row[2])) for row in rows]

    async def still_open(self, user: int) -> tuple[list[int], list[int]]:
        """The duels and the events that go on with them, by their numbers."""
        going_on = f"{_DUELS} WHERE match NOT IN ({Place.DUEL.over})"
        duels = await self._database.rows(going_on, (user,))
        events = await self._database.rows(_OPEN_EVENTS, (user,))
        return [row[0] for row in duels], [row[0] for row in events]

    async def forget(self, leaving: Leaving) -> None:
        """Forget all but what belongs to duels and events that go on; these are noted."""
        duels, events = await self.still_open(leaving.user)
        rest = [(Place.DUEL, number) for number in duels]
        rest += [(Place.EVENT, number) for number in events]
        for place, number in rest:
            await self._database.do(
                "INSERT INTO leavings_rest (leaving, place, number) VALUES (?, ?, ?) "
                "ON CONFLICT DO NOTHING",
                (leaving.id, place, number),
            )
        for each in self.kept:
            await each.forget(self._database, leaving.going)
        statement = "UPDATE leavings SET is_done = 1 WHERE id = ?"
        await self._database.do(statement, (leaving.id,))

    async def is_left(self, leaving: Leaving) -> bool:
        """Whether something goes on without them, in which they are forgotten later."""
        rows = await self._database.rows("SELECT 1 FROM leavings WHERE id = ?", (leaving.id,))
        return bool(list(rows))

    async def rest(self, leaving: Leaving) -> tuple[list[int], list[int]]:
        """The duels and the events that went on as they left, by their numbers."""
        statement = "SELECT number FROM leavings_rest WHERE leaving = ? AND place = ?"
        duels, events = [
            await self._database.rows(statement, (leaving.id, place))
            for place in (Place.DUEL, Place.EVENT)
        ]
        return [row[0] for row in duels], [row[0] for row in events]

    async def forget_rest(self, leaving: Leaving) -> bool:
        """Forget them in what is over by now; whether nothing is left of them at all."""
        rows = await self._database.rows(
            "SELECT place, number FROM leavings_rest WHERE leaving = ?", (leaving.id,)
        )
        left = 0
        for name, number in rows:
            place = Place(name)
            over = await self._database.rows(f"SELECT 1 WHERE ?1 IN ({place.over})", (number,))
            if not list(over):
                left += 1
                continue
            going = Going(leaving.user, -leaving.id, (place, number))
            for each in self.kept:
                await each.forget(self._database, going)
            await self._database.do(
                "DELETE FROM leavings_rest WHERE leaving = ? AND place = ? AND number = ?",
                (leaving.id, place, number),
            )
        if left == 0:
            await self._database.do("DELETE FROM leavings WHERE id = ?", (leaving.id,))
        return left == 0
