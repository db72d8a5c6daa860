"""What may differ between rule sets: numbers as data, behaviour as named functions."""

from collections.abc import Callable
from dataclasses import field
from enum import Enum, auto

from engine.core.game import Limits
from engine.core.values import value
from engine.yugioh.language import Ability, CardText, Frame, Phase

LATER_FRAMES = (Frame.SYNCHRO, Frame.XYZ, Frame.LINK)
LATER_ABILITIES = (Ability.TUNER, Ability.GEMINI)


def not_on_the_first_turn(turn: int) -> bool:
    """The first player does without it on turn 1 (MR-TURN-04, MR-TURN-09)."""
    return turn > 1


def on_every_turn(turn: int) -> bool:
    """Whoever goes first does not do without it (EX-DP-13)."""
    return turn >= 1


def any_card(card: CardText) -> bool:
    """Every kind of card there is."""
    return bool(card)


def of_the_first_generation(card: CardText) -> bool:
    """No Synchro, Xyz, Pendulum or Link Monster, no Tuner and no Gemini (EXG-06)."""
    later = card.frame in LATER_FRAMES or card.scale is not None
    return not later and not any(ability in LATER_ABILITIES for ability in card.abilities)


class Settling(Enum):
    """In which order players settle what is due in a Standby or End Phase."""

    MANDATORY_FIRST = auto()
    """Costs first, then what has to be done, then what may be; each the turn player first."""
    PLAYER_BY_PLAYER = auto()
    """The turn player settles all that is theirs in any order, then the other (EX-SP-03)."""


@value
class Hooks:
    """Behaviour that a rule set may replace; the defaults are today's Master Rule."""

    draws_on: Callable[[int], bool] = not_on_the_first_turn
    """Whether the turn player draws in the Draw Phase of that turn."""
    battles_on: Callable[[int], bool] = not_on_the_first_turn
    """Whether the turn player may conduct a Battle Phase in that turn."""
    knows: Callable[[CardText], bool] = any_card
    """Whether there are cards of that kind."""


@value
class Board:
    """The zones in use on each side, counted from 0 at the player's left."""

    monsters: tuple[int, ...]
    spells: tuple[int, ...]
    extra_monsters: tuple[int, ...]
    pendulum: tuple[int, ...] = ()
    """The Spell & Trap Zones that are also Pendulum Zones."""


ANY_NUMBER = 2**31 - 1
"""As many cards as somebody likes."""


@value
class DeckSizes:
    """How many cards each part of a deck may hold, from the fewest to the most."""

    main: tuple[int, int]
    extra: tuple[int, int]
    side: tuple[int, int]
    copies: int = 3
    extra_in_side: bool = True
    """Whether cards of the Extra Deck may be in the Side Deck (EXG-04)."""
    fusion_deck: bool = False
    """Whether what is the Extra Deck elsewhere is a Fusion Deck, and is called so (EXG-03)."""
    no_side: bool = False
    """Whether a deck may do without a Side Deck, however many cards it needs otherwise."""


@value
class Format:
    """A rule set. `key` is kept in setups; life is in LP, the rest in cards.

    An event adds its `limits` to a format with `replace`; without them none apply.
    """

    key: str
    life: int
    opening_hand: int
    hand_limit: int
    phases: tuple[Phase, ...]
    board: Board
    decks: DeckSizes
    hooks: Hooks = field(default_factory=Hooks)
    limits: Limits | None = None
    settling: Settling = Settling.MANDATORY_FIRST
    one_field_spell: bool = False
    """Whether one face-up Field Spell is all that both sides hold: the next destroys it."""
    draws_short: bool = False
    """Whether a card may be used that draws, or looks for, more than the Deck holds."""
    ignitions_first: bool = False
    """Whether the turn player may use ignition effects before a summon can be answered."""
    trims_skipped_turns: bool = False
    """Whether the hand limit is kept in a turn that is skipped, too."""
    needs_consent: bool = False
    """Whether nobody can surrender unless the other player agrees."""
    statutes: tuple[tuple[str, str], ...] = ()
    """The IDs of rules of the Master Rule, each with the rule that stands in its place here."""
