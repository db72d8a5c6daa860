"""A card at a glance: what a deck is sorted by, and its numbers in a few words."""

from cards.grammar.terms import rank, side_by_side, words
from cards.names import names
from cards.text.frames import colour
from engine.core.game import Glance
from engine.yugioh.language import CardText, Frame, Kind, points

GROUPS = side_by_side("Group")
"""The three kinds of card, in the order of a deck."""
CURVE = side_by_side("Stat")["LEVEL"]
"""What the monsters of a Main Deck are counted by."""
_KINDS = {Kind.MONSTER: "monster", Kind.SPELL: "spell", Kind.TRAP: "trap"}


def glance(card: CardText, language: str) -> Glance:
    """The card at a glance in "en", "ja" or "zh"; KeyError for another language."""
    levelled = card.is_monster and card.frame not in (Frame.XYZ, Frame.LINK)
    return Glance(
        card.passcode,
        names(language)[card.passcode],
        _KINDS[card.kind],
        _stats(card, language),
        colour(card),
        card.level if levelled else None,
    )


def _stats(card: CardText, language: str) -> str:
    if not card.is_monster:
        return words("Icon", language)[card.icon.name]
    if card.frame is Frame.LINK:
        rating = words("Line", language)["rating"].format(card.rating)
        return f"{rating} · {points(card.attack)}"
    return f"{rank(card, language)} · {points(card.attack)}/{points(card.defense)}"
