"""Playing the kept answers again: after a restart, or after a failure, a match is as it was.

After an update of the bot it may be played by other rules or cards than it was begun with. Then
it goes on only if it is proven, by the fingerprints kept with the answers, that everybody was
told the same and everything chosen was the same.
"""

from collections.abc import Iterator, Sequence

from bot.duels.match.log import Heard
from bot.duels.match.silence import on_leave, on_time_out, on_undoing
from bot.duels.store.ledger import Written
from bot.duels.store.records import UNKNOWN, GivenBy, HandOver, Kept, MatchRecord
from bot.duels.windows.window import open_window
from bot.shared.figures import REBUILT, timed
from bot.shared.text import escaped
from bot.shared.words import named
from cards.languages import LANGUAGES
from engine.core.game import FaultySetupError, Game, OutdatedSetupError, Reader, Setup
from engine.core.match import Act, Match, StrayedError, Told
from engine.core.rewinding import rewound
from engine.core.values import value


class UpdatedError(Exception):
    """By the rules and cards of now the duel would not have gone as it went.

    `cards` are the codes of the cards in its decks that have changed, `rules` the versions of
    the rules then and now where these are two. `shown` is what everybody would have been told
    at the first answer that differs, as far as there is anything.
    """

    def __init__(
        self, cards: Sequence[int], rules: Sequence[str] = (), shown: Sequence[str] = ()
    ) -> None:
        changed = f"cards {list(cards)}, rules {list(rules)}"
        super().__init__(f"it would not have gone the same way; changed: {changed}")
        self.cards = tuple(cards)
        self.rules = tuple(rules)
        self.shown = tuple(shown)


class UnprovenError(StrayedError):
    """What an answer has led to is not proven to be what it led to then; it is `told`."""

    def __init__(self, number: int, told: Told) -> None:
        super().__init__(number, "what it leads to is not what it led to")
        self.told = told


@value
class Laid:
    """A match before its start, and the setup it is of.

    `is_renewed` is true where its rules or cards are others than it was begun with: `cards` of
    its decks, or the `rules`, the versions of which are named then.
    """

    match: Match
    setup: Setup
    is_renewed: bool = False
    cards: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()


@value
class Rebuilt:
    """The match to where the answers lead, what was heard on the way, and its setup now.

    The `windows` are the numbers of the answers that were given in one.
    """

    match: Match
    heard: list[Heard]
    setup: Setup
    windows: frozenset[int] = frozenset()


def names_of(
    record: MatchRecord, answer: int | None = None, language: str = ""
) -> tuple[str, ...]:
    """The names of the players, by seat, safe to print.

    They are those of now, or of who sat there when that answer was given; -1 is the start.
    Who has left is called so in the `language`, where one is given.
    """
    names = (seat.name for seat in record.seats) if answer is None else record.names_at(answer)
    return tuple(escaped(named(name, language) if language else name) for name in names)


def lay(game: Game, setup: Setup) -> Laid:
    """The match of that setup by the rules and cards of now; UpdatedError if there is none."""
    try:
        return Laid(game.open(setup), setup)
    except (OutdatedSetupError, FaultySetupError) as problem:
        changed = _changed(problem)
    try:
        renewed = game.renew(setup)
        match = game.open(renewed)
    except (OutdatedSetupError, FaultySetupError) as problem:
        raise UpdatedError(changed or _changed(problem)) from problem
    versions = setup.version, renewed.version
    rules = versions if setup.version != renewed.version else ()
    return Laid(match, renewed, is_renewed=True, cards=changed, rules=rules)


def _changed(problem: OutdatedSetupError | FaultySetupError) -> tuple[int, ...]:
    if isinstance(problem, OutdatedSetupError):
        return problem.cards
    faults = (fault for each in problem.faults.values() for fault in each)
    codes = {code for fault in faults if isinstance(code := fault.facts.get("code"), int)}
    return tuple(sorted(codes))


@timed(REBUILT)
def rebuild(game: Game, record: MatchRecord, written: Written) -> Rebuilt:
    """The match of `record` to where what is `written` leads; without answers it is new.

    Raises StrayedError at the first answer that does not fit, or UpdatedError where that comes
    of other rules or cards. What was heard before the last contest began is left out: its
    table is gone.
    """
    laid = lay(game, record.setup)
    heard: list[Heard] = []
    windows: set[int] = set()
    try:
        for each in Replaying(game, laid, record, skips=True).go_on(written):
            if each.window:
                windows.add(each.answers - 1)
            if each.begins:
                heard.clear()
            heard.append(each)
    except Exception as problem:  # whatever rules do that were not those of this match
        if not laid.is_renewed:
            raise
        told = problem.told if isinstance(problem, UnprovenError) else {}
        reader = Reader(None, LANGUAGES[0], names_of(record, language=LANGUAGES[0]))
        shown = game.tell(laid.match, told.get(None, ()), reader)
        raise UpdatedError(laid.cards, laid.rules, shown) from problem
    return Rebuilt(laid.match, heard, laid.setup, frozenset(windows))


