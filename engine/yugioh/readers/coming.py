"""May an effect Special Summon a monster, or have it change sides, at all?"""

from engine.yugioh.language import KeepsController, MustBeSummoned, NeverSpecialSummoned
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import applies
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card


def may_be_special_summoned(card: Card) -> bool:
    """Tell whether an effect can Special Summon `card`.

    A monster with a way of its own can be revived once it has come that way (MR-SS-04).
    """
    if not card.text.is_monster:
        return False
    for effect in card.text.effects:
        if isinstance(effect, MustBeSummoned | NeverSpecialSummoned):
            return False
    return card.proper or not card.text.special_only


def may_switch(duel: Duel, card: Card) -> bool:
    """Tell whether control of `card` can switch."""
    held = holding(KeepsController, duel)
    return not any(applies(fact.who, duel, by, card) for fact, by in held)
