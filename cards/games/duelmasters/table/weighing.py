"""How much each thing that happened matters to who reads few lines of it."""

from engine.core.lines import Line, Weight
from engine.core.protocol import Audience, Event
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state import events as e

LIGHT = (e.Shuffled, e.ShieldsChosen, e.Turned, e.TurnBegan)
"""They go with something else, or are seen on the table."""
HEAVY = (e.Defeated, e.GameOver, e.TurnSkipped, e.OrderDecided)


def weighed(text: str, event: Event, audience: Audience) -> Line:
    """The line with its weight: what befalls the reader is heavy, what others draw light."""
    return Line(text, _weight(event, audience))


def _weight(event: Event, audience: Audience) -> Weight:
    if isinstance(event, HEAVY) or (audience is not None and _befalls(event, audience)):
        return Weight.HEAVY
    if isinstance(event, LIGHT) or (isinstance(event, e.Moved) and _is_usual(event)):
        return Weight.LIGHT
    return Weight.PLAIN


def _befalls(event: Event, seat: int) -> bool:
    """Whether it is done to that player, or to a card of theirs."""
    if isinstance(event, e.Attacked):
        return event.player == seat
    if isinstance(event, e.Broke):
        return event.seat == seat
    if isinstance(event, e.Designated):
        return event.seat == seat != event.by
    if isinstance(event, e.Revealed):
        return event.owner == seat != event.to and event.to is not None
    return isinstance(event, e.Moved) and event.owner == seat and not _is_usual(event)


def _is_usual(event: e.Moved) -> bool:
    """Whether it is what everybody does in each turn: draw a card, put one into mana.

    Cards that the reader does not know only change numbers on the table.
    """
    usual = ((Zone.DECK, Zone.HAND), (Zone.HAND, Zone.MANA), (Zone.HAND, Zone.PENDING))
    known = any(sight.code for sight in event.sights)
    return not known or (event.source, event.to) in usual
