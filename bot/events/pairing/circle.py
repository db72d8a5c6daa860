"""Everybody against everybody: the circle method."""

from collections.abc import Sequence

from bot.events.results import Pairing, Player


def rounds(count: int) -> int:
    """How many rounds `count` players need to meet each other once."""
    return count - 1 + count % 2


def pair(players: Sequence[Player], number: int) -> tuple[Pairing, ...]:
    """Round `number`, from 1, among `players`: the first stays, all others go round.

    With an odd count each player has one bye in the course of all rounds. Who begins a pairing
    changes from round to round, so that nobody is always the first named.
    """
    circle: list[Player | None] = list(players)
    if len(circle) % 2:
        circle.append(None)
    turn = (number - 1) % (len(circle) - 1)
    others = circle[1:]
    seats = [circle[0], *others[len(others) - turn :], *others[: len(others) - turn]]
    facing = list(
        zip(seats[: len(seats) // 2], reversed(seats[len(seats) // 2 :]), strict=True)
    )
    met = [pair if (table or number) % 2 else pair[::-1] for table, pair in enumerate(facing)]
    full = [
        (first, second) for first, second in met if first is not None and second is not None
    ]
    idle = [each for pair in met if None in pair for each in pair if each is not None]
    tables = [Pairing(number, table, *pair) for table, pair in enumerate(full, 1)]
    return (*tables, *(Pairing(number, len(tables) + 1, player, None) for player in idle))
