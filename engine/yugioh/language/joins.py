"""The conjunctions of Problem-Solving Card Text, each with its timing rule."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Condition, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Frame, Phase, Whose


@word
class Joined(Step):
    """Two steps, said one after the other."""

    first: Step
    second: Step

    @property
    def leading(self) -> Step:
        """The step that is said first in the first."""
        return self.first.leading

    @property
    def depends(self) -> bool:
        """Whether the second is done only if the first was."""
        return False

    @property
    def at_once(self) -> bool:
        """Whether both are done at the same time."""
        return False

    @property
    def regardless(self) -> bool:
        """Whether the second is done after the first, whatever came of that."""
        return False


@word
class And(Joined):
    """Do both at the same time; each as far as it can be done."""

    @property
    def at_once(self) -> bool:
        """They are."""
        return True


@word
class Then(Joined):
    """Do the first; if that was done, do the second after it."""

    @property
    def depends(self) -> bool:
        """It is."""
        return True


@word
class AlsoAfterThat(Joined):
    """Do the first; do the second after it, whether or not the first was done."""

    @property
    def regardless(self) -> bool:
        """It is."""
        return True


@word
class AndIfYouDo(Joined):
    """Do the first; if that was done, do the second at the same time."""

    @property
    def depends(self) -> bool:
        """It is."""
        return True

    @property
    def at_once(self) -> bool:
        """They are."""
        return True


@word
class YouCan(Step):
    """Do it if you wish."""

    step: Step


@word
class TheyCan(Step):
    """Your opponent does it if they want to, and chooses what there is to choose."""

    step: Step


@word
class ControllerCan(Step):
    """Who controls that card, or did, does it if they want to, as "you"."""

    of: Noun
    step: Step


@word
class TheyDo(Step):
    """Your opponent does it, and chooses what there is to choose."""

    step: Step


@word
class Provided(Step):
    """Do it if this is so, and `otherwise` that."""

    condition: Condition
    step: Step
    otherwise: Step | None = None


@word
class CallCoin(Step):
    """Toss a coin and call it: do the first if the call was right, the second if wrong."""

    right: Step
    wrong: Step

    @property
    def outcomes(self) -> tuple[Step, ...]:
        """What it may come to."""
        return (self.right, self.wrong)


@word
class TheyCallCard(Step):
    """Your opponent calls of which kind a card of your hand is that chance chooses, and sees
    it; where the call was wrong, do it.
    """

    wrong: Step


@word
class TossCoin(Step):
    """Toss a coin: do the first if it shows heads, the second if tails, where there is one."""

    heads: Step
    tails: Step | None = None

    @property
    def outcomes(self) -> tuple[Step, ...]:
        """What it may come to."""
        return (self.heads,) if self.tails is None else (self.heads, self.tails)


@word
class RollDie(Step):
    """Roll a six-sided die once: do what stands for the number that is up."""

    one: Step
    two: Step
    three: Step
    four: Step
    five: Step
    six: Step

    @property
    def outcomes(self) -> tuple[Step, ...]:
        """What it may come to, in the order of the numbers."""
        return (self.one, self.two, self.three, self.four, self.five, self.six)


@word
class ByFrames(Step):
    """Do in this order what stands for each kind of which one of these monsters is."""

    of: Cards
    ritual: Step
    fusion: Step
    synchro: Step
    xyz: Step

    @property
    def ways(self) -> tuple[tuple[Frame, Step], ...]:
        """What is done for which kind, in that order."""
        return (
            (Frame.RITUAL, self.ritual),
            (Frame.FUSION, self.fusion),
            (Frame.SYNCHRO, self.synchro),
            (Frame.XYZ, self.xyz),
        )


@word
class InEndPhase(Step):
    """Do it in the End Phase of this turn, without a chain.

    With `again`, also in later ones to the cards that stay where they are, face-up.
    """

    step: Step
    again: bool = False


@word
class InNextPhase(Step):
    """Do it in the next phase of that kind, of that player where one is named, without a chain.

    With `nth`, so many of them are counted; in a Draw Phase, it is done before the draw. With
    None it is done when so many turns have ended, this one being the first.
    """

    phase: Phase | None
    step: Step
    whose: Whose | None = None
    nth: PositiveInt = 1


@word
class EachPlayer(Step):
    """You and your opponent each do it at the same time, as "you"."""

    step: Step


@word
class OwnersDo(Step):
    """Each player who owns one of the cards that it answers does it at once, as "you"."""

    step: Step


@word
class Otherwise(Joined):
    """Do the first; if that was not done, do the second."""
