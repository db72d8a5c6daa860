"""Words for what effects do."""

from enum import Enum, auto

from engine.core.values import value
from engine.duelmasters.language.families import Condition, Fact, Noun, Number, Step
from engine.duelmasters.language.nouns import ANY, Cards, Fit, It, Whose
from engine.duelmasters.language.printed import Civ, Zone


class Verb(Enum):
    """What is done with cards."""

    DESTROY = auto()
    TAP = auto()
    UNTAP = auto()
    TURN = auto()
    """Tap what is untapped, untap what is tapped."""
    TO_HAND = auto()
    TO_MANA = auto()
    TO_MANA_TAPPED = auto()
    TO_GRAVEYARD = auto()
    DISCARD = auto()
    TO_BOTTOM = auto()
    TO_TOP = auto()
    TO_SHIELDS = auto()
    TO_SHIELDS_SHOWN = auto()
    PUT = auto()
    SHIELD_TO_HAND = auto()
    """An own shield to the hand, without shield trigger."""
    BREAK = auto()
    """Shields are broken by the effect, not by a creature."""


class Until(Enum):
    """How long something lasts."""

    TURN_END = auto()
    """To the end of this turn (DM-TURN-10)."""
    MY_TURN = auto()
    """To the start of its player's next turn (DP-400.3)."""
    THEIR_UNTAP = auto()
    """Past the start of the next turn of its cards' player."""


@value
class Do(Step):
    """Do that with these cards."""

    verb: Verb
    noun: Noun


@value
class Draw(Step):
    """Draw cards; `up_to`: so many or fewer."""

    count: Number = 1
    whose: Whose = Whose.OWN
    up_to: bool = False


@value
class All(Step):
    """One after the other."""

    steps: tuple[Step, ...]


@value
class May(Step):
    """Its player decides whether to do it."""

    step: Step


@value
class IfDone(Step):
    """The second only if the first was done (DM-GEN-8)."""

    first: Step
    then: Step


@value
class If(Step):
    """Only if the condition holds as it is carried out (DM-EFF-11)."""

    condition: Condition
    then: Step
    otherwise: Step | None = None


@value
class Times(Step):
    """Do it so many times."""

    count: Number
    step: Step


@value
class Modes(Step):
    """Choose so many of these; each is its own effect (DP-300.1a-ex2)."""

    count: int
    steps: tuple[Step, ...]
    repeated: bool = False
    """The same one may be chosen again."""
    all_if: Condition | None = None
    """All of them instead, where it holds with the designated opponent (DP-303.1a-ex2)."""


@value
class Lasts(Step):
    """These facts hold of those cards for a time; the cards are fixed now (DM-EFF-6)."""

    noun: Noun
    facts: tuple[Fact, ...]
    until: Until = Until.TURN_END


@value
class Holds(Step):
    """The fact holds for a time; where it names an opponent, of the designated one."""

    fact: Fact
    until: Until = Until.TURN_END
    designated: bool = False


@value
class Take(Step):
    """Of the cards looked at, take some to where the verb says; `shown` to all."""

    verb: Verb
    fit: Fit = ANY
    least: int = 1
    most: int = 1
    shown: bool = False
    use: bool = False
    """It may be used without paying; of a kind of spells, cast."""


@value
class Look(Step):
    """Look at so many cards of the deck, take some, and do that with the rest.

    `shown`: all players see them (DP-301.1). `bottom`: those under the deck.
    """

    count: int
    takes: tuple[Take, ...]
    rest: Verb | None
    keeps: Fit | None = None
    """What is like that stays where it lies, if it was not taken."""
    shown: bool = False
    bottom: bool = False


@value
class Search(Step):
    """Look for cards in the deck, then shuffle it (DM-ZONE-14)."""

    takes: tuple[Take, ...]
    shows: Fit | None = None
    """So many of that kind are shown first, and one of them goes to the hand unseen."""
    most: int = 3


@value
class ShuffleIn(Step):
    """Shuffle all cards of these zones into the deck, of such players; of none, the deck."""

    zones: tuple[Zone, ...]
    whose: Whose = Whose.OWN


@value
class Judge(Step):
    """A Gachinko Judge with a designated opponent (DM-KW-8, DP-302).

    `again`: judge again after each win while its player wants to.
    """

    then: Step
    again: bool = False


@value
class UseFree(Step):
    """Use up to so many of these without paying, any number where it does not say; spells
    are cast, and go under the deck then if it says `under`.
    """

    of: Cards | It
    also: Zone | None = None
    most: int | None = 1
    under: bool = False


@value
class UseThis(Step):
    """Summon this card from where it lies: `free`, or as if its cost had been paid."""

    free: bool = True


@value
class ChooseNumber(Step):
    """Choose the number that `Fit.cost_is_chosen` speaks of."""


@value
class SkipRest(Step):
    """The rest of the turn is skipped (DM-TURN-9)."""


@value
class Win(Step):
    """Its player wins: void (DP-105.1)."""


@value
class ExtraTurn(Step):
    """Another turn after this one: void (DP-106.1)."""

    whose: Whose = Whose.OWN


@value
class Lose(Step):
    """Its player loses (DP-105.1-3)."""


class Later(Enum):
    """When something is done later."""

    TURN_END = auto()
    NEXT_START = auto()
    """The start of the next own turn."""
    NEXT_END = auto()
    """The end of the next own turn."""
    ATTACK_END = auto()
    """When the attack in progress is over."""


@value
class Delayed(Step):
    """Do it later, once, with the cards that the step before dealt with."""

    when: Later
    step: Step


@value
class SplitBetween(Step):
    """Two of these are chosen; their player does the one with one, the other with the rest."""

    of: Cards
    one: Verb
    rest: Verb


@value
class StrikeNow(Step):
    """Summon this card free; at the end of the turn it goes under the deck (DM-KW-5)."""


@value
class PayAndUse(Step):
    """Use this card for that cost."""

    civs: tuple[Civ, ...]
    cost: int
