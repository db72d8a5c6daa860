"""What is being done, where neither the table nor the chain says it."""

from collections.abc import Sequence
from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record
from engine.yugioh.language import NormalSummonOne, SummonUsing
from engine.yugioh.state.by_hand import Begun, Handling, Plan
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker


@record
class Underway:
    """What those who carry something out leave for those who come after them."""

    using: list[tuple[Speaker, SummonUsing]] = field(default_factory=list)
    """Whose effects have brought a summon with their cards as material, which is made then."""
    granted: list[tuple[Speaker, NormalSummonOne]] = field(default_factory=list)
    """Whose effects have brought a Normal Summon, which is made once they have resolved."""
    acting: Seat | None = None
    """Whose effect is being carried out, while that is no link of the chain."""
    planned: Sequence[Handling] = ()
    """The acts by which a cost is paid that was put together by hand."""
    heading: Verb | None = None
    """Where the turn player wants to go, while the opponent may still respond."""

    begun: dict[int, Begun] = field(default_factory=dict)
    """Where the activations of a chain began of which something is done by hand."""
    shown: int = 0
    """How often hidden cards were shown, or left the Deck."""

    def begin(self, ordinal: int, begun: Begun) -> None:
        """Note where activation number `ordinal` began."""
        self.begun[ordinal] = begun

    def show(self) -> None:
        """Note that hidden cards were shown."""
        self.shown += 1

    def grant(self, speaker: Speaker, what: NormalSummonOne) -> None:
        """Bring the player of `speaker` that Normal Summon."""
        self.granted.append((speaker, what))

    def take_granted(self) -> list[tuple[Speaker, NormalSummonOne]]:
        """Hand out who has been granted one."""
        taken, self.granted = self.granted, []
        return taken

    def grant_using(self, speaker: Speaker, what: SummonUsing) -> None:
        """Bring the player of `speaker` that summon with its card as material."""
        self.using.append((speaker, what))

    def take_using(self) -> list[tuple[Speaker, SummonUsing]]:
        """Hand out whose cards are to be used so."""
        taken, self.using = self.using, []
        return taken

    def act(self, player: Seat | None) -> Seat | None:
        """Have `player` act from now on; return who did so before."""
        before, self.acting = self.acting, player
        return before

    def plan(self, plan: Plan) -> None:
        """Have a cost be paid so, as soon as its effect is activated."""
        self.planned = plan.acts

    def take_plan(self) -> Sequence[Handling]:
        """Hand out the acts of the cost."""
        taken, self.planned = self.planned, ()
        return taken

    def head(self, verb: Verb | None) -> None:
        """Have the turn player want to go there; None: nowhere."""
        self.heading = verb
