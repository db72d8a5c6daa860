"""A card, as printed."""

from dataclasses import replace
from hashlib import blake2b
from typing import Required, TypedDict, TypeVar, Unpack

from pydantic import NonNegativeInt, PositiveInt

from engine.core.remembering import once_for_each
from engine.yugioh.language.conditions import AimRemains
from engine.yugioh.language.materials import (
    FusionMaterials,
    LinkMaterials,
    Materials,
    SynchroMaterials,
    XyzMaterials,
)
from engine.yugioh.language.node import Node, parts, word
from engine.yugioh.language.nouns import THAT
from engine.yugioh.language.sentences import (
    Activate,
    Effect,
    Quick,
    Remains,
    When,
    Whenever,
)
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Ability, Attribute, Frame, Icon, Kind, Marker, Type

E = TypeVar("E", bound=Effect)


def effects_of(effects: tuple[Effect, ...], kind: type[E]) -> tuple[E, ...]:
    """Those `effects` that are of that kind, in the order of the text."""
    return tuple(effect for effect in effects if isinstance(effect, kind))


@word
class CardText(Node):
    """Everything the rules may know about a card before the duel begins.

    `name` is the English one; `known_as` is the name that the rules know it by where its text
    gives it another. `series` holds the archetypes that it belongs to by its name, `treated_as`
    those that the text adds, and `mentions` the names of the cards that the text names.
    A number that the card has not is 0: Xyz and Link Monsters have no Level, only Xyz Monsters
    a Rank. An ATK or DEF that is printed as a question mark is None.
    `scale` and `pendulum` are those of a Pendulum Monster. `special_only` marks what can only
    be summoned by its own prescribed way (MR-GLOS-41).
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
    attack: NonNegativeInt | None = 0
    defense: NonNegativeInt | None = 0
    treated_as: tuple[str, ...] = ()
    known_as: str = ""
    series: tuple[str, ...] = ()
    rank: NonNegativeInt = 0
    markers: tuple[Marker, ...] = ()
    materials: Materials | None = None
    scale: NonNegativeInt | None = None
    pendulum: tuple[Effect, ...] = ()
    special_only: bool = False
    mentions: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """The name it has for every rule that speaks of names."""
        return self.known_as or self.name

    @property
    def rating(self) -> int:
        """The Link Rating: the number of Link Markers (MR-LINK-02)."""
        return len(self.markers)

    @property
    def strength(self) -> int:
        """The original ATK on the field: a question mark is 0 there (MR-GLOS-26)."""
        return self.attack or 0

    @property
    def guard(self) -> int:
        """The original DEF on the field: a question mark is 0 there (MR-GLOS-26)."""
        return self.defense or 0

    @property
    def sentences(self) -> tuple[Effect, ...]:
        """All that can be said of it: effects, Pendulum Effects, and its use as a Spell."""
        return _sentences(self)

    @property
    def at_once(self) -> tuple[Activate, ...]:
        """The activations of the card itself with an effect that can be used at once."""
        return _at_once(self)

    @property
    def fingerprint(self) -> str:
        """16 hexadecimal digits that change when anything on the card does."""
        return _fingerprint(self)

    @property
    def is_monster(self) -> bool:
        """Whether this is a Monster Card."""
        return self.kind is Kind.MONSTER

    @property
    def equips_itself(self) -> bool:
        """Whether its activation equips it to a monster by what it does, so that it stays."""
        return _equips_itself(self)

    @property
    def keeps_hold(self) -> bool:
        """Whether it does something of itself with what its activation has brought."""
        return _keeps_hold(self)

    @property
    def keeps_aim(self) -> bool:
        """Whether something holds of a monster because of what its effect has targeted."""
        return _keeps_aim(self)

    @property
    def stays(self) -> bool:
        """Whether a Spell or Trap stays on the field once activated."""
        lasting = (Icon.CONTINUOUS, Icon.EQUIP, Icon.FIELD)
        return (
            self.icon in lasting
            or self.scale is not None
            or bool(effects_of(self.effects, Remains))
        )


@once_for_each
def _keeps_hold(text: CardText) -> bool:
    return any(THAT in tuple(parts(each)) for each in effects_of(text.effects, Whenever))


@once_for_each
def _keeps_aim(text: CardText) -> bool:
    said = (part for each in text.effects for part in parts(each))
    return any(isinstance(part, AimRemains) for part in said)


@once_for_each
def _equips_itself(text: CardText) -> bool:
    done = (each.do for each in effects_of(text.effects, Activate) if each.do is not None)
    return any(isinstance(part, Step) and part.wears for do in done for part in parts(do))


def points(number: int | None) -> str:
    """An ATK or DEF as it is printed: a question mark where it is no number."""
    return "?" if number is None else str(number)


@once_for_each
def _sentences(text: CardText) -> tuple[Effect, ...]:
    said = effects_of(text.pendulum, Activate)
    placing = () if text.scale is None or said else (Activate(),)
    return (*text.effects, *text.pendulum, *placing, *text.at_once)


@once_for_each
def _at_once(text: CardText) -> tuple[Activate, ...]:
    return tuple(
        Activate(each.when, each.condition, each.cost, each.target, each.do, each.limit)
        for each in text.effects
        if isinstance(each, Quick | When) and each.at_once
    )


@once_for_each
def _fingerprint(text: CardText) -> str:
    return blake2b(repr(text).encode(), digest_size=8).hexdigest()


class _Names(TypedDict):
    """What a card is called besides its name."""

    treated_as: tuple[str, ...]
    known_as: str


class _Printed(TypedDict, total=False):
    """The facts in the frame of a Monster Card."""

    attribute: Required[Attribute]
    type: Required[Type]
    attack: Required[int | None]
    defense: int | None
    level: int
    abilities: tuple[Ability, ...]
    treated_as: tuple[str, ...]
    known_as: str
    special_only: bool


def monster(
    name: str, passcode: int, *effects: Effect, **printed: Unpack[_Printed]
) -> CardText:
    """Print a monster of the Main Deck; without effects it is a Normal Monster."""
    frame = Frame.EFFECT if effects else Frame.NORMAL
    return CardText(name, passcode, Kind.MONSTER, effects, frame=frame, **printed)


def pendulum_monster(
    name: str,
    passcode: int,
    *effects: Effect,
    scale: int,
    pendulum: tuple[Effect, ...] = (),
    **printed: Unpack[_Printed],
) -> CardText:
    """Print a Pendulum Monster of the Main Deck; `pendulum` are its Pendulum Effects."""
    printed["abilities"] = (Ability.PENDULUM, *printed.get("abilities", ()))
    text = monster(name, passcode, *effects, **printed)
    return replace(text, scale=scale, pendulum=pendulum)


def ritual_monster(
    name: str, passcode: int, *effects: Effect, **printed: Unpack[_Printed]
) -> CardText:
    """Print a Ritual Monster."""
    printed["special_only"] = True
    return CardText(name, passcode, Kind.MONSTER, effects, frame=Frame.RITUAL, **printed)


def fusion_monster(
    name: str,
    passcode: int,
    materials: FusionMaterials,
    *effects: Effect,
    **printed: Unpack[_Printed],
) -> CardText:
    """Print a Fusion Monster."""
    return _extra(Frame.FUSION, name, passcode, materials, effects, printed)


def synchro_monster(
    name: str,
    passcode: int,
    materials: SynchroMaterials,
    *effects: Effect,
    **printed: Unpack[_Printed],
) -> CardText:
    """Print a Synchro Monster."""
    return _extra(Frame.SYNCHRO, name, passcode, materials, effects, printed)


def xyz_monster(
    name: str,
    passcode: int,
    materials: XyzMaterials,
    *effects: Effect,
    rank: int,
    scale: int | None = None,
    pendulum: tuple[Effect, ...] = (),
    **printed: Unpack[_Printed],
) -> CardText:
    """Print an Xyz Monster; it has a Rank and no Level (MR-XYZ-01).

    With a `scale` it is a Pendulum Monster too.
    """
    if scale is not None:
        printed["abilities"] = (Ability.PENDULUM, *printed.get("abilities", ()))
    text = _extra(Frame.XYZ, name, passcode, materials, effects, printed)
    return replace(text, rank=rank, scale=scale, pendulum=pendulum)


def link_monster(
    name: str,
    passcode: int,
    materials: LinkMaterials,
    *effects: Effect,
    markers: tuple[Marker, ...],
    **printed: Unpack[_Printed],
) -> CardText:
    """Print a Link Monster; it has neither Level nor DEF (MR-LINK-01)."""
    text = _extra(Frame.LINK, name, passcode, materials, effects, printed)
    return replace(text, markers=markers)


def _extra(
    frame: Frame,
    name: str,
    passcode: int,
    materials: Materials,
    effects: tuple[Effect, ...],
    printed: _Printed,
) -> CardText:
    printed["special_only"] = True
    return CardText(
        name, passcode, Kind.MONSTER, effects, frame=frame, materials=materials, **printed
    )


def token(name: str, passcode: int, **printed: Unpack[_Printed]) -> CardText:
    """Print a Token; it is no card (MR-TOKEN-01)."""
    return CardText(name, passcode, Kind.MONSTER, frame=Frame.TOKEN, **printed)


def spell(
    name: str,
    passcode: int,
    *effects: Effect,
    icon: Icon = Icon.NONE,
    treated_as: tuple[str, ...] = (),
    known_as: str = "",
) -> CardText:
    """Print a Spell."""
    names = _Names(treated_as=treated_as, known_as=known_as)
    return CardText(name, passcode, Kind.SPELL, effects, icon, **names)


def quick_play(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Quick-Play Spell."""
    return spell(name, passcode, *effects, icon=Icon.QUICK_PLAY)


def equip_spell(
    name: str, passcode: int, *effects: Effect, treated_as: tuple[str, ...] = ()
) -> CardText:
    """Print an Equip Spell."""
    return spell(name, passcode, *effects, icon=Icon.EQUIP, treated_as=treated_as)


def ritual_spell(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Ritual Spell."""
    return spell(name, passcode, *effects, icon=Icon.RITUAL)


def continuous_spell(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Continuous Spell."""
    return spell(name, passcode, *effects, icon=Icon.CONTINUOUS)


def field_spell(name: str, passcode: int, *effects: Effect, known_as: str = "") -> CardText:
    """Print a Field Spell."""
    return spell(name, passcode, *effects, icon=Icon.FIELD, known_as=known_as)


def trap(name: str, passcode: int, *effects: Effect, icon: Icon = Icon.NONE) -> CardText:
    """Print a Trap."""
    return CardText(name, passcode, Kind.TRAP, effects, icon)


def continuous_trap(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Continuous Trap."""
    return trap(name, passcode, *effects, icon=Icon.CONTINUOUS)


def counter_trap(name: str, passcode: int, *effects: Effect) -> CardText:
    """Print a Counter Trap."""
    return trap(name, passcode, *effects, icon=Icon.COUNTER)
