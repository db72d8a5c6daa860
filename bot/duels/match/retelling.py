"""A duel told once more to its readers, from what stands in its ledger.

Belongs here: what each reader is told at each step, and the table as they see it then.
Does not belong here: what is made of that: a log (`chronicle`), a replay (`recording`).
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.duels.match.first_use import Telling
from bot.duels.match.log import Heard
from bot.duels.match.rebuild import Replaying, lay, names_of
from bot.duels.match.silence import on_hand_over
from bot.duels.store.ledger import Written
from bot.duels.store.records import MatchRecord
from engine.core.game import Board, Game, Reader
from engine.core.match import Match
from engine.core.protocol import Audience, Event
from engine.core.values import value

To = tuple[Audience, str]
"""Who is told, and in which language."""


@value
class Stretch:
    """What was told at once of one turn; it begins with the words of `turn`, if any."""

    turn: str
    lines: tuple[str, ...]

    @property
    def whole(self) -> tuple[str, ...]:
        """All lines, that with which a turn begins too."""
        return (self.turn, *self.lines) if self.turn else self.lines


@value
class Step:
    """What was told at the start, by one answer or by one notice, to each reader.

    So many `answers` had been given, with it. What those of `seen` see may have changed.
    """

    answers: int
    told: Mapping[To, tuple[Stretch, ...]]
    seen: frozenset[Audience]


class Retelling:
    """A duel that is told to `readers` as far as it is written, each time from there on.

    It plays the duel once more, which takes about a millisecond an answer: do it beside the
    event loop. What came before somebody sat down was not told to them: they read what all did,
    unless seats are told `from_start`, whoever sat there.
    """

    def __init__(
        self,
        game: Game,
        record: MatchRecord,
        readers: Sequence[To],
        *,
        from_start: bool = False,
    ) -> None:
        """UpdatedError where there is no such match by the rules and cards of now."""
        laid = lay(game, record.setup)
        self.is_renewed = laid.is_renewed
        """Whether it is told by other rules or cards than it was begun with."""
        self._game, self._record = game, record
        self._replaying = Replaying(game, laid, record)
        self._since = {to: -1 if from_start else record.since(to[0]) for to in readers}
        self._telling = {to: Telling(game, record) for to in readers}
        self._at = -1

    @property
    def match(self) -> Match:
        """The match as it was told last."""
        return self._replaying.match

    def go_on(self, written: Written) -> Iterator[Step]:
        """What was told by what is written and was not told here yet.

        Raises as `Replaying.go_on` does, and what rules raise that are not those of this match.
        """
        for heard in self._replaying.go_on(written):
            self._at = heard.answers - 1
            told = {to: tuple(self._told(heard, to)) for to in self._since}
            audiences = {self._audience(to) for to in self._since}
            is_all = heard.handed or heard.goes_back
            seen = {a for a in audiences if heard.told.get(a) or is_all}
            yield Step(heard.answers, told, frozenset(seen))

    def show(self, audience: Audience, language: str) -> Board:
        """The table after the step that was told last, as one of the readers sees it."""
        return self._game.show(self.match, self._reader((audience, language)))

    def ended(self, audience: Audience, language: str) -> str:
        """How the game ended the duel, in words; "" if it has not."""
        names = names_of(self._record, language=language)
        return self._game.ended(self.match, Reader(audience, language, names))

    def _told(self, heard: Heard, to: To) -> Iterator[Stretch]:
        reader, turn = self._reader(to), ""
        lines = heard.notice_to(reader.seat, reader.language)
        for events in by_turns(heard.told.get(reader.seat, ())):
            said = self._telling[to].tell(self.match, events, reader) if events else ()
            if events and events[0].turn_of is not None:
                if turn or lines:
                    yield Stretch(turn, tuple(lines))
                turn, lines = (said[0] if said else ""), list(said[1:])
            else:
                lines.extend(said)
        lines += [on_hand_over(over).said(reader.language) for over in heard.handed]
        if turn or lines:
            yield Stretch(turn, tuple(lines))

    def _reader(self, to: To) -> Reader:
        language = to[1]
        names = names_of(self._record, self._at, language)
        return Reader(self._audience(to), language, names)

    def _audience(self, to: To) -> Audience:
        return to[0] if self._at >= self._since[to] else None


def by_turns(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events in stretches, each but the first beginning with a turn."""
    begun = [n for n, event in enumerate(events) if event.turn_of is not None]
    for start, end in zip([0, *begun], [*begun, len(events)], strict=True):
        yield events[start:end]
