"""A running fingerprint of what has happened, by which a replay knows that it strays."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from hashlib import blake2b
from operator import attrgetter
from typing import Any
from zlib import crc32

from engine.core.protocol import Answer, Arrange, Decision, Event, Pick

_SIZE = 8


_FACTS: dict[type[Event], Callable[[Event], Any]] = {}
"""By the kind of an event, what reads its fields: a single one bare, several as a tuple."""


def _facts(kind: type[Event]) -> Callable[[Event], Any]:
    names = [field.name for field in fields(kind)]
    return attrgetter(*names) if names else _nothing


def _nothing(event: Event) -> str:
    return ""


def _line(event: Event) -> str:
    kind = type(event)
    facts = _FACTS.get(kind)
    if facts is None:
        facts = _FACTS[kind] = _facts(kind)
    return f"{kind.__name__}{facts(event)}\n"


class Digest:
    """Folds events into 8 bytes; alike on every machine and under every hash seed.

    `shown` is the fingerprint so far, as 16 hexadecimal digits.
    """

    __slots__ = ("_folded", "shown")

    def __init__(self) -> None:
        self._folded = blake2b(digest_size=_SIZE)
        self.shown = self._folded.hexdigest()

    def fold(self, events: Sequence[Event]) -> None:
        """Make `events` part of the fingerprint, in their order."""
        if not events:
            return
        self._folded.update("".join([_line(event) for event in events]).encode())
        self.shown = self._folded.hexdigest()

    def mark(self, said: str) -> None:
        """Make what is no event part of the fingerprint."""
        self._folded.update(f"{said}\n".encode())
        self.shown = self._folded.hexdigest()


def chosen(decision: Decision, answer: Answer, before: int) -> int:
    """The fingerprint, in 4 bytes, of what was chosen `before` and with this answer."""
    said: object = answer
    if isinstance(decision, Pick | Arrange):
        said = [decision.options[position] for position in answer]
    return crc32(f"{decision.seat} {said}\n".encode(), before)
