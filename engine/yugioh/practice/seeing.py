"""What a card is worth to a player who sees only what their seat may see."""

from engine.core.protocol import Seat
from engine.yugioh.facts.numbers import attack, defense
from engine.yugioh.language import Position
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import ON_TABLE
from engine.yugioh.views.veil import knows

UNKNOWN_MONSTER = 1000
"""What an unknown face-down monster is reckoned with, in points of DEF."""
UNKNOWN_CARD = 900
"""What a Set Spell or Trap of the opponent is worth removing, in points of ATK."""
SPELL_OR_TRAP = 800
"""What a face-up or an own Spell or Trap is worth, in points of ATK."""


def strength(duel: Duel, seat: Seat, card: Card) -> int:
    """The number `card` would fight with as it stands, as far as `seat` knows."""
    if not knows(duel, seat, card):
        return UNKNOWN_MONSTER
    return attack(duel, card) if card.position is Position.ATTACK else defense(duel, card)


def value(duel: Duel, seat: Seat, card: Card) -> int:
    """What `card` is worth where it lies, in points of ATK."""
    if not knows(duel, seat, card):
        return UNKNOWN_MONSTER if card in duel.state.monsters(card.controller) else UNKNOWN_CARD
    if not card.text.is_monster:
        return SPELL_OR_TRAP
    return max(attack(duel, card), defense(duel, card) // 2) + 100 * len(card.text.effects)


def own(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `card` is on the side of `seat`."""
    return (card.controller if card.place in ON_TABLE else card.owner) == seat


def strongest(duel: Duel, seat: Seat, whose: Seat) -> int:
    """The most a monster of `whose` can attack with, as far as `seat` knows; 0 without any."""
    monsters = duel.state.monsters(whose)
    return max((attack(duel, card) for card in monsters if knows(duel, seat, card)), default=0)
