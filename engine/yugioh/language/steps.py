"""Do what? The words after the semicolon, and the costs before it."""

from pydantic import PositiveInt

from engine.yugioh.language.amounts import Amount
from engine.yugioh.language.facts import Fact
from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.terms import Counter, Position, Until, Whose


@word
class Target(Node):
    """What is targeted at activation: the words before the semicolon."""

    of: Noun
    count: PositiveInt = 1


@word
class Step(Node):
    """Something to be done at resolution, or paid at activation."""


@word
class Destroy(Step):
    """Destroy those cards, all at the same time."""

    what: Noun


@word
class Draw(Step):
    """Draw so many cards."""

    count: PositiveInt


@word
class Discard(Step):
    """Send those cards from the hand to the Graveyard."""

    what: Noun


@word
class TributeCards(Step):
    """Tribute those monsters."""

    what: Noun


@word
class PayLife(Step):
    """Pay Life Points."""

    amount: PositiveInt


@word
class SpecialSummon(Step):
    """Special Summon those cards to your field, in that position or your choice (MR-SUM-17)."""

    what: Noun
    position: Position | None = None
    pointed_to: bool = False
    """To a zone of yours that this card points to."""


@word
class ReturnToHand(Step):
    """Return those cards to the hands of their owners."""

    what: Noun


@word
class AddToHand(Step):
    """Add those cards to your hand, shown to your opponent."""

    what: Noun


@word
class SendToGraveyard(Step):
    """Send those cards to the Graveyard."""

    what: Noun


@word
class Banish(Step):
    """Banish those cards, face-up."""

    what: Noun


@word
class ShuffleIntoDeck(Step):
    """Shuffle those cards into the Decks of their owners."""

    what: Noun


@word
class PlaceCounters(Step):
    """Place so many counters on that card, which holds at most so many."""

    on: Noun
    counter: Counter
    count: PositiveInt
    most: PositiveInt


@word
class RemoveCounters(Step):
    """Remove so many counters from that card."""

    on: Noun
    counter: Counter
    count: PositiveInt


@word
class PlaceOnDeckTop(Step):
    """Place those cards on the top of the Deck."""

    what: Noun


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


@word
class SetCards(Step):
    """Set those Spells and Traps on your field."""

    what: Noun


@word
class GainLife(Step):
    """Gain so many Life Points."""

    amount: PositiveInt


@word
class SkipDrawPhase(Step):
    """That player skips his next Draw Phase."""

    whose: Whose


@word
class InflictDamage(Step):
    """Inflict that much damage to that player."""

    to: Whose
    amount: int | Amount


@word
class NegateActivation(Step):
    """Negate the activation that is being answered."""


@word
class NegateAttack(Step):
    """Negate the attack that was declared."""


@word
class Apply(Step):
    """From now until then, that is a fact."""

    fact: Fact
    until: Until
