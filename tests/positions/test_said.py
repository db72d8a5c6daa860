"""The engine agrees with official Q&A on whether one card can be used when another acts."""

from collections import Counter

from tests.positions.said import Said, all_said
from tests.positions.table import PAGE, written
from tests.rows import through_all

FEWEST = 60
DECLINED = {1: 3, 2: 7, 3: 3}
"""How many of each draw may be declined at most."""


@through_all(all_said(), lambda said: f"{said.qa}-{said.asked}")
def contradicts_no_official_answer(said: Said) -> None:
    assert said.verdict(said.ask()) in (said.official, "declined")


def test_the_engine_answers_enough_contradicts_none_and_the_page_is_what_is_written() -> None:
    """One test, since all answers are worked out for it, and once: by one process."""
    contradicts_no_official_answer()
    for draw, most in DECLINED.items():
        drawn = (said for said in all_said() if said.draw == draw)
        verdicts = Counter(said.verdict(said.ask()) for said in drawn)
        assert verdicts.total() >= FEWEST, draw
        assert verdicts["declined"] <= most, draw
    assert PAGE.read_text() == written()


def test_both_answers_are_among_the_official_ones() -> None:
    official = Counter(said.official for said in all_said())
    assert set(official) == {"yes", "no"}
    assert official["no"] >= 15
