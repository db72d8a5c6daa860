"""In which windows a seat is asked: as its player has chosen for good, and for a while."""

from collections.abc import Callable, Container, Mapping
from enum import StrEnum

from bot.duels.windows.window import passes_itself
from bot.people.store import Asked, Ways
from engine.core.game import Occasion
from engine.core.protocol import Decision, Seat
from engine.core.values import value

EVERYTHING = frozenset(Occasion)
UNASKED = frozenset({Occasion.CHOICE})
"""What nobody passes unasked: it belongs to what they are doing already."""
ASKED_AT: Mapping[Asked, frozenset[Occasion]] = {
    Asked.ABLE: EVERYTHING - {Occasion.QUIET},
    Asked.ALWAYS: EVERYTHING,
    Asked.FIGHTS: UNASKED | {Occasion.TRIGGER, Occasion.CHAIN, Occasion.ATTACK},
    Asked.MUST: UNASKED,
}
"""The windows in which a player is asked, by what they have chosen for good."""


class Pause(StrEnum):
    """Until when somebody is not to be asked, for a while."""

    TURN = "turn"
    """Until their own turn begins."""
    CHAIN = "chain"
    """Until there is an effect to respond to, or their own turn begins."""


LEFT: Mapping[Pause, frozenset[Occasion]] = {
    Pause.TURN: UNASKED,
    Pause.CHAIN: UNASKED | {Occasion.TRIGGER, Occasion.CHAIN},
}
"""The windows in which a player is asked all the same."""


@value
class Asking:
    """When a player is asked: for good, and for a while."""

    asked: Asked
    pause: Pause | None = None


class Pauses:
    """Who is not to be asked for a while, in one duel. It is in memory only.

    `turns` tells how many turns of a seat have begun.
    """

    def __init__(self, turns: Callable[[Seat], int]) -> None:
        self._turns = turns
        self._begun: dict[Seat, tuple[Pause, int]] = {}

    def begin(self, seat: Seat, pause: Pause) -> None:
        """Do not ask `seat` for a while."""
        self._begun[seat] = pause, self._turns(seat)

    def end(self, seat: Seat) -> None:
        """Ask `seat` again."""
        self._begun.pop(seat, None)

    def of(self, seat: Seat) -> Pause | None:
        """For how long `seat` is not to be asked, if it is so."""
        pause, turns = self._begun.get(seat, (None, 0))
        if pause is not None and self._turns(seat) > turns:
            self.end(seat)
            return None
        return pause

    def is_in_the_way(self, seat: Seat, occasion: Occasion) -> bool:
        """Whether `seat` is not asked now; an effect to respond to can end that."""
        pause = self.of(seat)
        if pause is Pause.CHAIN and occasion is Occasion.CHAIN:
            self.end(seat)
        return pause is not None and occasion not in LEFT[pause]


@value
class Wishes:
    """What those at one table are asked.

    `choosers` make routine choices themselves. `asked` tells in which windows each seat is
    asked; in those where it holds nothing, only if the table has `empty` ones.
    """

    choosers: Container[Seat]
    asked: Mapping[Seat, Asked]
    pauses: Pauses
    empty: bool = True

    def wants(self, window: Decision, occasion: Callable[[Decision], Occasion]) -> bool:
        """Whether the seat of `window` is asked there."""
        asked = self.asked.get(window.seat, Asked.ABLE)
        if passes_itself(window) and not (self.empty and asked is Asked.ALWAYS):
            return False
        follows = occasion(window)
        return follows in ASKED_AT[asked] and not self.pauses.is_in_the_way(
            window.seat, follows
        )


def wishes_of(ways: Mapping[Seat, Ways], pauses: Pauses, *, empty: bool) -> Wishes:
    """What those wish who play so."""
    choosers = [seat for seat, how in ways.items() if how.chooses]
    return Wishes(choosers, {seat: how.asked for seat, how in ways.items()}, pauses, empty)
