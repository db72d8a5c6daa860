"""What a window is: a question that may be declined, while nobody sees what is held."""

from dataclasses import replace

import pytest

from bot.duels.windows.window import is_window, open_window, passes_at_once, passes_itself
from engine.core.protocol import Decision, Pick, Seat, Together
from tests.bot.odds_and_evens import Why

HELD = Pick(Seat(0), Why.STOP, (1, 2), 0, 1)
NOTHING_HELD = replace(HELD, options=())
"""Nobody else knows that there is nothing to choose."""
NOTHING_THERE = replace(NOTHING_HELD, certain=True)
"""Everybody sees that there is nothing to choose."""
SEEN = replace(HELD, is_open=True)
MUST = replace(HELD, least=1)


@pytest.mark.parametrize("decision", [HELD, NOTHING_HELD])
def test_who_may_decline_unseen_stands_in_a_window(decision: Decision) -> None:
    assert is_window(decision)
    assert open_window(decision) is decision
    assert open_window(Together((decision, MUST))) is None


@pytest.mark.parametrize("decision", [NOTHING_THERE, SEEN, MUST])
def test_what_all_see_or_what_must_be_answered_is_no_window(decision: Decision) -> None:
    assert not is_window(decision)
    assert open_window(decision) is None


def test_only_what_all_see_to_be_nothing_passes_at_once() -> None:
    decisions = (HELD, NOTHING_HELD, NOTHING_THERE, SEEN, MUST)

    assert [each for each in decisions if passes_itself(each)] == [NOTHING_HELD, NOTHING_THERE]
    assert [each for each in decisions if passes_at_once(each)] == [NOTHING_THERE]
