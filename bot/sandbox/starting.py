"""How sessions of the gateway begin: in which shards, how many at once, and how many a day."""

from bot.sandbox.clock import Clock

APART_SECONDS = 5.0
"""Seconds in which as many sessions may begin as Discord lets begin at once."""
A_DAY = 1000
_DAY = 86_400.0


class Starts:
    """What the gateway says of the beginning of sessions, and what it holds to.

    It advises so many `shards`. `at_once` is what Discord calls `max_concurrency`: of shards
    with the same number modulo that, one may begin within five seconds; another one is
    refused, where that is `enforced`.
    """

    def __init__(self, clock: Clock) -> None:
        self.shards = 1
        self.at_once = 1
        self.enforced = False
        self.begun: list[tuple[float, int]] = []
        """When which shards have begun, also those that were refused."""
        self.refused = 0
        self._clock = clock

    @property
    def remaining(self) -> int:
        """How many sessions may still begin today."""
        since = self._clock.now() - _DAY
        return A_DAY - sum(at > since for at, _ in self.begun)

    def begin(self, shard: int) -> bool:
        """Whether a session of that shard may begin now."""
        now, rest = self._clock.now(), shard % self.at_once
        is_early = any(
            at > now - APART_SECONDS and other % self.at_once == rest
            for at, other in self.begun
        )
        self.begun.append((now, shard))
        if is_early and self.enforced:
            self.refused += 1
            return False
        return True


def shard_of(content: object) -> tuple[int, int] | None:
    """The shard that is named when somebody identifies, and how many there are; None if none.

    `content` is what stands below `shard`; without it there is one for all.
    """
    if content is None:
        return 0, 1
    match content:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None


def serves(shard: tuple[int, int], guild: str | None) -> bool:
    """Whether events of that server, or of private messages, are told to the shard."""
    number, count = shard
    return number == (0 if guild is None else (int(guild) >> 22) % count)
