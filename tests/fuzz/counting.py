"""Counting what a question takes: in calls of functions, not in time.

Of the compiled build no calls can be counted, and so none is ever too many.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooMuchWorkError(AssertionError):
    """More calls than a decision may take."""


@contextmanager
def counting(most: int) -> Iterator[list[int]]:
    """Count the calls that are made within, and break off where they are too many."""
    count = [0]

    def seen(_: FrameType, event: str, __: object) -> None:
        count[0] += event == "call"
        if count[0] > most:
            sys.setprofile(None)
            raise TooMuchWorkError(f"more than {most} calls")

    sys.setprofile(seen)
    try:
        yield count
    finally:
        sys.setprofile(None)
