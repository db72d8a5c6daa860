"""What custom ids and the values of menus are made of. Anybody can forge either."""

import re
from collections.abc import Sequence

NUMBER = r"[0-9]{1,15}"
"""Numbers in ids are short enough for the database."""
_NUMBER = re.compile(NUMBER)


class NoChoiceError(ValueError):
    """What was sent as chosen in a menu cannot have been on offer there."""


def number(text: str) -> int:
    """The number that a menu has as a value; NoChoiceError where it is none."""
    if _NUMBER.fullmatch(text) is None:
        raise NoChoiceError
    return int(text)


def chosen(values: Sequence[str]) -> str:
    """The one value chosen in a menu; NoChoiceError where there are more, or none."""
    if len(values) != 1:
        raise NoChoiceError
    return values[0]


def chosen_number(values: Sequence[str]) -> int:
    """The one number chosen in a menu; NoChoiceError where it is something else."""
    return number(chosen(values))
