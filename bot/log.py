"""What happened lately, in one reader's words."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.words import say
from engine.core.protocol import Event

LINES = 12
"""The lines that are remembered."""

Tell = Callable[[Sequence[Event]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the bot itself has to tell: a key of its words, and their facts."""

    key: str
    facts: tuple[tuple[str, int | str], ...] = ()


class Log:
    """Hears events as they happen and puts them into words only when somebody looks."""

    __slots__ = ("_heard", "_lines")

    def __init__(self) -> None:
        self._heard: list[Sequence[Event] | Notice] = []
        self._lines: deque[str] = deque(maxlen=LINES)

    def hear(self, told: Sequence[Event] | Notice) -> None:
        """Remember what was told."""
        if told:
            self._heard.append(told)

    def lines(self, language: str, tell: Tell) -> tuple[str, ...]:
        """The latest lines, the oldest first."""
        heard, self._heard = self._heard, []
        for told in heard:
            self._lines.extend(_say(told, language, tell))
        return tuple(self._lines)


def _say(told: Sequence[Event] | Notice, language: str, tell: Tell) -> Iterable[str]:
    if isinstance(told, Notice):
        return (say(language, told.key, **dict(told.facts)),)
    return tell(told)
