"""What happened since the reader's own last answer, in their words."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence

from bot.duels.store.records import HandOver
from bot.shared.words import say
from engine.core.match import Told
from engine.core.protocol import Event, Seat
from engine.core.values import value

LINES = 12
"""How many lines are remembered in any case."""

Tell = Callable[[Sequence[Event]], tuple[str, ...]]


@value
class Remark:
    """Something the bot itself has to tell: a key of its words, and their facts.

    A fact that reads differently in each language is a mapping from language to words. Beside
    it a seat may be told an `own` remark, which nobody else reads.
    """

    key: str
    facts: tuple[tuple[str, int | str | Mapping[str, str]], ...] = ()
    own: "tuple[Seat, Remark] | None" = None

    def said(self, language: str) -> str:
        """The remark in words."""
        facts = {
            name: fact[language] if isinstance(fact, Mapping) else fact
            for name, fact in self.facts
        }
        return say(language, self.key, **facts)


@value
class Heard:
    """What everybody was told at the start, or by one answer.

    `by` is the seat whose player gave it themselves, `notice` what the bot said before it.
    Another contest of the match `begins` by it. It is what was answered in a `window`. After
    it the seats of `handed` were handed over.
    """

    told: Told
    by: Seat | None = None
    notice: Remark | None = None
    begins: bool = False
    window: bool = False
    handed: tuple[HandOver, ...] = ()


class Log:
    """Hears events as they happen and puts them into words only when somebody looks."""

    __slots__ = ("_heard", "_lines", "_new")

    def __init__(self) -> None:
        self._heard: list[Sequence[Event] | Remark | None] = []
        self._lines: deque[str] = deque()
        self._new = 0

    @property
    def fresh(self) -> int:
        """How many of the lines put into words are new since the last answer."""
        return self._new

    def answer(self) -> None:
        """Note that the reader answers now: what they have heard until then is old."""
        self._heard.append(None)

    def hear(self, told: Sequence[Event] | Remark) -> None:
        """Remember what was told."""
        if told:
            self._heard.append(told)

    def lines(self, language: str, tell: Tell) -> tuple[str, ...]:
        """The lines since the last answer, and some before where they are few."""
        heard, self._heard = self._heard, []
        events: list[Event] = []
        for told in heard:
            if told is None or isinstance(told, Remark):
                self._add(tell(events) if events else ())
                events = []
            if isinstance(told, Remark):
                self._add([told.said(language)])
            elif told is None:
                self._new = 0
            else:
                events.extend(told)
        self._add(tell(events) if events else ())
        return tuple(self._lines)

    def _add(self, lines: Sequence[str]) -> None:
        self._lines.extend(lines)
        self._new += len(lines)
        while len(self._lines) > max(LINES, self._new):
            self._lines.popleft()


class ShortLog(Log):
    """The log of those who answer nothing: the latest lines."""

    __slots__ = ()

    def hear(self, told: Sequence[Event] | Remark) -> None:
        """Remember what was told; an answer that tells them nothing leaves all as it was."""
        if told:
            self.answer()
        super().hear(told)
