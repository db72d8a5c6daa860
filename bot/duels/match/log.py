"""What happened since the reader's own last answer, in their words."""

from collections import deque
from collections.abc import Callable, Sequence

from bot.duels.store.records import HandOver
from bot.duels.store.remarks import Remark
from engine.core.lines import tell_on
from engine.core.match import Told
from engine.core.protocol import Audience, Event, Seat
from engine.core.values import value

LINES = 12
"""How many lines are remembered in any case."""

Said = Sequence[Event] | Remark
"""Events, or what the bot said beside them."""
Tell = Callable[[Sequence[Event]], tuple[str, ...]]


@value
class Heard:
    """What everybody was told at the start, or by one answer.

    `answers` is how many had been given by then, with it. `by` is the seat whose player gave it
    themselves, `notice` what the bot said before it, to the seats of `to` or to everybody.
    Another contest of the match `begins` by it. It is what was answered in a `window`. After
    it the seats of `handed` were handed over. The duel `goes_back` where somebody decides anew.

    Where only a `notice` was heard, nothing was answered and nothing else told.
    """

    told: Told
    by: Seat | None = None
    notice: Remark | None = None
    begins: bool = False
    window: bool = False
    handed: tuple[HandOver, ...] = ()
    answers: int = 0
    to: tuple[Seat, ...] = ()
    goes_back: bool = False

    def notice_to(self, audience: Audience, language: str) -> list[str]:
        """What the bot said to that audience, in words: one line or none."""
        is_told = self.notice is not None and (not self.to or audience in self.to)
        return [self.notice.said(language)] if is_told and self.notice else []


class Log:
    """Hears events as they happen and puts them into words only when somebody looks.

    Whoever reads it in another language than before has all of it put into that one.
    """

    __slots__ = ("_heard", "_language", "_lines", "_new", "_said")

    def __init__(self) -> None:
        self._heard: list[Said | None] = []
        self._said: deque[tuple[Said | None, int]] = deque()
        """What the last lines say, and how many each took; None where the reader answered."""
        self._lines: deque[str] = deque()
        self._new = 0
        self._language = ""

    @property
    def fresh(self) -> int:
        """How many of the lines put into words are new since the last answer."""
        return self._new

    def answer(self) -> None:
        """Note that the reader answers now: what they have heard until then is old."""
        self._heard.append(None)

    def hear(self, told: Said) -> None:
        """Remember what was told."""
        if told:
            self._heard.append(told)

    def lines(self, language: str, tell: Tell) -> tuple[str, ...]:
        """The lines since the last answer, and some before where they are few."""
        if self._language != language:
            self._unsay()
            self._language = language
        heard, self._heard = self._heard, []
        events: list[Event] = []
        for told in heard:
            if told is None or isinstance(told, Remark):
                self._add(events, tell(events) if events else ())
                events = []
            if isinstance(told, Remark):
                self._add(told, [told.said(language)])
            elif told is None:
                self._new = 0
                self._said.append((None, 0))
            else:
                events.extend(told)
        self._add(events, tell(events) if events else ())
        return tuple(self._lines)

    def turn_over(self) -> None:
        """Note that the table is laid anew: what was told of it stays in the words it has."""
        self._said.clear()

    def _unsay(self) -> None:
        """Take back the words of all that can be put into others."""
        said = sum(count for _, count in self._said)
        for _ in range(min(said, len(self._lines))):
            self._lines.pop()
            self._new -= self._new > 0
        self._heard[:0] = [told for told, _ in self._said]
        self._said.clear()

    def _add(self, told: Said, lines: Sequence[str]) -> None:
        if not lines:
            return
        gone = tell_on(self._lines, lines)
        self._new += len(lines) - min(gone, self._new)
        self._said.append((told, len(lines) - gone))
        while len(self._lines) > max(LINES, self._new):
            self._lines.popleft()
        while self._said and self._kept_after_first() >= len(self._lines):
            self._said.popleft()

    def _kept_after_first(self) -> int:
        return sum(count for _, count in self._said) - self._said[0][1]


class ShortLog(Log):
    """The log of those who answer nothing: the latest lines."""

    __slots__ = ()

    def hear(self, told: Said) -> None:
        """Remember what was told; an answer that tells them nothing leaves all as it was."""
        if told:
            self.answer()
        super().hear(told)


class PublicLog:
    """The log of everybody, in each language in which somebody reads it."""

    def __init__(self) -> None:
        self._lately: deque[Said] = deque(maxlen=2 * LINES)
        self._spoken: dict[str, ShortLog] = {}
        self._read = ShortLog()

    @property
    def fresh(self) -> int:
        """How many of the lines that were read last are new."""
        return self._read.fresh

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which it has been read."""
        return tuple(self._spoken)

    def hear(self, told: Said) -> None:
        """Remember what was told."""
        if told:
            self._lately.append(told)
            for log in self._spoken.values():
                log.hear(told)

    def lines(self, language: str, tell: Tell) -> tuple[str, ...]:
        """The latest lines in that language."""
        log = self._spoken.get(language)
        if log is None:
            log = self._spoken[language] = ShortLog()
            for told in self._lately:
                log.hear(told)
        self._read = log
        return log.lines(language, tell)

    def turn_over(self) -> None:
        """Note that the table is laid anew: what was told of it cannot be put into words."""
        self._lately.clear()
