"""What are the cards like? Qualities, of which a noun names as many as it needs."""

from typing import overload

from pydantic import NonNegativeInt

from engine.yugioh.language.families import Amount, Condition, Noun, Quality
from engine.yugioh.language.node import Node, word
from engine.yugioh.language.terms import (
    Ability,
    Attribute,
    Counter,
    Feat,
    Frame,
    Icon,
    Place,
    Stat,
    Type,
    Zone,
)

Term = Attribute | Type | Ability | Frame | Icon
"""What a card is by what is printed on it."""


@word
class Bound(Node):
    """A number between these, either end open: "1500 or less"."""

    least: NonNegativeInt | None = None
    most: NonNegativeInt | None = None

    def holds(self, number: int) -> bool:
        """Whether `number` lies within."""
        return (self.least is None or self.least <= number) and (
            self.most is None or number <= self.most
        )


@word
class Within(Node):
    """No more than an amount that is worked out when it is asked; `below`, less than that.

    With `same`, so much and no less; with `above`, more than that.
    """

    amount: Amount
    below: bool = False
    same: bool = False
    above: bool = False


def exactly(number: int) -> Bound:
    """Say that number alone."""
    return Bound(least=number, most=number)


def at_least(least: int) -> Bound:
    """Say "… or more"."""
    return Bound(least=least)


@overload
def at_most(most: int) -> Bound: ...
@overload
def at_most(most: Amount) -> Within: ...
def at_most(most: int | Amount) -> Bound | Within:
    """Say "… or less", or "less than or equal to …" of an amount."""
    return Bound(most=most) if isinstance(most, int) else Within(most)


def below(amount: Amount) -> Within:
    """Say "lower than …"."""
    return Within(amount, below=True)


def above(amount: Amount) -> Within:
    """Say "higher than …"."""
    return Within(amount, above=True)


@word
class Has(Quality):
    """It has that number, and the number is so: "with 1500 or less ATK"."""

    stat: Stat
    number: Bound | Within


@word
class Of(Quality):
    """It is of that Attribute, Type, ability, kind of monster, or kind of Spell or Trap.

    Of several terms it is one.
    """

    what: Term | tuple[Term, ...]


@word
class EffectMonster(Quality):
    """It has effects; of a monster."""


@word
class OfArchetype(Quality):
    """It belongs to the archetype, by its name or by its text: "a "Magician" card"."""

    name: str


@word
class Named(Quality):
    """It has that name, one of those names, or that of one of those cards, wherever it is."""

    name: str | tuple[str, ...] | Noun


@word
class HasNamesake(Quality):
    """Another monster that lies face-up on the field has its name."""


@word
class Mentions(Quality):
    """Its text names that card, or one of those: "that mentions "Dark Magician"".

    What it names is printed on it, as an archetype is not: "a "Dark Magician" monster" names
    no card (Q&A 18936).
    """

    name: str | tuple[str, ...]


@word
class NamedIn(Quality):
    """The text of one of those cards names it: "whose name is mentioned on that card"."""

    on: Noun


@word
class Not(Quality):
    """It is not so: "non-Tuner", "except "Jar of Avarice""."""

    what: Quality


@word
class Is(Quality):
    """It is one of those cards."""

    which: Noun


@word
class While(Quality):
    """It is one of those that are meant only while that is so."""

    condition: Condition


@word
class Kindred(Quality):
    """It is of the Type, Attribute and Level of one of those cards, but of another name."""

    of: Noun


@word
class SharesAttribute(Quality):
    """It is of the Attribute of one of those cards."""

    of: Noun


@word
class SharesKind(Quality):
    """It is a monster, a Spell or a Trap, as one of those cards is."""

    of: Noun


@word
class Differs(Quality):
    """Its number is another one than its original one."""

    stat: Stat


@word
class OfOnlyType(Quality):
    """Its Type is the original Type of all these monsters, which have no other."""

    of: Noun


@word
class MadeOfThose(Quality):
    """The cards that the cost was paid with are what it would be Fusion Summoned with."""


@word
class SpecialSummoned(Quality):
    """It was Special Summoned, from there if named, and has stayed on the field since."""

    origin: Place | None = None


@word
class NormalSummonable(Quality):
    """It can be Normal Summoned or Set (MR-SUM-04)."""


@word
class SentBy(Quality):
    """It lies in the Graveyard, where an effect of that card sent it that has stayed since.

    With `banished`, it was banished by one instead, and is so still.
    """

    which: Noun
    banished: bool = False


@word
class Did(Quality):
    """It did that this turn, or it happened to it; with `last`, in the last turn of the
    player whose turn it is. With `origin`, it was sent from one of those places.
    """

    feat: Feat
    last: bool = False
    origin: tuple[Place, ...] = ()


@word
class HasMaterial(Quality):
    """Something lies beneath it as Xyz Material."""


@word
class RoomFor(Quality):
    """A counter of that kind can still be placed on it."""

    counter: Counter


@word
class In(Quality):
    """It lies in a zone of that kind."""

    zone: Zone


@word
class WasThere(Quality):
    """It already lay there, face-up and on that side, when the effect was activated."""


@word
class InColumn(Quality):
    """In the column in which the speaking card lies, or lay when this began to hold."""


@word
class PointedTo(Quality):
    """In a zone that a Link Marker of one of those points to (MR-LINK-18)."""

    by: Noun


@word
class CoLinked(Quality):
    """It and one of those point at each other; without any, whichever (MR-LINK-21)."""

    to: Noun | None = None


@word
class Equips(Quality):
    """It is equipped to one of those, whatever equipped it."""

    to: Noun


@word
class EquippedTo(Quality):
    """Equipped to one of those by its own effect (MR-GLOS-15)."""

    to: Noun
