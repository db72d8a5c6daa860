"""What may be played and what is negated: bans, permissions and standing negations."""

from typing import Literal

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Amount, Condition, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.sentences import Effect
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Icon, Kind, Phase, Place, Position, Summon, Whose
from engine.yugioh.language.triggers import Trigger


@word
class CannotActivateCards(Fact):
    """That player, or with none named both, cannot activate cards of that kind, or any.

    With `effects`, neither can their effects on the field; with `everywhere`, in any place.
    """

    kind: Kind | None
    player: Whose | None = None
    effects: bool = False
    everywhere: bool = False


@word
class CannotActivateOf(Fact):
    """That player cannot activate Spell or Trap Cards with that sign."""

    icon: Icon
    player: Whose


@word
class CannotActivateIn(Fact):
    """That player, or with none named both, cannot activate effects of cards there."""

    place: Place
    player: Whose | None = None


@word
class NegatesTargeting(Fact):
    """Effects of that kind of card that target one of these cards are negated.

    With `alone`, only those that target nothing else; with `destroys`, the card whose effect
    it was is destroyed.
    """

    who: Noun
    by: Kind
    alone: bool = False
    destroys: bool = False
    of: Whose | None = None
    """Only those of that player."""


@word
class AttacksDirectlyFor(Fact):
    """These monsters can attack the player directly; past monsters they inflict that damage."""

    who: Noun
    damage: Amount


@word
class IsUnaffectedBy(Fact):
    """Those are not affected by the effects of these cards."""

    who: Noun
    cards: Cards


@word
class KeepsBuried(Fact):
    """No card in a Graveyard can be banished, and effects move none, nor change what it is.

    One that cannot but do that is negated as it comes to resolve.
    """


@word
class CannotBanishBuried(Fact):
    """That player, or with None neither, can banish cards from either Graveyard."""

    player: Whose | None


@word
class CannotBanishToPay(Fact):
    """You cannot banish these cards to activate an effect of cards of the name of this one."""

    what: Cards


@word
class NegatesEffectsFrom(Fact):
    """The effects that monsters in that battle position have activated are negated.

    It is asked as they resolve, of the position in which they were activated (FAQ 13163).
    """

    position: Position


@word
class CannotSet(Fact):
    """Cards of that kind cannot be Set or turned face-down by anybody.

    A monster can be Normal Summoned in face-up Defense Position instead.
    """

    kind: Kind


@word
class ShownAsDrawn(Condition):
    """It is your Main Phase 1, and you have kept this card revealed since you drew it normally.

    That was in this turn, while the `drawn_while` was so.
    """

    drawn_while: Condition


@word
class JustNow(Condition):
    """That has just happened: as long as it is what may be responded to, on a chain as well."""

    when: Trigger


@word
class AtStartOf(Condition):
    """That phase has begun, and nothing has been done in it yet."""

    phase: Phase


@word
class CannotBattle(Fact):
    """That player cannot conduct a Battle Phase."""

    player: Whose


@word
class MustBeTributed(Fact):
    """The player must Tribute those of their opponent, if any, as if these were their own."""

    who: Noun


@word
class SummonsAlso(Fact):
    """That player can Normal Summon one of these beside the Normal Summon of the turn.

    Whatever says so, there is one such summon in a turn (FAQ 8469). `tributing`, with a
    Tribute at least, and it can be Set as well (FAQ 11425).
    """

    player: Whose
    one: Cards
    tributing: bool = False


@word
class ServesAsMaterial(Fact):
    """The player can use these monsters as materials of that summon, as if their own."""

    who: Noun
    way: Summon


@word
class HandLimit(Fact):
    """That player has to discard in their End Phase what they hold above that number."""

    player: Whose
    cards: PositiveInt


@word
class CannotDraw(Fact):
    """That player cannot draw by card effects."""

    player: Whose


@word
class DrawsForNames(Fact):
    """While there are any of these, your normal draw is a card for each name among them."""

    of: Cards


@word
class HandRevealed(Fact):
    """That player must keep their hand revealed: everybody sees what they hold (MR-INFO-01)."""

    player: Whose


@word
class FromHandIf(Effect):
    """While this is so, the Trap can be activated from the hand; not an effect."""

    condition: Condition


@word
class OnlyPlacedBy(Effect):
    """It comes to the field by the effect of a card of that name alone; not an effect."""

    name: str


@word
class TrapFrom(Fact):
    """Whoever says so can activate one Trap from their hand, or in the turn it was Set.

    From the field it is once a turn by name; or any number of them.
    """

    place: Literal[Place.HAND, Place.FIELD]
    any_number: bool = False


@word
class SentThisTurn(Condition):
    """A monster of that player was sent from their field to their own Graveyard this turn."""

    whose: Whose


@word
class EachTime(Fact):
    """Each time this happens whoever says so does that, without a chain.

    Once for all that happens together.
    """

    when: Trigger
    do: Step


@word
class MayOnce(Fact):
    """Whoever says so can do it once, while this is so, without a chain.

    At once, or whenever they are free to act; never in the Damage Step.
    """

    condition: Condition
    step: Step


@word
class PaysFromHand(Fact):
    """So many LP have to be paid for each card of a hand that its player summons, Sets, or
    activates, itself or its effect.
    """

    life: PositiveInt


@word
class PaysNoLife(Fact):
    """No LP are paid to activate the effects of these monsters."""

    who: Noun


@word
class CannotNormalSummon(Fact):
    """That player cannot Normal Summon or Set monsters."""

    player: Whose
