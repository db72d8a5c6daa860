"""A picture that is owed to a message, and how pictures are taken there: each step."""

from dataclasses import replace

import pytest

from bot.duels.stage.hanging import LONGEST_OWED, OWED_REST, Hanging, Owed, Taken

LATER = Hanging(Owed.LATER, missed=1)
NOW = Hanging(Owed.NOW, missed=1)


def test_nothing_is_owed_at_first_and_pictures_are_tried() -> None:
    assert not Hanging().is_due
    assert Hanging().is_tried


def test_a_picture_that_is_late_is_owed_and_due_after_a_while() -> None:
    assert Hanging().late() == LATER
    assert not LATER.is_due
    assert LATER.due() == NOW
    assert NOW.is_due
    assert NOW.tried() == Hanging(missed=1)


@pytest.mark.parametrize("owed", [Owed.LATER, Owed.NOW, Owed.NEVER])
def test_what_is_owed_already_is_not_owed_twice(owed: Owed) -> None:
    hanging = Hanging(owed, missed=1)
    assert hanging.late() is hanging


@pytest.mark.parametrize("owed", [Owed.NOTHING, Owed.NOW, Owed.NEVER])
def test_only_what_is_waited_for_comes_due(owed: Owed) -> None:
    assert Hanging(owed).due() == Hanging(owed)


@pytest.mark.parametrize("owed", [Owed.NOTHING, Owed.LATER, Owed.NEVER])
def test_only_what_is_due_is_tried(owed: Owed) -> None:
    assert Hanging(owed).tried() == Hanging(owed)


@pytest.mark.parametrize("owed", Owed)
def test_a_message_that_is_stopped_is_owed_nothing_any_more(owed: Owed) -> None:
    stopped = Hanging(owed).stopped()
    assert stopped == Hanging(Owed.NEVER)
    for then in (stopped.late(), stopped.due(), stopped.tried(), stopped.there()):
        assert then == stopped


def test_each_that_is_missed_in_a_row_is_waited_for_twice_as_long() -> None:
    hanging, rests = Hanging(), []
    for _ in range(8):
        rests.append(hanging.rest)
        hanging = hanging.late().due().tried()
    assert rests[:4] == [OWED_REST, 2 * OWED_REST, 4 * OWED_REST, 8 * OWED_REST]
    assert rests[-1] == LONGEST_OWED
    assert hanging.there().rest == OWED_REST


def test_one_that_is_there_in_time_leaves_what_is_owed() -> None:
    assert LATER.there() == replace(LATER, missed=0)
    assert NOW.there() == replace(NOW, missed=0)


def test_what_is_refused_is_sent_anew_and_then_left_out() -> None:
    anew = Hanging().refused()
    assert (anew.taken, anew.is_tried) == (Taken.ANEW, True)
    without = anew.refused()
    assert (without.taken, without.is_tried) == (Taken.NOT, False)
    assert without.refused() == without


def test_what_hangs_is_known_only_where_it_is_kept() -> None:
    for hangs in ("board-1.png", "", None):
        assert Hanging().known(hangs) == hangs
        assert Hanging().refused().known(hangs) is None
        assert Hanging().refused().refused().known(hangs) is None
