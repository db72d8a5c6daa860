"""What is printed on a card: names, civilizations, costs, kinds, and its abilities."""

from enum import StrEnum

from engine.core.values import value
from engine.duelmasters.language.families import Ability


class Civ(StrEnum):
    """The five civilizations; a card has one, several or none (DM-CIV-1)."""

    LIGHT = "light"
    WATER = "water"
    DARKNESS = "darkness"
    FIRE = "fire"
    NATURE = "nature"


class Kind(StrEnum):
    """The types of cards."""

    CREATURE = "creature"
    EVOLUTION = "evolution"
    STAR = "star-evolution"
    SMAX = "smax-evolution"
    SPELL = "spell"
    FIELD = "d2-field"
    TAMASEED = "tamaseed"
    TAMASEED_CREATURE = "tamaseed/creature"
    ELSEWHERE = "elsewhere"
    """A card that starts the game in another zone than the deck."""
    NONE = "none"
    """A card that can only be put into the mana zone."""


CREATURES = (Kind.CREATURE, Kind.EVOLUTION, Kind.STAR, Kind.SMAX, Kind.TAMASEED_CREATURE)
"""The types that contain the word creature."""
EVOLUTIONS = (Kind.EVOLUTION, Kind.STAR, Kind.SMAX)
TAMASEEDS = (Kind.TAMASEED, Kind.TAMASEED_CREATURE)


class Zone(StrEnum):
    """The places of a player's cards."""

    DECK = "deck"
    HAND = "hand"
    SHIELDS = "shields"
    MANA = "mana"
    BATTLE = "battle"
    GRAVEYARD = "graveyard"
    PARTNER = "partner"
    PENDING = "pending"
    """Cards that are being used (DM-ZONE-11)."""


@value
class Side:
    """One side of a card: most cards have one, twin pact cards two (DM-TWIN-1).

    `cost` is None where it is not known; such a side cannot be paid for. `unknown` names all
    that was not found of what is printed.
    """

    name: str
    kind: Kind
    civilizations: tuple[Civ, ...]
    cost: int | None
    power: int | None = None
    races: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    unknown: tuple[str, ...] = ()


@value
class Card:
    """A card as it is printed. `mana` is its mana number (DM-MANA-1)."""

    code: int
    name: str
    sides: tuple[Side, ...]
    mana: int = 1
    any_number: bool = False
    """More than one may be in a deck (DP-101.1b)."""
    banned: bool = False
    """The regulation forbids it (DP-101.1-1)."""

    @property
    def civilizations(self) -> tuple[Civ, ...]:
        """Those of all sides, in the order of the game."""
        return tuple(c for c in Civ if any(c in side.civilizations for side in self.sides))

    @property
    def is_known(self) -> bool:
        """Whether enough is known of it to be in a deck: its civilizations, and its power."""
        return not any({"civilizations", "power"} & {*side.unknown} for side in self.sides)

    @property
    def first(self) -> Side:
        """The creature side of a twin pact card, else the only one."""
        return self.sides[0]
