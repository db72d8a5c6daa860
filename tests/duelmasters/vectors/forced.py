"""Choices with one possible answer: the engine does not ask, a scenario may state them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.protocol import Seat
from engine.duelmasters.acts import asking
from engine.duelmasters.acts.asking import Reason
from engine.duelmasters.state.party import Party

Pile = tuple[str, ...]


@dataclass(frozen=True)
class Forced:
    """A choice that had one answer: the names of what was chosen, whose and where it lay."""

    seat: Seat
    reason: Reason
    options: tuple[int, ...]
    names: tuple[tuple[Pile, Seat, str], ...]


@dataclass
class Watch:
    """The choices of a party that were not asked, in order."""

    party: Party
    choices: list[Forced] = field(default_factory=list)

    def note(self, seat: Seat, reason: Reason, options: Sequence[int]) -> None:
        """One more."""
        found = []
        for option in options:
            piece = self.party.table.here(option)
            if piece is not None:
                names = (piece.card.name, *(side.name for side in piece.card.sides))
                found.append((names, piece.owner, piece.zone.value))
        self.choices.append(Forced(seat, reason, tuple(options), tuple(found)))


WATCHED: list[Watch] = []
"""The one that is watched now."""


def noted(party: Party, seat: Seat, reason: Reason, options: Sequence[int]) -> list[int]:
    """As the engine does it; the choice is noted."""
    if WATCHED:
        WATCHED[-1].note(seat, reason, options)
    return list(options)


def watch(party: Party) -> Watch:
    """Watch this party from now on."""
    asking.certain = noted
    WATCHED[:] = [Watch(party)]
    return WATCHED[-1]
