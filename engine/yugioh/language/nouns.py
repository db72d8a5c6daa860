"""Which cards? A noun phrase with one slot for each thing card text can say of a card."""

from pydantic import NonNegativeInt, PositiveInt

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.terms import (
    Ability,
    Attribute,
    Counter,
    Face,
    Frame,
    Icon,
    Kind,
    Place,
    Position,
    Stat,
    Type,
    Whose,
)


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


def at_least(least: int) -> Bound:
    """Say "… or more"."""
    return Bound(least=least)


def at_most(most: int) -> Bound:
    """Say "… or less"."""
    return Bound(most=most)


@word
class Noun(Node):
    """Something that picks out cards."""


@word
class Cards(Noun):
    """Cards described: an empty slot says nothing about them.

    `whose` is the controller on the field and the owner elsewhere. A slot that needs what
    only a face-up card shows never means a face-down card on the field (MR-INFO-06).
    """

    kind: Kind | None = None
    whose: Whose | None = None
    place: Place | None = None
    position: Position | None = None
    face: Face | None = None
    other: bool = False
    attribute: Attribute | None = None
    type: Type | tuple[Type, ...] | None = None
    """The Type, or any of several."""
    level: Bound | None = None
    attack: Bound | None = None
    defense: Bound | None = None
    original_attack: Bound | None = None
    originally_below_this: bool = False
    """Its original ATK is lower than the ATK of the speaking card."""
    defense_within_target: bool = False
    """Its DEF is no higher than the ATK of the monster that was targeted."""
    named: str | None = None
    frame: Frame | None = None
    effect: bool | None = None
    """Whether it is an Effect Monster."""
    ability: Ability | None = None
    lacks: Ability | None = None
    """An ability that it must not have: "non-Tuner"."""
    archetype: str | None = None
    """The archetype it belongs to, by its name or by its text: "a "Magician" card"."""
    rating: Bound | None = None
    pointed_to: bool = False
    """In a zone that a Link Marker of the speaking card points to (MR-LINK-18)."""
    co_linked: bool = False
    co_linked_with_this: bool = False
    """Whether it and the speaking card point at each other (MR-LINK-21)."""
    equipped_to_this: bool = False
    """Equipped to the speaking card by its own effect (MR-GLOS-15)."""
    in_pendulum_zone: bool = False
    lacks_attribute: Attribute | None = None
    special_summoned: bool = False
    in_extra_zone: bool = False
    in_main_zone: bool = False
    """In a Main Monster Zone, not in an Extra Monster Zone."""
    icon: Icon | None = None
    """The kind of Spell or Trap: "a Field Spell"."""
    lacks_name: str | None = None
    """A name that it must not have: "except "Jar of Avarice""."""
    room_for: Counter | None = None
    """A counter that can still be placed on it."""
    in_field_zone: bool = False
    in_column: bool = False
    """In the column in which the speaking card lies, or lay when this began to hold."""
    normal_summonable: bool = False
    """That can be Normal Summoned or Set."""
    has_material: bool | None = None
    """Whether something lies beneath it as Xyz Material."""
    attacked: bool | None = None
    """Whether it has declared an attack this turn."""
    named_like: Noun | None = None
    """The card whose name it has to have."""
    rescaled: bool = False
    """Whether its Pendulum Scale is another one than what is printed."""


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
class Subjects(Noun):
    """All the cards that the `when` clause speaks of together and that are still such."""

    such: Cards


@word
class AttackingMonster(Noun):
    """The monster that attacks in the battle under way."""


@word
class OpposingMonster(Noun):
    """Your opponent's monster in the battle under way."""


@word
class NewTarget(Noun):
    """Another monster you control that the attack or the effect answered could target."""


@word
class EquippedMonster(Noun):
    """The monster this card is equipped to."""


@word
class Former(Noun):
    """The cards that the step before dealt with."""


THIS, THAT, SUBJECT = ThisCard(), ThatCard(), Subject()
ATTACKER, EQUIPPED, FORMER = AttackingMonster(), EquippedMonster(), Former()
FOE = OpposingMonster()


@word
class Namesakes(Noun):
    """Every card with the same original name as those, wherever it is."""

    of: Noun


@word
class Every(Noun):
    """All such cards there are when the step resolves."""

    of: Noun


@word
class Choose(Noun):
    """So many such cards, chosen by you when the step is carried out, without targeting.

    With `up_to`, so many or fewer, but one at least.
    """

    of: Noun
    count: PositiveInt = 1
    up_to: bool = False
    as_many_as: Cards | None = None
    """Choose as many as there are such cards."""


@word
class Together(Noun):
    """All the cards it targeted; none, once one of them cannot be dealt with any more."""

    of: Noun


@word
class AtRandom(Noun):
    """So many such cards, which chance chooses when the step is carried out (MR-GLOS-21)."""

    of: Cards
    count: PositiveInt = 1


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
    """So many cards from the top of that player's Deck."""

    count: PositiveInt
    whose: Whose = Whose.YOURS


@word
class Highest(Noun):
    """The one such card with the highest number; your choice, if tied."""

    stat: Stat
    of: Noun


@word
class Lowest(Noun):
    """The one such card with the lowest number; your choice, if tied."""

    stat: Stat
    of: Noun
