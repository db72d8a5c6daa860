"""What may differ between rule sets: numbers as data, behaviour as named functions."""

from collections.abc import Callable
from dataclasses import field

from engine.core.game import Limits
from engine.core.values import value
from engine.yugioh.language import Phase


def not_on_the_first_turn(turn: int) -> bool:
    """The first player does without it on turn 1 (MR-TURN-04, MR-TURN-09)."""
    return turn > 1


def on_every_turn(turn: int) -> bool:
    """Whoever goes first does not do without it (EX-DP-13)."""
    return turn >= 1


@value
class Hooks:
    """Behaviour that a rule set may replace; the defaults are today's Master Rule."""

    draws_on: Callable[[int], bool] = not_on_the_first_turn
    """Whether the turn player draws in the Draw Phase of that turn."""
    battles_on: Callable[[int], bool] = not_on_the_first_turn
    """Whether the turn player may conduct a Battle Phase in that turn."""


@value
class Board:
    """The zones in use on each side, counted from 0 at the player's left."""

    monsters: tuple[int, ...]
    spells: tuple[int, ...]
    extra_monsters: tuple[int, ...]
    pendulum: tuple[int, ...] = ()
    """The Spell & Trap Zones that are also Pendulum Zones."""


@value
class DeckSizes:
    """How many cards each part of a deck may hold, from the fewest to the most."""

    main: tuple[int, int | None]
    extra: tuple[int, int | None]
    side: tuple[int, int | None]
    copies: int = 3


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
    statutes: tuple[tuple[str, str], ...] = ()
    """The IDs of rules of the Master Rule, each with the rule that stands in its place here."""
