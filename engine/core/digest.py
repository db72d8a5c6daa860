"""A running fingerprint of what has happened, by which a replay knows that it strays."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from engine.core.protocol import Event

_SIZE = 8


_FACTS: dict[type[Event], Callable[[Event], Any] | None] = {}


def _facts(kind: type[Event]) -> Callable[[Event], Any] | None:
    if kind not in _FACTS:
        names = [field.name for field in fields(kind)]
        _FACTS[kind] = attrgetter(*names) if names else None
    return _FACTS[kind]


class Digest:
    """Folds events into 8 bytes; alike on every machine and under every hash seed."""

    __slots__ = ("_folded", "_shown")

    def __init__(self) -> None:
        self._folded = blake2b(digest_size=_SIZE)
        self._shown = self._folded.hexdigest()

    def fold(self, events: Sequence[Event]) -> None:
        """Make `events` part of the fingerprint, in their order."""
        if not events:
            return
        for event in events:
            facts = _facts(type(event))
            told = f"{type(event).__name__}{facts(event) if facts else ''}\n"
            self._folded.update(told.encode())
        self._shown = self._folded.hexdigest()

    def __str__(self) -> str:
        """The fingerprint so far: 16 hexadecimal digits."""
        return self._shown
