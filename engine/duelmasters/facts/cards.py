"""What is printed on a card, as far as it exists where the card lies."""

from engine.core.remembering import once_for_each
from engine.duelmasters.language.facts import Static, When
from engine.duelmasters.language.families import Ability
from engine.duelmasters.language.keywords import Has, Key
from engine.duelmasters.language.printed import Civ, Side, Zone
from engine.duelmasters.language.triggers import Put
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Source


def source(piece: Piece) -> Source:
    """That card as a source."""
    return Source(piece.number, piece.card)


def sides(piece: Piece) -> tuple[Side, ...]:
    """Its sides: in the battle zone the creature side alone (DM-TWIN-3)."""
    return piece.card.sides[:1] if piece.zone is Zone.BATTLE else piece.card.sides


def abilities(piece: Piece) -> tuple[Ability, ...]:
    """Those of the side that exists where it lies."""
    return piece.card.first.abilities


@once_for_each
def in_battle(side: Side) -> tuple[Static, ...]:
    """Its static abilities that hold while the card is in the battle zone."""
    return tuple(
        each for each in side.abilities if isinstance(each, Static) and each.zone is Zone.BATTLE
    )


def civilizations(piece: Piece) -> tuple[Civ, ...]:
    """Those that it has where it lies."""
    if piece.zone is Zone.BATTLE:
        return piece.card.first.civilizations
    return piece.card.civilizations


def has_when_put(side: Side) -> bool:
    """Whether it has an ability that triggers when it is put."""
    return Key.JUST_DIVER in own_keys(side) or any(
        isinstance(trigger, Put)
        for ability in side.abilities
        if isinstance(ability, When)
        for trigger in ability.triggers
    )


def own_keys(side: Side) -> tuple[Key, ...]:
    """The keywords printed on a side."""
    return tuple(k for each in side.abilities if isinstance(each, Has) for k in each.keys)
