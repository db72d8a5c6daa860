"""A test of every row of a long table in one go: for pytest, a thousand tests are a second."""

from collections.abc import Callable, Iterable
from functools import update_wrapper
from inspect import signature
from typing import Concatenate, ParamSpec, TypeVar

Row = TypeVar("Row")
Given = ParamSpec("Given")


def through_all(
    rows: Iterable[Row], named: Callable[[Row], str] = str
) -> Callable[[Callable[Concatenate[Row, Given], None]], Callable[Given, None]]:
    """Hold every row to the test, which is given it first, and which changes nothing.

    Where it fails, each row that failed is named, with what was wrong with it.
    """
    table = tuple(rows)

    def of(test: Callable[Concatenate[Row, Given], None]) -> Callable[Given, None]:
        def whole(*given: Given.args, **by_name: Given.kwargs) -> None:
            wrong = []
            for row in table:
                try:
                    test(row, *given, **by_name)
                except Exception as problem:
                    problem.add_note(f"of {named(row)}")
                    wrong.append((named(row), problem))
            names = ", ".join(name for name, _ in wrong)
            if wrong:
                raise ExceptionGroup(
                    f"{len(wrong)} of {len(table)} fail: {names}", [each for _, each in wrong]
                )
            assert table, "a table without a row shows nothing"

        _, *others = signature(test).parameters.values()
        update_wrapper(whole, test)
        vars(whole)["__signature__"] = signature(test).replace(parameters=others)
        return whole

    return of
