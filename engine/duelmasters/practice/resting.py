"""The easier levels: fewer creatures attack in a turn, and the easy one overlooks more."""

from engine.core.protocol import Answer, Decision, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Go, Reason, Use
from engine.duelmasters.facts.reading import is_creature
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.practice import plain, simple
from engine.duelmasters.practice.judging import cost_of, piece_of
from engine.duelmasters.state.table import Table

MOST_ATTACKS = 1
"""With so many creatures tapped no more attack in that turn."""
OVERLOOKED = (Reason.BLOCK, Reason.DECLARE)
"""What the easy one never does."""


def normal(table: Table, decision: Decision) -> Answer:
    """What the better player says, who keeps most creatures at home."""
    return _rested(table, decision, plain.said(table, decision))


def easy(table: Table, decision: Decision) -> Answer:
    """What a beginner says: the cheapest card first, one attack, no block and no answer."""
    if not isinstance(decision, Pick):
        return simple.said(table, decision)
    reason = Reason(decision.reason.value)
    if reason in OVERLOOKED:
        return decision.default()
    uses = [n for n, each in enumerate(decision.options) if isinstance(each, Use)]
    if reason is Reason.PLAY and uses:
        costs = [cost_of(piece_of(table, decision.options[n])) for n in uses]
        return (uses[costs.index(min(costs))],)
    return _rested(table, decision, simple.said(table, decision))


def _rested(table: Table, decision: Decision, said: Answer) -> Answer:
    """The answer, or the end of the turn where enough have attacked."""
    if not isinstance(decision, Pick) or Go.END not in decision.options:
        return said
    attacks = any(isinstance(decision.options[at], AttackWith) for at in said)
    if not attacks or _tapped(table, decision.seat) < MOST_ATTACKS:
        return said
    return (decision.options.index(Go.END),)


def _tapped(table: Table, seat: Seat) -> int:
    lie = table.zone(seat, Zone.BATTLE)
    return sum(piece.tapped and is_creature(table, piece) for piece in lie)
