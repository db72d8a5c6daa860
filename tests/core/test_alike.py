"""Choices among things of which many are alike."""

from engine.core.alike import Demand, choices


def test_of_what_is_alike_one_choice_is_given() -> None:
    assert list(choices("aab", [Demand((0, 1, 2), 1, 2)])) == [
        [(0,)],
        [(2,)],
        [(0, 1)],
        [(0, 2)],
    ]


def test_nothing_is_chosen_twice() -> None:
    demands = [Demand((0, 1), 1, 1), Demand((1,), 1, 1)]

    assert list(choices("ab", demands)) == [[(0,), (1,)]]


def test_choices_that_never_leave_the_rest_come_to_an_end() -> None:
    """Eight of forty things can be chosen in 77 million ways, and 33 more are asked for."""
    every = tuple(range(40))

    assert list(choices(every, [Demand(every, 8, 8), Demand(every, 33, 33)])) == []
