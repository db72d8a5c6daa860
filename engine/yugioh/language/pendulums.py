"""Words of the Pendulum Zones and of what lies there."""

from pydantic import NonNegativeInt, PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.sentences import Effect
from engine.yugioh.language.steps import Step


@word
class PlaceInPendulumZone(Step):
    """Place that Pendulum Monster in a Pendulum Zone of yours; nothing is activated."""

    what: Noun


@word
class ScaleBecomes(Fact):
    """The Pendulum Scale of these cards is that number, or with None what is printed."""

    who: Noun
    scale: NonNegativeInt | None


@word
class PendulumSummonedAs(Effect):
    """Face-up in the Extra Deck it can be Pendulum Summoned like a monster of that Level.

    Only once it has been summoned in its own way; not an effect.
    """

    level: PositiveInt
