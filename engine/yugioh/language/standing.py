"""Words of how monsters stand and whose they are."""

from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Position, Until


@word
class ChangePosition(Step):
    """Change those monsters to that battle position, or to the other one."""

    what: Noun
    position: Position | None


@word
class TurnFaceUp(Step):
    """Turn those monsters face-up, standing as they stand."""

    what: Noun


@word
class TakeControl(Step):
    """Take control of those monsters until then."""

    what: Noun
    until: Until
