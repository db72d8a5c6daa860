"""Choices with one possible answer: the engine does not ask, a scenario may state them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.protocol import Seat
from engine.duelmasters.acts import asking
from engine.duelmasters.acts.asking import Reason
from engine.duelmasters.state.party import Party
from tests.duelmasters.vectors.scenario import Json, Vector
from tests.duelmasters.vectors.setting import seat

LOOKS = ("can", "cannot", "asked")
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


def states(vector: Vector, step: Json, choice: Forced) -> bool:
    """Whether the step states that choice."""
    if step["do"] in LOOKS or seat(vector, step["player"]) != choice.seat:
        return False
    do, reason = step["do"], choice.reason
    if do == "choose":
        cards = step["cards"]
        named = [
            any(
                card["name"] in names
                and ("owner" not in card or seat(vector, card["owner"]) == owner)
                for names, owner, _ in choice.names
            )
            for card in cards
        ]
        return reason in (Reason.CHOOSE, Reason.BASE) and bool(cards) and all(named)
    if do == "choose_shields":
        return reason is Reason.SHIELDS and set(step["positions"]) <= set(choice.options)
    if do == "designate":
        return reason is Reason.DESIGNATE and seat(vector, step["target"]) in (choice.options)
    if do == "choose_mode":
        return reason in (Reason.MODE, Reason.SIDE) and set(step["mode"]) <= set(choice.options)
    return False
