"""May a monster be Special Summoned by an effect at all?"""

from engine.yugioh.language import MustBeSummoned, NeverSpecialSummoned
from engine.yugioh.state.table import Card


def may_be_special_summoned(card: Card) -> bool:
    """Tell whether an effect can Special Summon `card`.

    A monster with a way of its own can be revived once it has come that way (MR-SS-04).
    """
    for effect in card.text.effects:
        if isinstance(effect, MustBeSummoned | NeverSpecialSummoned):
            return False
    return card.proper or not card.text.special_only
