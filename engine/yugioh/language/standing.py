"""Words of how monsters stand and whose they are."""

from typing import Literal

from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Face, Position, Until, Whose


@word
class ChangePosition(Step):
    """Change those monsters to that battle position, or to the other one.

    With `Face.UP` those that are face-down are turned face-up, standing as they stand; with
    `mute`, the effects that Flip monsters have when they are turned face-up are not activated.
    """

    what: Noun
    position: Position | Literal[Face.UP] | None
    mute: bool = False


@word
class MoveOver(Step):
    """Move those monsters to another Main Monster Zone of their controller, of your choice."""

    what: Noun


@word
class ShuffleSetMonsters(Step):
    """Shuffle your Set monsters among the Main Monster Zones in which they lie."""


@word
class TakeControl(Step):
    """Take control of those monsters until then, or give it `to` your opponent."""

    what: Noun
    until: Until
    to: Whose = Whose.YOURS


@word
class SwapControl(Step):
    """Each player chooses 1 monster they control; control of the two is switched for good."""
