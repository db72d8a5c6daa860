"""Words of monsters that are equipped to monsters by an effect."""

from typing import Literal

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Condition, Noun, Quality
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Cause, Limit, Whose
from engine.yugioh.language.triggers import Trigger


@word
class EquipToThis(Step):
    """Equip those monsters to this card as Equip Spells; no more than that (MR-GLOS-15)."""

    what: Noun
    most: PositiveInt


@word
class FallsInstead(Fact):
    """If one of these would be destroyed by battle, those cards are destroyed instead.

    With `by_effects`, also where an effect would destroy it.
    """

    who: Noun
    instead: Noun
    by_effects: bool = False


@word
class DoesInstead(Fact):
    """If any of these would be destroyed, you can do that instead of all that would be.

    With `cause`, only if that would destroy them; with `by`, only an effect of that player,
    and a battle all the same. It can be done as often as the `limit` lets.
    """

    who: Noun
    do: Step
    cause: Cause | None = None
    by: Whose | None = None
    limit: Literal[Limit.ONCE_EACH, Limit.ONCE_BY_NAME] | None = None


@word
class ReflectsBattleDamage(Fact):
    """What battle damage you take from battles of these monsters, your opponent takes too."""

    who: Noun


@word
class EquipThisTo(Step):
    """Equip this card to that monster (MR-GLOS-15)."""

    what: Noun

    @property
    def wears(self) -> bool:
        """It is."""
        return True


@word
class EquipSpells(Step):
    """Equip as many of these Equip Spells as possible, each to one of those that it fits."""

    what: Cards
    to: Cards


@word
class LosesHost(Trigger):
    """The monster that this card is equipped to, under that player's control where it says so,
    is destroyed by that cause, and this card goes to the Graveyard because of that.
    """

    whose: Whose | None
    by: Cause


@word
class FellsHost(Trigger):
    """An effect of this card has destroyed the monster to which it is equipped, and so it has
    gone to the Graveyard, or was banished.
    """


@word
class TurnsWorn(Condition):
    """It is the turn of who controls the monster to which this card is equipped, for so many
    times since it was equipped to it, the turn in which it was being one.
    """

    nth: PositiveInt


@word
class IsEquipped(Trigger):
    """An Equip Card is equipped to one of these monsters; it is the card spoken of."""

    to: Noun


@word
class HasEquip(Quality):
    """Some card is equipped to it, whatever equipped it."""
