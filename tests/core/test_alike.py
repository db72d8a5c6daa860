"""Choices among things of which many are alike."""

from engine.core.alike import Demand, choices
from tests.builds import only_of_the_source
from tests.fuzz.counting import counting


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


@only_of_the_source("the compiled build calls nothing that can be counted")
def test_what_only_the_rest_can_take_is_left_to_it_however_many_choices_there_are() -> None:
    every = tuple(range(40))
    rest = Demand(tuple(range(6)), 6, 6)
    with counting(5_000):
        found = next(choices(every, [Demand(every, 7, 7), rest]))

    assert found == [(6, 7, 8, 9, 10, 11, 12), (0, 1, 2, 3, 4, 5)]


def test_two_that_ask_for_the_same_do_not_both_have_the_rest() -> None:
    every = tuple(range(9))
    three = Demand((0, 1, 2, 3, 4), 3, 3)

    assert list(choices(every, [Demand(every, 1, 1), three, three])) == []
