"""Reading whether a player may Normal Summon or Set once more in a turn (MR-SUM-02)."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.permissions import summons_also, summons_twice
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Leave


@value
class Leeway:
    """What lets a player Normal Summon or Set a monster once more."""

    own: bool
    """The Normal Summon or Set of the turn is left."""
    freely: bool
    """A fact lets it be made beside that."""
    tributing: bool
    """A fact lets it be made beside that with a Tribute at least."""

    @property
    def takes_tribute(self) -> bool:
        """Whether it can be made with a Tribute alone."""
        return self.tributing and not (self.own or self.freely)

    def is_beside(self, tributes: int) -> bool:
        """Whether a fact lets it be made with so many Tributes, beside that of the turn."""
        return self.freely or (self.tributing and tributes > 0)


def leeway(duel: Duel, seat: Seat, card: Card, *, setting: bool) -> Leeway:
    """What lets `seat` Normal Summon or Set `card`; facts do once a turn (FAQ 8469)."""
    own = _has_own_left(duel, seat)
    used = duel.state.sides[seat].turn_log.also_summon == duel.state.turn.number
    if used or not (holding(Leave.SUMMON_ALSO, duel) or holding(Leave.TRIBUTE_ALSO, duel)):
        return _ONE if own else _NONE
    return Leeway(
        own,
        not setting and summons_also(duel, seat, card, Leave.SUMMON_ALSO),
        summons_also(duel, seat, card, Leave.TRIBUTE_ALSO),
    )


_ONE = Leeway(own=True, freely=False, tributing=False)
_NONE = Leeway(own=False, freely=False, tributing=False)


def _has_own_left(duel: Duel, seat: Seat) -> bool:
    log = duel.state.sides[seat].turn_log
    if log.normal_summon != duel.state.turn.number:
        return True
    beside = log.also_summon == duel.state.turn.number
    return log.normal_summons <= summons_twice(duel, seat) + beside
