"""Cards of ours of which Japanese texts are read, and the one effect of such a text."""

from dataclasses import replace

from cards.grammar.reader import parse
from engine.yugioh.language import (
    Attribute,
    CardText,
    Effect,
    Frame,
    Type,
    monster,
    spell,
    trap,
)

SPELL = spell("A Spell of Ours", 1)
TRAP = trap("A Trap of Ours", 3)
MONSTER = replace(
    monster(
        "A Monster of Ours",
        2,
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=4,
        attack=1000,
        defense=1000,
    ),
    frame=Frame.EFFECT,
)


def only(card: CardText, *paragraphs: str) -> Effect:
    """The one effect that the paragraphs say on that card."""
    (effect,) = parse(card, paragraphs, "ja").effects
    return effect
