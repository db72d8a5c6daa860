"""A Limit Regulation: how many copies of some cards an event allows (MR-LIMIT)."""

from collections.abc import Iterable
from types import MappingProxyType

from engine.core.game import Limits

FORBIDDEN, LIMITED, SEMI_LIMITED = range(3)
"""How many copies of a card that is listed so may be used."""


class LimitRegulation(Limits):
    """A list as it was published: its name, the day it comes into force, and its cards.

    `since` is a day like "2026-04-01"; `copies` says by passcode how many copies of that name
    are allowed, 0 to 2. Cards not listed keep the limit of the format.
    """

    __slots__ = ()

    @classmethod
    def listing(
        cls,
        name: str,
        since: str,
        *,
        forbidden: Iterable[int] = (),
        limited: Iterable[int] = (),
        semi_limited: Iterable[int] = (),
    ) -> "LimitRegulation":
        """A list of passcodes; raise ValueError where it lists a card twice or has no name."""
        if not name or not since:
            raise ValueError("a list of limits needs a name and the day it comes into force")
        copies: dict[int, int] = {}
        for most, codes in (
            (FORBIDDEN, forbidden),
            (LIMITED, limited),
            (SEMI_LIMITED, semi_limited),
        ):
            for code in codes:
                if code in copies:
                    raise ValueError(f"{name} lists the card {code} twice")
                copies[code] = most
        return cls(name, since, MappingProxyType(copies))
