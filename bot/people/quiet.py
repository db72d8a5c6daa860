"""The hours in which somebody's clock stands still in duels by correspondence."""

import math
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.shared.database import Database, putting
from bot.shared.fresh import MOST_KNOWN, Fresh, Unknown

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
    """The table `quiet_hours`; of it is remembered what was read last."""

    def __init__(self, database: Database, lasts: float = math.inf) -> None:
        """What was read is relied on for so many seconds."""
        self._database = database
        self._known: Fresh[int, Quiet | None] = Fresh(MOST_KNOWN, lasts)

    async def of(self, user: int) -> Quiet | None:
        """The quiet hours of `user`, or None where they have set none."""
        known = self._known.get(user, Unknown.YET)
        if known is not Unknown.YET:
            return known
        found = await self._database.row(
            "SELECT zone, begins, ends FROM quiet_hours WHERE person = ?", (user,)
        )
        return self._known.learn(user, None if found is None else _still_known(*found))

    async def change(self, user: int, quiet: Quiet | None) -> None:
        """Let these be the quiet hours of `user` from the next decision on."""
        if quiet is None:
            await self._database.do("DELETE FROM quiet_hours WHERE person = ?", (user,))
        else:
            await self._database.do(
                putting("quiet_hours", "person, zone, begins, ends", "person"),
                (user, quiet.zone, quiet.begins, quiet.ends),
            )
        self._known.change(user, quiet)

    def let_go(self, user: int) -> None:
        """Remember nothing of `user` that is kept no longer."""
        self._known.forget(user)


def _still_known(zone: str, begins: int, ends: int) -> Quiet | None:
    """The hours as kept; None where this machine does not know the time zone."""
    try:
        return Quiet(zone, begins, ends)
    except NoQuietError:
        return None
