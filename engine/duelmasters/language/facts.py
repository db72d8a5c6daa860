"""Words for what holds, and the abilities that say when something is done."""

from enum import Enum, auto

from engine.core.values import value
from engine.duelmasters.language.families import (
    Ability,
    Condition,
    Fact,
    Noun,
    Number,
    Step,
    Trigger,
)
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.nouns import ANY, CREATURE, Fit, Whose
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Verb


@value
class Power(Fact):
    """More or less power; only while attacking, or battling, where it says so."""

    number: Number
    attacking: bool = False
    battling: bool = False


@value
class Gives(Fact):
    """Keywords, or another race."""

    keys: tuple[Key, ...] = ()
    race: str = ""


@value
class AttacksUntapped(Fact):
    """They can attack untapped creatures of that kind."""

    fit: Fit = CREATURE


@value
class NoCasting(Fact):
    """Such players cannot cast such spells; from that zone, where one is named."""

    whose: Whose
    fit: Fit = ANY
    zones: tuple[Zone, ...] = ()


@value
class NoFighting(Fact):
    """Such creatures cannot attack; only players, or only its player, where it says so.

    `blocking`: they cannot block instead.
    """

    whose: Whose
    fit: Fit = CREATURE
    you: bool = False
    players: bool = False
    just_put: bool = False
    blocking: bool = False


@value
class Cheaper(Fact):
    """Own creatures of that kind cost less, not below the floor; `once`: the next one."""

    less: int
    fit: Fit = CREATURE
    floor: int = 1
    once: bool = False


@value
class Stays(Fact):
    """It does not leave that zone, or is not destroyed there."""

    destroyed_only: bool = False
    unless_destroyed: bool = False
    zone: Zone = Zone.BATTLE


@value
class NotChosen(Fact):
    """Opponents cannot choose it with effects of such cards."""

    fit: Fit = ANY


@value
class NotAttacked(Fact):
    """Opponents cannot attack it."""


@value
class Usable(Fact):
    """It may be used from where it lies; `once`: one such card in each own turn.

    `summoned`: by being summoned alone, whatever else the card could be used as.
    """

    summoned: bool = False
    once: bool = False


@value
class GoesUnder(Fact):
    """A spell cast from there goes under the deck afterwards."""


@value
class Static(Ability):
    """Facts that hold while the card is in `zone`; of itself where no cards are named."""

    facts: tuple[Fact, ...]
    noun: Noun | None = None
    condition: Condition | None = None
    zone: Zone = Zone.BATTLE


@value
class When(Ability):
    """When that happens, do this; only if the condition holds then (DM-EFF-2)."""

    triggers: tuple[Trigger, ...]
    step: Step
    condition: Condition | None = None
    zones: tuple[Zone, ...] = (Zone.BATTLE,)
    switch: bool = False
    """A D-switch: once a game, and its player may (DM-KW-23)."""
    word: str = ""
    """The keyword it stands for, where it stands for one."""


@value
class Spell(Ability):
    """What a spell does."""

    step: Step


@value
class Redirects(Ability):
    """May untap itself to change the target of an attack to an own tapped creature."""


class Would(Enum):
    """What is about to happen."""

    PUT = auto()
    DESTROY = auto()
    LEAVE = auto()
    DISCARD = auto()
    LOSE = auto()
    BREAK = auto()


@value
class Instead(Ability):
    """Something else happens instead (DM-EFF-5).

    It speaks of this card, or of cards of `whose` that fit. What happens instead is that the
    card goes where `verb` says, or `step`; `may`: if its player wants it.
    """

    would: Would
    verb: Verb | None = None
    step: Step | None = None
    whose: Whose | None = None
    fit: Fit = ANY
    condition: Condition | None = None
    may: bool = False
