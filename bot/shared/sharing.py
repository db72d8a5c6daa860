"""One process's share of the requests that Discord allows the token, where several have a part.

Belongs here: how large a share is, and until when it may be used.
Does not belong here: where shares are kept (`bot/store/shares.py`), and what waits (`budget`).

Shares are claims in a table that processes change one after the other. A claim holds until its
process lowers it, or is known to be lost; so the sum of what is used is at no moment more than
PER_SECOND, however late anybody comes: who lowers a share uses less before it says so, and who
raises one has said so before.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

PER_SECOND = 40.0
"""Requests of the token, of all processes together."""
ROOM = 2.0
"""Of these so many are left to a process that comes: it need not wait for the others."""
LEAST = 1.0
"""What each has at least, as long as there are fewer than so many."""
SAFE = 1.0
"""What a process may send that cannot renew its share, for a while."""
BEAT = 2.0
RENEWED = 7.0
"""Seconds for which a share may be used after it was asked for."""
LOST = 10.0
"""Seconds after which others take a share for lost that was not renewed."""
SPARED = 60.0
"""Seconds after it was asked for until which a process sends what is SAFE, then nothing."""
FORGOTTEN = 75.0
"""Seconds after which others leave nothing to a process that is lost."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What another process may send a second, and would like to.

    It `is_lost` where it was not renewed for LOST seconds.
    """

    share: float
    wants: float
    is_lost: bool = False

    @property
    def holds(self) -> float:
        """How many requests a second are not there for anybody else."""
        return min(self.share, SAFE) if self.is_lost else self.share


def fair(wants: float, others: Sequence[Claim]) -> float:
    """What a process should have that would like to send so much, beside these."""
    alive = [each.wants for each in others if not each.is_lost]
    lost = sum(each.holds for each in others if each.is_lost)
    count = len(alive) + 1
    to_share = max(0.0, PER_SECOND - ROOM - lost)
    least = min(LEAST, to_share / count)
    in_all = wants + sum(alive)
    part = wants / in_all if in_all > 0 else 1 / count
    return least + (to_share - least * count) * part


class Allotment:
    """What this process may send, of which the Budget asks; nothing until it is granted."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.refused_elsewhere = 0
        """Refusals of the last ten minutes of which the other processes know."""
        self._now = now
        self._share = 0.0
        self._since = float("-inf")

    @property
    def share(self) -> float:
        """The requests a second that may be sent at this moment."""
        age = self._now() - self._since
        if age < RENEWED:
            return self._share
        return min(self._share, SAFE) if age < SPARED else 0.0

    def claim(self, wants: float, others: Sequence[Claim]) -> float:
        """What to claim now, beside these; where that is less, no more is used at once."""
        free = max(0.0, PER_SECOND - sum(each.holds for each in others))
        share = min(fair(wants, others), free)
        self._share = min(self._share, share)
        return share

    def granted(self, share: float, asked: float) -> None:
        """Use this share, which was asked for at that moment, and is kept by now."""
        self._share, self._since = share, asked
