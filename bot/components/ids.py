"""The custom ids of duels. The id is the state: it outlives the process and holds no secret."""

import re
from collections.abc import Sequence

from engine.core.protocol import Seat

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


OF_DUELS = frozenset(
    {"answer", "next", "confirm", "leave", "clear", "page", "choose", "mark", "order", "write"}
    | {"passon", "hand", "refresh", "asking", "consent"}
)
"""What the ids of the components of panels and boards begin with."""


def answer(match: int, number: int, option: int | None) -> str:
    """Answer question `number` with one option, or with none."""
    return f"answer:{match}:{number}:{'' if option is None else option}"


def act(name: str, match: int, number: int, place: int = 0) -> str:
    """Do something else about question `number`: one of the acts of `bot.components`."""
    return f"{name}:{match}:{number}:{place}"


def table(name: str, match: int) -> str:
    """Do something at the table that no question is about: "hand", "refresh" and such."""
    return f"{name}:{match}"


def rulings(page: int, codes: Sequence[int], text: str) -> str:
    """Where one reads: on that page of the rulings of these cards, or with that text."""
    return f"{'.'.join(map(str, codes))}:{page}:{text}"


def consent(match: int, loser: Seat, agreed: bool) -> str:
    """Agree to the surrender of `loser`, or play on."""
    return f"consent:{match}:{loser}:{'yes' if agreed else 'no'}"


def challenge(name: str, challenge: int) -> str:
    """Do something about a challenge: "accept", "decline" or "deck"."""
    return f"challenge:{challenge}:{name}"
