"""A card, as printed."""

from functools import cached_property
from typing import TypeVar

from pydantic import NonNegativeInt, PositiveInt

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.sentences import (
    Continuous,
    Effect,
    Remains,
)
from engine.yugioh.language.terms import Ability, Attribute, Frame, Icon, Kind, Type

E = TypeVar("E", bound=Effect)


def effects_of(effects: tuple[Effect, ...], kind: type[E]) -> tuple[E, ...]:
    """Those `effects` that are of that kind, in the order of the text."""
    return tuple(effect for effect in effects if isinstance(effect, kind))


@word
class CardText(Node):
    """Everything the rules may know about a card before the duel begins.

    `name` is the English one; `treated_as` holds archetypes that the text adds to it.
    """

    name: str
    passcode: PositiveInt
    kind: Kind
    effects: tuple[Effect, ...] = ()
    icon: Icon = Icon.NONE
    frame: Frame = Frame.NORMAL
    attribute: Attribute | None = None
    type: Type | None = None
    abilities: tuple[Ability, ...] = ()
    level: NonNegativeInt = 0
    attack: NonNegativeInt = 0
    defense: NonNegativeInt = 0
    treated_as: tuple[str, ...] = ()

    @cached_property
    def continuous(self) -> tuple[Continuous, ...]:
        """The facts that hold while the card is face-up on the field."""
        return effects_of(self.effects, Continuous)

    @cached_property
    def is_monster(self) -> bool:
        """Tell whether this is a Monster Card."""
        return self.kind is Kind.MONSTER

    @cached_property
    def stays(self) -> bool:
        """Tell whether a Spell or Trap stays on the field once activated."""
        lasting = (Icon.CONTINUOUS, Icon.EQUIP, Icon.FIELD)
        return self.icon in lasting or bool(effects_of(self.effects, Remains))


def monster(
    name: str,
    passcode: int,
    *effects: Effect,
    attribute: Attribute,
    type: Type,
    level: int,
    attack: int,
    defense: int,
    abilities: tuple[Ability, ...] = (),
    treated_as: tuple[str, ...] = (),
) -> CardText:
    """Print a monster of the Main Deck; without effects it is a Normal Monster."""
    return CardText(
        name,
        passcode,
        Kind.MONSTER,
        effects,
        frame=Frame.EFFECT if effects else Frame.NORMAL,
        attribute=attribute,
        type=type,
        abilities=abilities,
        level=level,
        attack=attack,
        defense=defense,
        treated_as=treated_as,
    )


def spell(
    name: str,
    passcode: int,
    *effects: Effect,
    icon: Icon = Icon.NONE,
    treated_as: tuple[str, ...] = (),
) -> CardText:
    """Print a Spell."""
    return CardText(name, passcode, Kind.SPELL, effects, icon, treated_as=treated_as)


def quick_play(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Quick-Play Spell."""
    return spell(name, passcode, *effects, icon=Icon.QUICK_PLAY)


def equip_spell(
    name: str, passcode: int, *effects: Effect, treated_as: tuple[str, ...] = ()
) -> CardText:
    """Print an Equip Spell."""
    return spell(name, passcode, *effects, icon=Icon.EQUIP, treated_as=treated_as)


def field_spell(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Field Spell."""
    return spell(name, passcode, *effects, icon=Icon.FIELD)


def trap(name: str, passcode: int, *effects: Effect, icon: Icon = Icon.NONE) -> CardText:
    """Print a Trap."""
    return CardText(name, passcode, Kind.TRAP, effects, icon)


def continuous_trap(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Continuous Trap."""
    return trap(name, passcode, *effects, icon=Icon.CONTINUOUS)


def counter_trap(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Counter Trap."""
    return trap(name, passcode, *effects, icon=Icon.COUNTER)
