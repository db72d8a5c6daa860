"""Playing the kept answers again: after a restart, or after a failure, a match is as it was.

After an update of the bot it may be played by other rules or cards than it was begun with. Then
it goes on only if it is proven, by the fingerprints kept with the answers, that everybody was
told the same and everything chosen was the same.
"""

from collections.abc import Iterator, Sequence

from bot.duels.match.log import Heard
from bot.duels.match.silence import on_leave, on_time_out
from bot.duels.store.records import UNKNOWN, GivenBy, HandOver, Kept, MatchRecord
from bot.duels.windows.window import open_window
from bot.shared.text import escaped
from cards.languages import LANGUAGES
from engine.core.game import FaultySetupError, Game, OutdatedSetupError, Reader, Setup
from engine.core.match import Act, Match, StrayedError, Told
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


def names_of(record: MatchRecord, answer: int | None = None) -> tuple[str, ...]:
    """The names of the players, by seat, safe to print.

    They are those of now, or of who sat there when that answer was given; -1 is the start.
    """
    names = (seat.name for seat in record.seats) if answer is None else record.names_at(answer)
    return tuple(escaped(name) for name in names)


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


def rebuild(game: Game, record: MatchRecord, kept: Sequence[Kept]) -> Rebuilt:
    """The match of `record` to where the answers `kept` lead; without answers it is new.

    Raises StrayedError at the first answer that does not fit, or UpdatedError where that comes
    of other rules or cards. What was heard before the last contest began is left out: its
    table is gone.
    """
    laid = lay(game, record.setup)
    heard: list[Heard] = []
    windows: set[int] = set()
    try:
        for number, each in enumerate(replayed(game, laid, record, kept), start=-1):
            if each.window:
                windows.add(number)
            if each.begins:
                heard.clear()
            heard.append(each)
    except Exception as problem:  # whatever rules do that were not those of this match
        if not laid.is_renewed:
            raise
        told = problem.told if isinstance(problem, UnprovenError) else {}
        reader = Reader(None, LANGUAGES[0], names_of(record))
        shown = game.tell(laid.match, told.get(None, ()), reader)
        raise UpdatedError(laid.cards, laid.rules, shown) from problem
    return Rebuilt(laid.match, heard, laid.setup, frozenset(windows))


def replayed(
    game: Game, laid: Laid, record: MatchRecord, kept: Sequence[Kept]
) -> Iterator[Heard]:
    """Start the match and answer it as was answered; what is heard of each step, as it is.

    Raises StrayedError at the first answer that does not fit, before anything of it is heard.
    By other rules or cards it raises UnprovenError where there is no proof that it fits.
    """
    match, told = laid.match, laid.match.start()
    begun = "" if record.begun == UNKNOWN else record.begun
    if record.begun and not _is_proven(laid, begun, kept, 0):
        raise UnprovenError(0, told)
    yield Heard(told, handed=_handed(record, 0))
    for number, answer in enumerate(kept):
        entry, given_by, said = answer.entry, answer.given_by, None
        match.expect(number, entry)
        names = names_of(record, number)
        if entry.act is Act.LEAVE:
            said = on_leave(names[entry.seat], given_by)
        elif given_by is GivenBy.CLOCK:
            said = on_time_out(game, match, entry.seat, entry.answer, names)
        is_between, window = not match.is_contested, open_window(match.question)
        told = match.repeat(number, entry)
        if not _is_proven(laid, answer.reached, kept, number + 1):
            raise UnprovenError(number, told)
        by = entry.seat if given_by is GivenBy.PLAYER else None
        begins = is_between and match.is_contested
        handed = _handed(record, number + 1)
        yield Heard(told, by, said, begins, window is not None, handed)


def _handed(record: MatchRecord, answers: int) -> tuple[HandOver, ...]:
    """What was handed over once so many answers had been given."""
    return tuple(over for over in record.handed if over.answers == answers)


def _is_proven(laid: Laid, reached: str, kept: Sequence[Kept], answered: int) -> bool:
    """Whether the match, so many answers of it given, is where it was then."""
    if reached:
        return laid.match.reached == reached
    if answered < len(kept):
        return laid.match.digest == kept[answered].entry.digest
    return not laid.is_renewed
