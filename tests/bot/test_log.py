"""What is remembered of what happened, line by line, for who reads it."""

from collections.abc import Sequence
from typing import cast

import pytest

from bot.duels.match.log import LINES, Log, ShortLog
from bot.duels.store.remarks import Remark
from engine.core.lines import Line, Weight
from engine.core.protocol import Event
from tests.bot.odds_and_evens import Shown


def told(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(str(cast(Shown, event).fingers[0]) for event in events)


def shown(*numbers: int) -> list[Event]:
    return [Shown((each,)) for each in numbers]


def test_a_log_has_all_since_the_last_answer_and_at_least_twelve_lines() -> None:
    log = Log()
    log.hear(shown(*range(5)))
    log.answer()
    log.hear(shown(*range(5, 35)))
    assert log.lines("en", told) == tuple(map(str, range(5, 35)))
    assert log.fresh == 30
    log.answer()
    log.hear(shown(35))
    assert log.lines("en", told) == tuple(map(str, range(36 - LINES, 36)))
    assert log.fresh == 1


def in_words(events: Sequence[Event]) -> tuple[str, ...]:
    """Odd numbers announce the next one."""
    numbers = [cast(Shown, event).fingers[0] for event in events]
    return tuple(
        Line(str(n), Weight.PLAIN, announces=(n + 1,) if n % 2 else (), does=n) for n in numbers
    )


@pytest.mark.parametrize("is_old", [True, False])
def test_what_was_only_announced_gives_way_once_it_has_come_about(is_old: bool) -> None:
    log = Log()
    log.hear(shown(0, 1))
    assert log.lines("en", in_words) == ("0", "1")
    if is_old:
        log.answer()
    log.hear(shown(2))

    assert log.lines("en", in_words) == ("0", "2")
    assert log.fresh == (1 if is_old else 2)

    log.hear(shown(3, 7, 4))

    assert log.lines("en", in_words) == ("0", "2", "3", "7", "4"), "something came between"


def spoken(log: Log, language: str) -> tuple[str, ...]:
    """The lines in that language, in which each number is said with its name."""
    return log.lines(language, lambda events: tuple(f"{language}{n}" for n in told(events)))


def test_who_reads_in_another_language_has_all_of_it_in_that_one() -> None:
    log = Log()
    log.hear(shown(0, 1))
    assert spoken(log, "en") == ("en0", "en1")
    log.answer()
    log.hear(shown(2))
    log.hear(Remark("your-clock-answered"))
    assert spoken(log, "en")[2] == "en2"

    in_japanese = spoken(log, "ja")

    assert in_japanese[:3] == ("ja0", "ja1", "ja2")
    assert len(in_japanese) == 4
    assert log.fresh == 2

    log.answer()
    log.hear(shown(*range(3, 3 + LINES)))
    assert spoken(log, "ja")[0] == "ja3"
    assert spoken(log, "zh")[-LINES:] == tuple(f"zh{n}" for n in range(3, 3 + LINES))
    assert log.fresh == LINES


def test_what_was_said_of_a_table_that_is_laid_anew_stays_as_it_is() -> None:
    log = Log()
    log.hear(shown(0, 1))
    assert spoken(log, "en") == ("en0", "en1")
    log.turn_over()
    log.hear(shown(2))

    assert spoken(log, "en") == ("en0", "en1", "en2")
    assert spoken(log, "ja") == ("en0", "en1", "ja2")
    assert log.fresh == 3


def test_what_was_told_before_an_answer_is_old_whoever_looked_when() -> None:
    logs = Log(), Log()
    for n in range(40):
        for log in logs:
            log.hear(shown(n))
        logs[0].lines("en", told)
        if n == 20:
            for log in logs:
                log.answer()
    assert logs[0].lines("en", told) == logs[1].lines("en", told)
    assert len(logs[0].lines("en", told)) == 19


def test_who_answers_nothing_has_the_latest_lines() -> None:
    log = ShortLog()
    for n in range(40):
        log.hear(shown(n))
    assert log.lines("en", told) == tuple(map(str, range(40 - LINES, 40)))
    log.hear(Remark("ended-played"))
    assert log.lines("en", told)[-1] == "The duel is over."
