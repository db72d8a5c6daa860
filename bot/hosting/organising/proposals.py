"""Questions to opponents that wait for an answer."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from bot.events.records import Record
from bot.events.results import Player, Result

_MOST = 200
"""How many questions are remembered; who is asked after the oldest is forgotten is told so."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A decision about a match of its organiser, as it stood when the opponent was asked."""

    event: int
    record: Record
    by: Player
    rival: Player
    paired: int | None
    results: Mapping[int, Result]


class Proposals:
    """The questions that wait for an opponent. They are in memory only: one can ask again."""

    def __init__(self) -> None:
        self._open: dict[str, Proposal] = {}

    def put(self, proposal: Proposal) -> str:
        """Remember a question; the key that its buttons carry."""
        key = secrets.token_hex(4)
        self.put_back(key, proposal)
        return key

    def put_back(self, key: str, proposal: Proposal) -> None:
        """Remember a question again whose answer could not be kept."""
        self._open[key] = proposal
        while len(self._open) > _MOST:
            del self._open[next(iter(self._open))]

    def of(self, event: int, key: str) -> Proposal | None:
        """The question of that key in the event, if it still waits."""
        found = self._open.get(key)
        return found if found is not None and found.event == event else None

    def drop(self, key: str) -> None:
        """Forget the question."""
        self._open.pop(key, None)
