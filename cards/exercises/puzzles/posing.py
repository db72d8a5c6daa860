"""How a puzzle is written: what the solver has, and what stands against them."""

from enum import StrEnum

from engine.core.values import value
from engine.yugioh.game.scenes import Scene
from engine.yugioh.language import Position
from engine.yugioh.state.apply.laying import Lying, Start

FORMAT = "master"
DECK = ("Mokey Mokey",) * 3
"""What is left of either Deck: cards to draw that help nobody."""


class Theme(StrEnum):
    """What a puzzle turns on."""

    BATTLE = "battle"
    EQUIP = "equip"
    TRIBUTE = "tribute"
    OBSTACLE = "obstacle"
    FUSION = "fusion"
    SYNCHRO = "synchro"
    XYZ = "xyz"
    DAMAGE = "damage"
    CHAIN = "chain"


@value
class Puzzle:
    """A position that the solver can win in its one turn. `key` is kept, and never changes."""

    key: str
    theme: Theme
    mine: Start
    theirs: Start

    @property
    def scene(self) -> Scene:
        """The table as it is laid."""
        return Scene((self.mine, self.theirs), only_turn=True)


def side(
    field: tuple[str | Lying, ...] = (),
    hand: tuple[str, ...] = (),
    *,
    life: int = 4000,
    graveyard: tuple[str, ...] = (),
    extra: tuple[str, ...] = (),
) -> Start:
    """What a player has: monsters stand in Attack Position, Spells and Traps are Set."""
    lying = tuple(Lying(card) if isinstance(card, str) else card for card in field)
    return Start(lying, hand, graveyard, DECK, (), life, extra)


def defending(name: str) -> Lying:
    """A monster in face-up Defense Position."""
    return Lying(name, position=Position.DEFENSE)


def face_up(name: str, on: str = "") -> Lying:
    """A Spell or Trap that is face-up, tied to the monster named `on` where it is."""
    return Lying(name, face_up=True, on=on)
