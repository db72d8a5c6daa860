"""Summons and Sets, from their declaration to what becomes of them."""

from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import CardText, Summon
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open, Seen, ToPlayer

UNSPECIAL = (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)
"""The ways that are no Special Summons."""


@value
class SummonDeclared(DuelEvent):
    """A player is about to summon monsters together: Tributes and materials are given."""

    cards: Open[tuple[CardId, ...]]
    way: Summon
    by: Seat
    extra: bool = False
    """Whether an effect grants it, so that it is not that of the turn."""
    also: bool = False
    """Whether a fact lets it be made beside that of the turn."""


@value
class PendulumSummoned(DuelEvent):
    """A player made their Pendulum Summon of the turn, of all these monsters together."""

    cards: Open[tuple[CardId, ...]]
    by: Seat


@value
class Summoned(DuelEvent):
    """A monster was summoned, with so many Tributes; `again`, as it lay face-up already."""

    card: Seen[CardId]
    way: Summon
    by: Seat
    tributes: Open[int] = 0
    again: Open[bool] = False


@value
class GivenFor(DuelEvent):
    """These cards, as they lie now, were given for the Ritual Summon that comes next."""

    cards: Open[tuple[CardId, ...]]


@value
class SummonNegated(DuelEvent):
    """The summon that was declared was negated."""

    cards: Open[tuple[CardId, ...]]
    way: Summon


@value
class SummonLapsed(DuelEvent):
    """The summon that was declared ended: no monster is there to be summoned."""

    cards: Open[tuple[CardId, ...]]


@value
class EaseLost(DuelEvent):
    """What came of summoning a monster without Tributes holds of it no more."""

    card: Open[CardId]


@value
class TokenMade(DuelEvent):
    """A Token was made for a player; it is about to be put on the field."""

    card: Open[CardId]
    text: Open[CardText]
    owner: Seat


@value
class MadeMonster(DuelEvent):
    """A Spell or Trap is about to come as a monster, with that text while it is one."""

    card: Open[CardId]
    text: Open[CardText]
    still: Open[bool] = False
    """Whether it is what it was as well."""


@value
class SetDown(DuelEvent):
    """A player Set a card from their hand, with so many Tributes."""

    card: Annotated[CardId, ToPlayer("by")]
    by: Seat
    tributes: Open[int] = 0
    extra: bool = False
    """Whether an effect grants it, so that it is not the Normal Summon of the turn."""
    also: bool = False
    """Whether a fact lets it be made beside that."""
