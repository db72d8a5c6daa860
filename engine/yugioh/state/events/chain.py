"""Activations, targets, the chain as it resolves, and what uses effects up."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Kind, Type
from engine.yugioh.state.card import Harm
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.state.telling import DuelEvent, Open, Seen


@value
class Activated(DuelEvent):
    """A card or effect was put on the chain as link `link`, counting from 1."""

    card: Open[CardId]
    by: Seat
    link: Open[int]
    effect: Open[int]
    is_card: bool
    subject: Seen[CardId | None] = None
    was_so: bool = False
    harm: Open[Harm | None] = None
    subjects: Seen[tuple[CardId, ...]] = ()
    owners: tuple[Seat, ...] = ()
    """Whose cards triggered it, wherever these have gone."""


@value
class Targeted(DuelEvent):
    """The newest link targets these cards, which lie in these spots."""

    link: Open[int]
    cards: Seen[tuple[CardId, ...]]
    spots: tuple[Spot, ...]


@value
class Declared(DuelEvent):
    """The player of a card declared something for its effect."""

    card: Open[CardId]
    by: Seat
    what: Open[Kind | Type]


@value
class LinkResolving(DuelEvent):
    """A link of the chain begins to resolve; a negated one has no effect."""

    link: Open[int]
    card: Open[CardId]
    negated: bool


@value
class ActivationNegated(DuelEvent):
    """The activation of a link was negated, by that player: with `is_card`, that of a card
    itself.
    """

    link: Open[int]
    card: Open[CardId]
    is_card: bool
    by: Seat


@value
class EffectNegated(DuelEvent):
    """The effect of a link of the chain is negated; its activation was lawful."""

    link: Open[int]
    card: Open[CardId]


@value
class LinkResolved(DuelEvent):
    """A link of the chain has resolved, even if nothing came of it; its activation stood.

    With `is_card` it was the activation of the card itself.
    """

    link: Open[int]
    card: Open[CardId]
    is_card: bool


@value
class ChainEnded(DuelEvent):
    """The chain has been resolved."""


@value
class EffectUsed(DuelEvent):
    """A player uses an effect that is not activated, by its place among the sentences."""

    card: Open[CardId]
    by: Seat
    effect: Open[int]


@value
class OfferTaken(DuelEvent):
    """A player does what this card lets them do once."""

    card: Open[CardId]
    by: Seat


@value
class PermitUsed(DuelEvent):
    """A player activated a Trap that only this card let them activate so early."""

    card: Open[CardId]
    by: Seat
