"""Turns and phases: begun, barred, skipped; the draw of the Draw Phase."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Phase
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open, Seen


@value
class TurnBegan(DuelEvent):
    """A turn began."""

    number: Open[int]
    player: Seat

    @property
    def turn_of(self) -> Seat:
        """Whose turn it is."""
        return self.player


@value
class PhaseBegan(DuelEvent):
    """A phase of the turn began."""

    phase: Phase


@value
class PhaseSkipped(DuelEvent):
    """A phase of this player's turn was skipped."""

    phase: Phase
    seat: Seat


@value
class PhaseBarred(DuelEvent):
    """A player will skip their next phases of that kind."""

    phase: Phase
    seat: Seat
    times: Open[int]


@value
class TurnBarred(DuelEvent):
    """A player will skip their next turn."""

    seat: Seat


@value
class TurnSkipped(DuelEvent):
    """The turn that has begun is skipped by its player."""

    seat: Seat


@value
class DrawGivenUp(DuelEvent):
    """The turn player will not draw for this Draw Phase."""

    seat: Seat


@value
class NormallyDrawn(DuelEvent):
    """The turn player has drawn this card for their Draw Phase, and may keep it revealed."""

    card: Seen[CardId]
    shown: bool = False


@value
class EndPhaseCalled(DuelEvent):
    """It becomes the End Phase as soon as what is under way is over."""
