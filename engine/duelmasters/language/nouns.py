"""Words for cards: whose, where, and what they are like."""

from enum import Enum, auto

from engine.core.values import value
from engine.duelmasters.language.families import Noun, Number
from engine.duelmasters.language.printed import Civ, Zone


class Whose(Enum):
    """Whose cards or which players a word speaks of."""

    OWN = auto()
    OPPONENT = auto()
    """One designated opponent, the same throughout an effect (DP-300.1, DP-300.1a)."""
    OPPONENTS = auto()
    """All opponents: static abilities (DP-300.2)."""
    TURN_OPPONENT = auto()
    """The opponent whose turn it is (DP-300.4)."""
    ANYBODY = auto()
    """All players (DP-300.5)."""


class Of(Enum):
    """What is asked of the type of a card."""

    CREATURE = auto()
    EVOLUTION = auto()
    PLAIN = auto()
    """A creature that is no evolution creature."""
    SPELL = auto()
    TAMASEED = auto()
    CREATURE_OR_TAMASEED = auto()
    CARD = auto()


@value
class Fit:
    """What a card has to be like; what is left out does not matter.

    Outside the battle zone one side has to fit in everything (DM-TWIN-2).
    """

    of: Of = Of.CARD
    civs: tuple[Civ, ...] = ()
    """One of these."""
    lacks: tuple[Civ, ...] = ()
    """None of these."""
    most_cost: Number | None = None
    least_cost: int | None = None
    cost_over: Number | None = None
    cost_is_chosen: bool = False
    most_power: int | None = None
    least_power: int | None = None
    tapped: bool | None = None
    races: tuple[str, ...] = ()
    """One of them is part of one of its races."""
    named: str = ""
    """Part of its name."""
    multicolored: bool | None = None
    colorless: bool = False
    key: object = None
    """A keyword it has, or the kind of one that says more."""
    when_put: bool = False
    """It has an ability that triggers when it is put."""
    blocking: bool = False
    """It blocks in the attack in progress."""
    other: bool = False
    """Not the card that says so."""
    namesake: bool = False
    """Of the name of the card that says so."""
    either: tuple["Fit", ...] = ()
    """One of these fits too."""


ANY = Fit()
CREATURE = Fit(Of.CREATURE)
SPELL = Fit(Of.SPELL)


@value
class Cards(Noun):
    """All cards of that kind in a zone."""

    whose: Whose
    zone: Zone = Zone.BATTLE
    fit: Fit = CREATURE


@value
class Some(Noun):
    """Chosen ones among these (DM-EFF-16): as many as possible of at least `least`.

    `by_owner`: their player chooses. `power` is what their power may add up to.
    """

    of: Noun
    least: Number = 1
    most: Number | None = None
    by_owner: bool = False
    power: int | None = None
    including: Noun | None = None
    """One of these at least is among them."""
    looked_at: bool = False
    """The cards of a hand, which its chooser looks at (DP-301.2)."""


@value
class Random(Noun):
    """So many of these at random."""

    of: Cards
    count: int = 1


@value
class This(Noun):
    """The card whose ability it is."""


@value
class It(Noun):
    """The cards that the step before dealt with, while they are where it left them."""

    fit: Fit = ANY


@value
class Top(Noun):
    """The top cards of a deck."""

    count: Number = 1
    whose: Whose = Whose.OWN


def up_to(most: Number, of: Noun) -> Some:
    """Up to so many of these."""
    return Some(of, 0, most)


def one(of: Noun) -> Some:
    """One of these."""
    return Some(of)
