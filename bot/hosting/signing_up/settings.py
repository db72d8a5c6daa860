"""What an organiser sets for an event: read from the options of a command or from a form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from bot.duels.store.agreement import THREE
from bot.events.standings import Scoring
from bot.events.terms import Shape, Terms
from bot.hosting.rules import Overtime, Rules
from bot.hosting.signing_up.times import WhenError, moment
from bot.hosting.store.events import EventRecord
from bot.people.terms import ClockKind
from bot.shared.tidying import tidy

LONGEST_NAME = 60
USUAL_START = 30 * 60
"""Seconds from now at which an event starts where nothing is said."""
USUAL = Rules("", "", 0)
"""What holds where nothing is said."""
WEEK, DAY = 7 * 24 * 60, 24 * 60
"""Minutes of a round by correspondence, and after which somebody is absent from it."""
BOUNDS: Mapping[str, tuple[int, int]] = {
    "rounds": (1, 20),
    "cut": (0, 64),
    "check_in": (0, 120),
    "round_minutes": (5, 4 * WEEK),
    "absent": (1, WEEK),
    "pause": (0, DAY),
    "extra_turns": (0, 10),
    "rate_floor": (0, 50),
}
"""The least and the greatest of each number that may be set."""
_ONLY_SWISS = ("rounds", "cut", "late_joins")
_WITH_STANDINGS = (Shape.SWISS, Shape.ROUND_ROBIN)
_WITH_BRACKET = (Shape.SINGLE, Shape.SWISS)


class SettingError(ValueError):
    """Something that cannot be set so; `key` and `facts` say in words why."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Basis:
    """What is known of an event without its settings: the game and format, the list, the time.

    `now` is in seconds since 1970, `seed` decides all that is left to chance. `takes` are the
    states of imported cards that decks may have beside those that anybody may play.
    """

    game: str
    format: str
    limits: str
    now: int
    seed: bytes
    takes: tuple[str, ...] = ()


def settled(given: Mapping[str, Any], basis: Basis) -> tuple[str, Terms, Rules]:
    """The name, the terms and the rules that `given` comes to; SettingError where it cannot.

    `given` has the options that were named; all others are as usual.
    """
    for name in BOUNDS.keys() & given.keys():
        _bounded(name, given[name])
    shape = Shape(given.get("shape", Shape.SWISS))
    _fits(shape, given)
    clock = ClockKind(given.get("clock", ClockKind.LIVE))
    is_slow = clock is ClockKind.CORRESPONDENCE
    check_in = given.get("check_in", USUAL.check_in)
    terms = Terms(
        shape,
        basis.seed,
        rounds=given.get("rounds"),
        cut=given.get("cut"),
        third_place=given.get("third_place", False),
        checks_in=check_in > 0,
        joins_late=given.get("late_joins", False),
        scoring=_scoring(given),
    )
    rules = Rules(
        basis.game,
        basis.format,
        starts_at(given.get("starts"), basis.now),
        limits=basis.limits,
        best_of=given.get("best_of", THREE),
        clock=clock,
        check_in=check_in,
        round=given.get("round_minutes", WEEK if is_slow else USUAL.round),
        absent=given.get("absent", DAY if is_slow else USUAL.absent),
        pause=given.get("pause", USUAL.pause),
        overtime=Overtime(given.get("overtime", Overtime.TURNS)),
        extra_turns=given.get("extra_turns", USUAL.extra_turns),
        shows_decks=given.get("show_decks", False),
        takes=basis.takes,
    )
    return named(given.get("name", "")), terms, rules


def changed(record: EventRecord, typed: Mapping[str, str], now: int) -> EventRecord:
    """The draft with what was typed into its form; SettingError where it cannot be so.

    `typed` has "name", "starts" and "round_minutes", and of a Swiss event "rounds" and "cut";
    "" leaves these two to the table, and all else as it is.
    """
    terms, rules = record.terms, record.rules
    if terms.shape is Shape.SWISS:
        rounds, cut = (_number(name, typed[name]) for name in ("rounds", "cut"))
        terms = replace(terms, rounds=rounds, cut=cut)
    if typed["starts"].strip():
        rules = replace(rules, starts=starts_at(typed["starts"], now))
    minutes = _number("round_minutes", typed["round_minutes"])
    rules = replace(rules, round=minutes or rules.round)
    return replace(record, name=named(typed["name"] or record.name), terms=terms, rules=rules)


def starts_at(typed: str | None, now: int) -> int:
    """When the event starts, in seconds since 1970; SettingError for no moment to start at."""
    if typed is None:
        return now + USUAL_START
    try:
        return moment(typed, now)
    except WhenError as problem:
        raise SettingError(problem.key) from problem


def named(typed: str) -> str:
    """The name of an event, fit to stand among our words; SettingError for an empty one."""
    name = tidy(typed)[:LONGEST_NAME].strip()
    if not name:
        raise SettingError("event-needs-name")
    return name


def _number(name: str, typed: str) -> int | None:
    """The number that was typed, None for nothing; SettingError for anything else."""
    text = typed.strip()
    if not text:
        return None
    if not text.isdecimal() or len(text) > 6:
        least, most = BOUNDS[name]
        raise SettingError("event-no-number", option=name, least=least, most=most)
    number = int(text)
    _bounded(name, number)
    return number


def _bounded(name: str, number: int) -> None:
    least, most = BOUNDS[name]
    if not least <= number <= most:
        raise SettingError("event-no-number", option=name, least=least, most=most)


def _fits(shape: Shape, given: Mapping[str, Any]) -> None:
    """SettingError where something is set that events of this shape do not have."""
    if shape is not Shape.SWISS:
        _refuse(_ONLY_SWISS, given, "event-only-swiss")
    if shape not in _WITH_BRACKET:
        _refuse(("third_place",), given, "event-only-bracket")
    if shape not in _WITH_STANDINGS and given.keys() & {"rate_floor", "count_byes"}:
        raise SettingError("event-only-standings")


def _scoring(given: Mapping[str, Any]) -> Scoring:
    """How standings are reckoned; the floor is given in hundredths."""
    usual, floor = Scoring(), given.get("rate_floor")
    return Scoring(
        usual.floor if floor is None else Fraction(floor, 100),
        given.get("count_byes", usual.counts_byes),
    )


def _refuse(names: Sequence[str], given: Mapping[str, Any], key: str) -> None:
    wrong = next((name for name in names if given.get(name)), None)
    if wrong is not None:
        raise SettingError(key, option=wrong)
