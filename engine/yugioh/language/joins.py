"""The conjunctions of Problem-Solving Card Text, each with its timing rule."""

from pydantic import PositiveInt

from engine.yugioh.language.conditions import Condition
from engine.yugioh.language.node import word
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Phase, Whose


@word
class And(Step):
    """Do both at the same time; each as far as it can be done."""

    first: Step
    second: Step


@word
class Then(Step):
    """Do the first; if that was done, do the second after it."""

    first: Step
    second: Step


@word
class AlsoAfterThat(Step):
    """Do the first; do the second after it, whether or not the first was done."""

    first: Step
    second: Step


@word
class AndIfYouDo(Step):
    """Do the first; if that was done, do the second at the same time."""

    first: Step
    second: Step


@word
class YouCan(Step):
    """Do it if you wish."""

    step: Step


@word
class TheyCan(Step):
    """Your opponent does it if they want to, and chooses what there is to choose."""

    step: Step


@word
class Provided(Step):
    """Do it if this is so."""

    condition: Condition
    step: Step


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
class InEndPhase(Step):
    """Do it in the End Phase of this turn, without a chain."""

    step: Step


@word
class InNextPhase(Step):
    """Do it in the next phase of that kind, of that player where one is named, without a chain.

    With `nth`, so many of them are counted; in a Draw Phase, it is done before the draw.
    """

    phase: Phase
    step: Step
    whose: Whose | None = None
    nth: PositiveInt = 1


@word
class AtEndOfTurn(Step):
    """Do it when so many turns have ended, this one being the first, without a chain."""

    turns: PositiveInt
    step: Step


@word
class EachPlayer(Step):
    """You and your opponent each do it at the same time, as "you"."""

    step: Step


@word
class Otherwise(Step):
    """Do the first; if that was not done, do the second."""

    first: Step
    second: Step
