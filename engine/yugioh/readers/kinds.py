"""Reading as what kind of card a card acts where it lies."""

from engine.yugioh.language import CardText, Kind
from engine.yugioh.state.spots import Row
from engine.yugioh.state.table import Card


def acts_as(kind: Kind, card: Card) -> bool:
    """Whether the effects of `card`, where it lies, are those of such a card."""
    return is_kind(kind, card.text, as_spell=card.row is Row.SPELL)


def is_kind(kind: Kind, text: CardText, *, as_spell: bool) -> bool:
    """Whether it is such a card; a monster may lie as a Spell."""
    own = Kind.SPELL if as_spell and text.is_monster else text.kind
    return kind is own or (kind is Kind.SPELL_TRAP and own is not Kind.MONSTER)
