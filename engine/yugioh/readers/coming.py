"""May an effect Special Summon a monster, or have it change sides, at all?"""

from engine.yugioh.language import (
    Frame,
    KeepsController,
    MustBeSummoned,
    NeverSpecialSummoned,
    Position,
)
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import applies
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card


def may_be_special_summoned(card: Card, position: Position | None = None) -> bool:
    """Whether an effect can Special Summon `card`, in that position or a free one.

    A monster with a way of its own can be revived once it has come that way (MR-SS-04).
    A Link Monster comes in Attack Position or not at all (MR-LINK-26).
    """
    if not card.text.is_monster:
        return False
    if card.text.frame is Frame.LINK and position not in (None, Position.ATTACK):
        return False
    for effect in card.text.effects:
        if isinstance(effect, MustBeSummoned | NeverSpecialSummoned):
            return False
    return card.proper or not card.text.special_only


def may_switch(duel: Duel, card: Card) -> bool:
    """Whether control of `card` can switch."""
    held = holding(KeepsController, duel)
    return not any(applies(fact.who, duel, by, card) for fact, by in held)
