"""The chain: activated effects that wait to resolve, the last one first."""

from dataclasses import field

from engine.core.values import record
from engine.yugioh.language import Activatable, Position
from engine.yugioh.state.card import Mark
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId, Spot


@record
class Link:
    """An activated effect, waiting on the chain to resolve."""

    speaker: Speaker
    effect: Activatable
    is_card: bool
    """Whether the card itself was activated, not an effect of it (MR-ACT-01, MR-ACT-03)."""
    source: Mark
    """The card as it was when it was activated."""
    spot: Spot
    """Where it was activated."""
    position: Position | None = None
    """How the monster stood that was activated there; None for what was none."""
    negated: bool = False
    denied: bool = False
    """Whether its activation was negated, not its effect alone."""
    ordinal: int = 0
    """Which activation of the duel it was, counting from 1."""
    aims: tuple[Mark, ...] = ()
    """The cards on the field that it has ever targeted while they lay face-up."""


@record
class Chain:
    """The links of the chain, from the first one on; none between two chains."""

    links: list[Link] = field(default_factory=list)
    resolving: int = 0
    """The link that is being resolved, counting from 1; 0 while the chain is built."""
    turned_up: list[CardId] = field(default_factory=list)
    """The cards that the link which is being resolved has turned face-up."""
    activations: int = 0
    """How many there have been in the duel."""
