"""What was worked out of the table, kept until something happens: each part by one reader."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from engine.core.protocol import Audience, Seat
from engine.core.values import record
from engine.yugioh.language import Fact, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Claim, Negates
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.serving import Services
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId

NEVER = -1
"""The revision of what was never worked out."""


@record
class FactsHeld:
    """The facts that hold, and what they say by what it is about, at one revision."""

    revision: int = NEVER
    all: list[tuple[Fact, Sequence[Claim], Speaker]] = field(default_factory=list)
    by_matter: dict[object, list[tuple[Claim, Speaker]]] = field(default_factory=dict)


@record
class NegatorsHeld:
    """What negates effects, at one revision."""

    revision: int = NEVER
    all: list[tuple[Negates, Speaker]] = field(default_factory=list)
    is_sought: bool = False
    """Whether it is being worked out."""


@record
class NumbersAsked:
    """The numbers that are being worked out, each within the one before."""

    within: set[tuple[str, CardId]] = field(default_factory=set)
    count: int = 0
    """How many were worked out for the first of them."""


@record
class ServingHeld:
    """As which of its materials each card of a player would do, at one revision."""

    revision: int = NEVER
    known: dict[
        tuple[CardId, Seat, CardId, tuple[Place, ...], bool], Mapping[Card, Services]
    ] = field(default_factory=dict)
    """By the card that speaks, its player, the card to be summoned, and where they may lie."""


@record
class ViewsHeld:
    """How each card looks to those who know it and to others, at one revision."""

    revision: int = NEVER
    looks: dict[tuple[CardId, bool], object] = field(default_factory=dict)
    tables: dict[Audience, tuple[int, object]] = field(default_factory=dict)
    """What each audience last saw of the table, each with its revision."""
    lying: dict[Audience, tuple[object, object]] = field(default_factory=dict)
    """The cards each audience last went through, and what it saw then."""


@record
class Cache:
    """Each part is filled by the module that reads it, and by no other."""

    facts: FactsHeld = field(default_factory=FactsHeld)
    negators: NegatorsHeld = field(default_factory=NegatorsHeld)
    numbers: NumbersAsked = field(default_factory=NumbersAsked)
    serving: ServingHeld = field(default_factory=ServingHeld)
    views: ViewsHeld = field(default_factory=ViewsHeld)
    reach: dict[Seat, tuple[int, Sequence[tuple[Card, EffectUse]]]] = field(
        default_factory=dict
    )
    """The fast effects within the reach of each player, with the layout of their side then."""
    readings: dict[Seat, tuple[int, object]] = field(default_factory=dict)
    """The duel as the built-in opponent may read it, each with its revision."""