class Replaying:
    """A match that is answered as it was answered, from its start as far as is written.

    Where it `skips`, it passes over what leads nowhere since somebody decided anew. Else that
    is told as it was then, and the `match` becomes another one when it goes back.
    """

    def __init__(
        self, game: Game, laid: Laid, record: MatchRecord, *, skips: bool = False
    ) -> None:
        self._game, self._laid, self._record = game, laid, record
        self._skips = skips
        self.match = laid.match
        self._heard: tuple[int, int] | None = None
        """How many answers and notices have been heard; None before the start."""

    def go_on(self, written: Written) -> Iterator[Heard]:
        """What is heard of each step that was not heard yet, as it is.

        Raises StrayedError at the first answer that does not fit, before anything of it is
        heard. By other rules or cards it raises UnprovenError where there is no proof that it
        fits.
        """
        if self._heard is None:
            self._heard = 0, 0
            yield self._start(written)
        yield from self._noted(written)
        gone = rewound([each.entry for each in written.answers]) if self._skips else ()
        while self._heard[0] < len(written.answers):
            number = self._heard[0]
            if number in gone:
                self.match.pass_over(written.answers[number].entry)
                handed = _handed(self._record, number + 1)
                heard = Heard({}, handed=handed, answers=number + 1)
            elif written.answers[number].entry.act is Act.REWIND:
                heard = self._rewound(written, number)
            else:
                heard = self._answered(written, number)
            self._heard = heard.answers, self._heard[1]
            yield heard
            yield from self._noted(written)

    def _start(self, written: Written) -> Heard:
        record, told = self._record, self.match.start()
        begun = "" if record.begun == UNKNOWN else record.begun
        if record.begun and not self._is_proven(begun, written.answers, 0):
            raise UnprovenError(0, told)
        return Heard(told, handed=_handed(record, 0))

    def _answered(self, written: Written, number: int) -> Heard:
        match, record, answer = self.match, self._record, written.answers[number]
        entry, given_by, said = answer.entry, answer.given_by, None
        match.expect(number, entry)
        names = names_of(record, number)
        if entry.act is Act.LEAVE:
            said = on_leave(names[entry.seat], given_by)
        elif given_by is GivenBy.CLOCK:
            said = on_time_out(self._game, match, entry.seat, entry.answer, names)
        is_between, window = not match.is_contested, open_window(match.question)
        told = match.repeat(number, entry)
        if not self._is_proven(answer.reached, written.answers, number + 1):
            raise UnprovenError(number, told)
        by = entry.seat if given_by is GivenBy.PLAYER else None
        begins = is_between and match.is_contested
        handed = _handed(record, number + 1)
        return Heard(told, by, said, begins, window is not None, handed, number + 1)

    def _rewound(self, written: Written, number: int) -> Heard:
        """Have somebody decide anew; what an answer led to that is proven needs no proof."""
        answer, names = written.answers[number], names_of(self._record, number)
        entry = answer.entry
        if self._skips:
            self.match.repeat(number, entry)
        else:
            self.match = self._anew(written, number)
        by = entry.seat if answer.given_by is GivenBy.PLAYER else None
        said = on_undoing(names[entry.seat], answer.given_by)
        handed = _handed(self._record, number + 1)
        return Heard({}, by, said, handed=handed, answers=number + 1, goes_back=True)

    def _anew(self, written: Written, number: int) -> Match:
        """The match to where that entry goes back."""
        entries = [each.entry for each in written.answers[: number + 1]]
        gone, match = rewound(entries), lay(self._game, self._record.setup).match
        match.start()
        for at, entry in enumerate(entries):
            if at in gone:
                match.pass_over(entry)
            else:
                match.repeat(at, entry)
        return match

    def _is_proven(self, reached: str, kept: Sequence[Kept], answered: int) -> bool:
        """Whether the match, so many answers of it given, is where it was then."""
        if reached:
            return self.match.reached == reached
        if answered < len(kept):
            return self.match.digest == kept[answered].entry.digest
        return not self._laid.is_renewed

    def _noted(self, written: Written) -> Iterator[Heard]:
        """The notices of this moment that were not heard yet."""
        assert self._heard is not None
        answers, count = self._heard
        for noted in written.notices[count:]:
            if noted.answers > answers:
                return
            self._heard = answers, self._heard[1] + 1
            yield Heard({}, notice=noted.remark, answers=answers, to=noted.seats)


def _handed(record: MatchRecord, answers: int) -> tuple[HandOver, ...]:
    """What was handed over once so many answers had been given."""
    return tuple(over for over in record.handed if over.answers == answers)
