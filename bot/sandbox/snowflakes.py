"""Identifiers in the form of Discord: 64-bit numbers led by a time, written as text."""

from bot.sandbox.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000
"""The first millisecond of 2015, from which Discord counts."""

FOUNDED = 1_577_836_800_000
"""The first millisecond of 2020: when the lasting things of the world were made."""


def lasting(number: int) -> str:
    """The identifier of the `number`-th lasting thing: the same in every run."""
    return str(((FOUNDED - DISCORD_EPOCH) << 22) + number)


def created_at(snowflake: str) -> float:
    """The time in `snowflake`, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH) / 1000


class Snowflakes:
    """Makes identifiers that rise strictly and carry the clock's time."""

    __slots__ = ("_clock", "_last")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """An identifier greater than every one made before."""
        now = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(self._last + 1, now)
        return str(self._last)
