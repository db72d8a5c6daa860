"""The hours in which somebody's clock stands still in duels by correspondence."""

from dataclasses import dataclass
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import aiosqlite

MOST_HOURS = 12
"""How many hours of a day may be quiet at most, so that every decision comes to an end."""


@cache
def zones_by_name() -> tuple[str, ...]:
    """The time zones that this machine knows, sorted."""
    return tuple(sorted(available_timezones()))


class NoQuietError(ValueError):
    """Quiet hours that cannot be: an unknown time zone, or too many of them."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """From the hour `begins` to the hour `ends` of each day in `zone`, such as 23 to 8.

    Raises NoQuietError where `zone` is not known by that name, or the hours are none or more
    than MOST_HOURS.
    """

    zone: str
    begins: int
    ends: int

    def __post_init__(self) -> None:
        if self.zone not in zones_by_name():
            raise NoQuietError(self.zone)
        if not all(0 <= hour < 24 for hour in (self.begins, self.ends)):
            raise NoQuietError(f"{self.begins}-{self.ends}")
        if not 0 < (self.ends - self.begins) % 24 <= MOST_HOURS:
            raise NoQuietError(f"{self.begins}-{self.ends}")

    def moment(self, day: datetime, hour: int) -> float:
        """The seconds since 1970 at which it is `hour` o'clock on `day`."""
        return day.replace(
            hour=hour, minute=0, second=0, microsecond=0, tzinfo=ZoneInfo(self.zone)
        ).timestamp()


class QuietHours:
    """The table `quiet_hours`, all of it remembered once it has been read."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._known: dict[int, Quiet | None] = {}

    async def of(self, user: int) -> Quiet | None:
        """The quiet hours of `user`, or None where they have set none."""
        if user not in self._known:
            async with self._connection.execute(
                "SELECT zone, begins, ends FROM quiet_hours WHERE user = ?", (user,)
            ) as rows:
                found = await rows.fetchone()
            self._known[user] = None if found is None else _still_known(*found)
        return self._known[user]

    async def change(self, user: int, quiet: Quiet | None) -> None:
        """Let these be the quiet hours of `user` from the next decision on."""
        if quiet is None:
            await self._connection.execute("DELETE FROM quiet_hours WHERE user = ?", (user,))
        else:
            await self._connection.execute(
                "INSERT OR REPLACE INTO quiet_hours VALUES (?, ?, ?, ?)",
                (user, quiet.zone, quiet.begins, quiet.ends),
            )
        self._known[user] = quiet


def _still_known(zone: str, begins: int, ends: int) -> Quiet | None:
    """The hours as kept; None where this machine does not know the time zone."""
    try:
        return Quiet(zone, begins, ends)
    except NoQuietError:
        return None
