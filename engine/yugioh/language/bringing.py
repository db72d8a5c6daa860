"""Words that bring monsters from the Extra Deck, the hand or nowhere, and of Xyz Materials."""

from typing import Literal

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Amount, Condition, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import THIS, AnyOf, Cards
from engine.yugioh.language.sentences import Effect
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Attribute, Kind, Place, Position, Summon, Type, Whose

OWN_MONSTERS = AnyOf(
    Cards(Kind.MONSTER, Whose.YOURS, Place.HAND), Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
)
"""Monsters in your hand or on your field."""


@word
class FusionSummon(Step):
    """Fusion Summon one of these monsters with monsters from these places of yours (MR-FUS-03).

    They go to the Graveyard, or with `banishing` are banished. With `either`, it is those on
    either field instead.
    """

    what: Cards = Cards()
    places: tuple[Place, ...] = (Place.HAND, Place.FIELD)
    banishing: bool = False
    either: bool = False


@word
class RitualSummon(Step):
    """Tribute monsters whose Levels reach that; Ritual Summon one of these (MR-RIT-03).

    Without a level it is that of the monster summoned; `exactly`, and no more. `giving` are
    those that can be Tributed, besides which these can be banished or sent to the Graveyard;
    `with_this`, this card on the field has to be one of them.
    """

    what: Cards | AnyOf
    level: PositiveInt | None = None
    exactly: bool = False
    giving: Cards | AnyOf | None = OWN_MONSTERS
    banishing: Cards | AnyOf | None = None
    sending: Cards | AnyOf | None = None
    with_this: bool = False


@word
class MakeTokens(Step):
    """Special Summon so many Tokens of that name in that position (MR-TOKEN-04).

    Without a position the player chooses it. `attack` and `defense` become what is said.
    """

    name: str
    count: PositiveInt
    position: Position | None = None
    attack: Amount | None = None
    defense: Amount | None = None
    to: Whose = Whose.YOURS
    """To whose field."""

    @property
    def made(self) -> int:
        """So many."""
        return self.count


@word
class DetachMaterial(Step):
    """Detach so many Xyz Materials from this card, or from these monsters (MR-XYZ-12).

    Without a number, all of them.
    """

    count: PositiveInt | None = 1
    of: Noun = THIS


@word
class AttachMaterial(Step):
    """Attach those cards to this card, or to that monster, as Xyz Materials.

    What lies beneath them is lost.
    """

    what: Noun
    to: Noun = THIS


@word
class DetachesInstead(Fact):
    """If one of these would be destroyed, you can detach 1 Xyz Material from it instead."""

    who: Noun


@word
class SummonedUpon(Effect):
    """It can also be Xyz Summoned upon one of these monsters, whose materials it takes over.

    That monster is its material; not an effect.
    """

    upon: Cards
    condition: Condition | None = None
    once: bool = False
    """Whether cards of its name are summoned so once a turn."""


@word
class SummonedByGiving(Effect):
    """It is Special Summoned from the Extra Deck by giving monsters on your field that are what
    it names as its materials, which is no Fusion Summon; not an effect.

    They go to that place. It cannot be Special Summoned in any other way from the Extra Deck.
    """

    to: Literal[Place.GRAVEYARD, Place.BANISHED, Place.DECK]
    either: bool = False
    """Those on either field are given."""
    only: bool = False
    """It cannot be Special Summoned in any other way, even once it has come so."""


@word
class ComesOnce(Effect):
    """Its player can Special Summon cards of its name once a turn, in whatever way; not an
    effect.
    """


@word
class OnlyOne(Effect):
    """There can be one of these cards face-up on a field, or with `between` on both together;
    not activated.
    """

    of: Cards
    between: bool = False


@word
class ComesUnder(Effect):
    """In the turn in which its player Special Summons it, in whatever way, that has to hold,
    before it and after; not an effect.
    """

    oath: Fact


@word
class MustBeSummoned(Effect):
    """It cannot be Special Summoned in any other way, even from the Graveyard.

    With `first`, not in any other way from the Extra Deck; once it has come so, it can be
    revived. With `strictly`, its summon takes the materials that it names, and nothing that
    stands for one.
    """

    way: Summon
    first: bool = False
    strictly: bool = False


@word
class OnlySummonedBy(Effect):
    """It can be Special Summoned by a card of that name alone, even from the Graveyard.

    With `first`, by another once it has come so.
    """

    name: str
    first: bool = False


@word
class RestsInGraveyard(Effect):
    """It cannot be Special Summoned from the Graveyard in the turn in which it was sent there;
    not an effect.
    """


@word
class NeverMaterial(Effect):
    """It cannot be material of a summon in those ways, except of those; not an effect."""

    ways: tuple[Summon, ...]
    but: Cards | None = None
    that_turn: bool = False
    """Whether it cannot in the turn alone in which it was itself summoned in one of them."""


@word
class StandsForMaterial(Effect):
    """It can stand for any one Fusion Material that is named, where all others are that.

    In the hand, on the field and in the Graveyard; nothing is activated.
    """


@word
class StandsForTuner(Effect):
    """It can stand for any one of those Tuners as Synchro Material, and is material of no
    Synchro Summon but one that asks for such a Tuner; not an effect.
    """

    tuner: Cards


@word
class CountsAsAllTributes(Effect):
    """It can be all that is given for the Ritual Summon of one of those; no effect of a class.

    With `on_field`, only on the field.
    """

    of: Cards
    on_field: bool = False


@word
class OnlyTheseMaterials(Effect):
    """Its Fusion Summon takes the materials that it names, and nothing that stands for one."""


@word
class TributeMaterials(Step):
    """Tribute from your field what one of these Fusion Monsters is made of, this card too."""

    of: Cards


@word
class SummonStands(Effect):
    """Its summon in those ways cannot be negated; not an effect."""

    ways: tuple[Summon, ...]


@word
class ComesAsMonster(Fact):
    """If a card of that name would place one of these on your field, you can summon it instead.

    It is Special Summoned as a Normal Monster of that Attribute, Type and Level with 0 ATK and
    DEF, until it leaves the Monster Zone, and what is said of `FORMER` holds for it then.
    """

    which: Cards
    by: str
    attribute: Attribute
    type: Type
    level: PositiveInt
    then: Fact


@word
class MadeWith(Condition):
    """One of these cards lies beneath it, as material of its Xyz Summon."""

    such: Cards
