"""Which string stands where is read as it was written, and what comes again is small."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.replays.places import guessed, unguessed


@given(st.lists(st.integers(0, 9), max_size=80))
def test_it_is_read_as_it_was_written(used: list[int]) -> None:
    order, places = guessed(used)

    assert [order[number] for number in unguessed(places)] == used
    assert sorted(order) == sorted(set(used))


def test_what_follows_again_is_the_first_guess() -> None:
    _, places = guessed([*range(10), *range(10), *range(10)])

    assert places[11:20] == [0] * 9
    assert places[21:] == [0] * 9


def test_a_number_that_stands_for_no_string_is_refused() -> None:
    with pytest.raises(LookupError):
        unguessed([0, 9])
