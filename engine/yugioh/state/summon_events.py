"""What becomes of a summon that can be answered before it succeeds (MR-SUM-21)."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Summon
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open


@value
class SummonDeclared(DuelEvent):
    """A player is about to summon monsters together: Tributes and materials are given."""

    cards: Open[tuple[CardId, ...]]
    way: Summon
    by: Seat
    extra: bool = False
    """Whether an effect grants it, so that it is not that of the turn."""


@value
class EaseLost(DuelEvent):
    """What came of summoning a monster without Tributes holds of it no more."""

    card: Open[CardId]


@value
class SummonNegated(DuelEvent):
    """The summon that was declared was negated."""

    cards: Open[tuple[CardId, ...]]
    way: Summon


@value
class SummonLapsed(DuelEvent):
    """The summon that was declared came to nothing: no monster is there to be summoned."""

    cards: Open[tuple[CardId, ...]]
