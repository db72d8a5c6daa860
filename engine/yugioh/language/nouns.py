"""Which cards? Noun phrases: a description, or a pronoun."""

from dataclasses import replace

from pydantic import PositiveInt

from engine.yugioh.language.families import Noun, Quality
from engine.yugioh.language.node import word
from engine.yugioh.language.qualities import Did, Named
from engine.yugioh.language.terms import (
    End,
    Face,
    Kind,
    Lot,
    Place,
    Position,
    Stat,
    Summon,
    Trait,
    Whose,
)


@word
class Cards(Noun):
    """Cards described: an empty slot says nothing about them.

    `whose` is the controller on the field and the owner elsewhere. A quality that only a
    face-up card shows is never that of a face-down card on the field (MR-INFO-06).
    """

    kind: Kind | None = None
    whose: Whose | None = None
    place: Place | None = None
    position: Position | None = None
    face: Face | None = None
    other: bool = False
    like: tuple[Quality, ...] = ()
    """All that they are like besides. Its order tells nothing, so it is put in one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "like", tuple(sorted(self.like, key=repr)))

    @property
    def name(self) -> str | None:
        """The name that they have to have, if one is said."""
        names = (each.name for each in self.like if isinstance(each, Named))
        return next((name for name in names if isinstance(name, str)), None)

    @property
    def is_named(self) -> bool:
        """Whether a name is said that they have to have, or one of several."""
        names = (each.name for each in self.like if isinstance(each, Named))
        return any(isinstance(name, str | tuple) for name in names)

    @property
    def came(self) -> "Came | None":
        """How they have to have been summoned, if that is said."""
        return next((each for each in self.like if isinstance(each, Came)), None)

    @property
    def did(self) -> Did | None:
        """What they did, or what happened to them, if that is said."""
        return next((each for each in self.like if isinstance(each, Did)), None)

    def also(self, *qualities: Quality) -> "Cards":
        """The same cards, which are also like that."""
        return replace(self, like=(*self.like, *qualities))


@word
class Came(Quality):
    """It was last summoned in one of these ways.

    With `using`, with such a monster, and it lies face-up since; with `only`, with such alone.
    """

    ways: tuple[Summon, ...]
    using: Cards | None = None
    only: bool = False


@word
class ThisCard(Noun):
    """The card that speaks."""


@word
class ThatCard(Noun):
    """The card it targeted: "that target", "it"."""


@word
class Subject(Noun):
    """The card that the `when` clause speaks of: the one summoned, attacking, activated."""


@word
class AttackingMonster(Noun):
    """The monster that attacks in the battle under way."""


@word
class OpposingMonster(Noun):
    """Your opponent's monster in the battle under way."""


@word
class OwnMonster(Noun):
    """Your monster in the battle under way."""


@word
class NewTarget(Noun):
    """Another of these cards that the attack or the effect answered could target."""

    of: Cards


@word
class Slayer(Noun):
    """The monster that destroyed this card by battle, while it stays there."""


@word
class EquippedMonster(Noun):
    """The monster this card is equipped to."""


@word
class TributedFor(Noun):
    """The monsters that were Tributed for the Tribute Summon of this card."""


@word
class Former(Noun):
    """The cards that the step before dealt with."""


THIS, THAT, SUBJECT = ThisCard(), ThatCard(), Subject()
ATTACKER, EQUIPPED, FORMER = AttackingMonster(), EquippedMonster(), Former()
FOE, OWN = OpposingMonster(), OwnMonster()


@word
class OnceHeld(Noun):
    """Of the cards that the step before dealt with, those that that player had controlled."""

    by: Whose


@word
class Namesakes(Noun):
    """Every card with the same original name as those, wherever it is."""

    of: Noun


@word
class Threatened(Noun):
    """These cards, as far as the effect that is answered would destroy them."""

    of: Cards


@word
class Every(Noun):
    """All these cards there are when the step resolves."""

    of: Noun


@word
class ThoseThere(Noun):
    """All these cards that there are as something begins to hold, and none that come later."""

    of: Cards


@word
class Choose(Noun):
    """So many of these cards, chosen by you when the step is carried out, without targeting.

    With `up_to`, so many or fewer, but one at least; `named_apart`, all of different names.
    """

    of: Noun
    count: PositiveInt = 1
    up_to: bool = False
    as_many_as: Cards | None = None
    """Choose as many as there are of these cards."""
    as_many: bool = False
    """Choose as many as were paid, or dealt with just before: all of them, or none."""
    named_apart: bool = False
    alike: Trait | None = None
    """What all of them have to share."""
    levels: PositiveInt | None = None
    """Choose as many as it takes for their Levels to reach that together, none needlessly."""

    @property
    def each_named(self) -> tuple[str, ...]:
        """The names of which it takes one each; none where it says anything else."""
        each = self.of.each if isinstance(self.of, AnyOf) else (self.of,)
        told = [part.like for part in each if isinstance(part, Cards) and len(part.like) == 1]
        said = [like[0].name for like in told if isinstance(like[0], Named)]
        names = said[0] if said and len(said) == len(each) else ()
        apart = self.named_apart and isinstance(names, tuple) and len(names) == self.count
        alike = apart and not self.up_to and all(name == names for name in said)
        return names if alike and isinstance(names, tuple) else ()


@word
class Together(Noun):
    """All the cards it targeted; none, once one of them cannot be dealt with any more."""

    of: Noun


@word
class WithThis(Noun):
    """Those cards and this card; none, once one of them cannot be dealt with any more."""

    of: Noun


@word
class UsedFor(Noun):
    """The materials of the last summon of that card that are such; where a place is named, or
    with `there`, as far as they have stayed where they went then.
    """

    of: Noun
    such: Cards = Cards()
    there: bool = False


@word
class AmongTargets(Noun):
    """Of the cards it targeted those that are such, and are so still."""

    such: Cards


@word
class Among(Noun):
    """These cards, of those that the effect answers, or has just looked at or moved."""

    lot: Lot
    such: Cards = Cards()


@word
class AtRandom(Noun):
    """So many of these, which chance chooses when the step is carried out (MR-GLOS-21)."""

    of: Cards
    count: PositiveInt = 1


@word
class OneFromEach(Noun):
    """One card at most of your opponent's hand, of their field and of their Graveyard each, and
    one at least; chance chooses that of the hand.
    """


@word
class AnyOf(Noun):
    """Cards of the one description or the other, or of a third one."""

    first: Cards
    second: Cards
    third: Cards | None = None

    @property
    def each(self) -> tuple[Cards, ...]:
        """All the descriptions."""
        both = (self.first, self.second)
        return both if self.third is None else (*both, self.third)


@word
class DeckTop(Noun):
    """So many cards from the top of that player's Deck; `up_to`, so many or fewer, but one."""

    count: PositiveInt
    whose: Whose = Whose.YOURS
    up_to: bool = False

    @property
    def least(self) -> int:
        """How many of them there have to be."""
        return 1 if self.up_to else self.count


@word
class Extreme(Noun):
    """The one of these cards with the highest or lowest number; your choice, if tied."""

    end: End
    stat: Stat
    of: Noun
