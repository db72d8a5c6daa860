"""The custom ids of duels. The id is the state: it outlives the process and holds no secret."""

from engine.core.protocol import Seat

OF_DUELS = frozenset(
    {"answer", "next", "confirm", "leave", "clear", "page", "choose", "mark", "order", "write"}
    | {"passon", "hand", "refresh", "asking", "consent"}
)
"""What the ids of the components of panels and boards begin with."""


def answer(match: int, number: int, option: int | None) -> str:
    """Answer question `number` with one option, or with none."""
    return f"answer:{match}:{number}:{'' if option is None else option}"


def act(name: str, match: int, number: int, place: int = 0) -> str:
    """Do something else about question `number`: one of the acts of `bot.duels.panel`."""
    return f"{name}:{match}:{number}:{place}"


def table(name: str, match: int) -> str:
    """Do something at the table that no question is about: "hand", "refresh" and such."""
    return f"{name}:{match}"


def consent(match: int, loser: Seat, agreed: bool) -> str:
    """Agree to the surrender of `loser`, or play on."""
    return f"consent:{match}:{loser}:{'yes' if agreed else 'no'}"


def challenge(name: str, challenge: int) -> str:
    """Do something about a challenge: "accept", "decline" or "deck"."""
    return f"challenge:{challenge}:{name}"
