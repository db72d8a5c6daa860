"""What may be played and what comes to nothing: bans, permissions and standing negations."""

from engine.yugioh.language.conditions import Condition
from engine.yugioh.language.facts import Fact
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.sentences import Effect
from engine.yugioh.language.terms import Kind


@word
class CannotPlay(Fact):
    """Cards of that kind, and their effects on the field, cannot be activated by anybody.

    With `everywhere`, neither can their effects in other places.
    """

    kind: Kind
    everywhere: bool = False


@word
class NegatesTargeting(Fact):
    """Effects of that kind of card that target such a card come to nothing.

    With `alone`, only those that target nothing else; with `destroys`, the card whose effect
    it was is destroyed.
    """

    who: Noun
    by: Kind
    alone: bool = False
    destroys: bool = False


@word
class FromHandIf(Effect):
    """While this is so, the Trap can be activated from the hand; not an effect."""

    condition: Condition
