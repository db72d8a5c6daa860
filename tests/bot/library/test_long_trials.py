"""However much there is to say of a question about two cards, a message holds it."""

import pytest

from bot.rulings.trial_layout import Question, in_full, overview
from bot.shared.text import MESSAGE
from cards.languages import LANGUAGES
from engine.core.posing import Verdict
from engine.core.reading import Because
from engine.core.showing import Block, Board, Posed

LINES = tuple(f"line {number}" for number in range(600))
"""More than a message holds, each so short that as many as fit leave little room."""
LITTLE = 40
FOUND = ("Q&A 8129: " + "how it is asked " * 12,) * 4
ASKED = [
    pytest.param(Question("Kuriboh", "Dark Magician", ()), id="short names, no rulings"),
    pytest.param(Question("K" * 150, "D" * 150, FOUND), id="long names, rulings"),
]


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_told_as_far_as_a_message_holds_it(
    language: str, asked: Question
) -> None:
    board = Board("Turn 9", (Block("Field", LINES[:9]),), Block("Hand", LINES[:9]))
    cases = (
        Posed("activated", Verdict.YES, board=board, happened=LINES[:count], outcome=LINES[:3])
        for count in range(320, 500)
    )
    shown = [in_full(language, asked, case, ()).content_length() for case in cases]

    assert MESSAGE - LITTLE < max(shown) <= MESSAGE


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_answered_is_told_as_far_as_a_message_holds_it(
    language: str, asked: Question
) -> None:
    told = [Because("x" * length, "MR-MISC-03") for length in range(20)]
    case = Posed("activated", Verdict.NO, because=tuple(told * 9))
    shown = [
        overview(language, asked, [case] * count, ()).content_length()
        for count in range(1, 120, 4)
    ]

    assert 2 * MESSAGE // 3 < max(shown) <= MESSAGE
