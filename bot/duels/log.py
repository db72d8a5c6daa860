"""What happened lately, in one reader's words."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.shared.words import say
from engine.core.protocol import Event

LINES = 12
"""The lines that are remembered."""

Tell = Callable[[Sequence[Event]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the bot itself has to tell: a key of its words, and their facts.

    A fact that reads differently in each language is a mapping from language to words.
    """

    key: str
    facts: tuple[tuple[str, int | str | Mapping[str, str]], ...] = ()

    def said(self, language: str) -> str:
        """The notice in words."""
        facts = {
            name: fact[language] if isinstance(fact, Mapping) else fact
            for name, fact in self.facts
        }
        return say(language, self.key, **facts)


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
        events: list[Event] = []
        for told in heard:
            if isinstance(told, Notice):
                self._lines.extend(tell(events) if events else ())
                self._lines.append(told.said(language))
                events = []
            else:
                events.extend(told)
        self._lines.extend(tell(events) if events else ())
        return tuple(self._lines)
