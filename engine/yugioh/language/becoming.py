"""Words of Traps that come to a Monster Zone as monsters."""

from pydantic import NonNegativeInt, PositiveInt

from engine.yugioh.language.families import Condition
from engine.yugioh.language.node import word
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Ability, Attribute, Frame, Position, Type


@word
class BecomeMonster(Step):
    """Special Summon this Trap as such a monster, in that position or your choice.

    With `still` it is a Trap as well, as long as it lies in a Monster Zone. An Effect Monster
    has its other effects there, a Normal Monster none.
    """

    frame: Frame
    type: Type
    attribute: Attribute
    level: PositiveInt
    attack: NonNegativeInt
    defense: NonNegativeInt
    position: Position | None = None
    still: bool = True
    abilities: tuple[Ability, ...] = ()

    @property
    def makes_monster(self) -> bool:
        """Whether by it the Trap whose effect it is comes to a Monster Zone as a monster."""
        return True


@word
class BecameMonster(Condition):
    """It was Special Summoned in the way its own text tells, and has stayed since."""
