"""Whether a card is one that a noun describes."""

from engine.yugioh.asked import means
from engine.yugioh.language import Cards, CardText, Face, Kind, Place, Position, Whose
from engine.yugioh.readers.means.qualities import fits, is_shown
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import ON_TABLE, Row

DEFENSE_POSITIONS = (Position.DEFENSE, Position.FACE_DOWN)


@means.of(Cards)
def describes(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether every slot and quality of the noun that says something is true of `card`."""
    return (
        _is_where(noun, speaker, card)
        and (noun.kind is None or _is_kind(noun.kind, card))
        and _stands(noun, card)
        and (_shows(card) or not any(map(is_shown, noun.like)))
        and all(fits(quality, duel, speaker, card) for quality in noun.like)
    )


def proves_to_be(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether the noun is true of `card` once it is seen, even if it lies face-down."""
    if _shows(card):
        return describes(noun, duel, speaker, card)
    return (
        _is_where(noun, speaker, card)
        and (noun.kind is None or _is_printed_as(noun.kind, card.text))
        and _stands(noun, card)
        and all(fits(quality, duel, speaker, card) for quality in noun.like)
    )


def _is_where(noun: Cards, speaker: Speaker, card: Card) -> bool:
    """Whether it lies where the noun says, and belongs to whom the noun says."""
    if noun.place is not None and card.place is not noun.place:
        return False
    if noun.other and card is speaker.card:
        return False
    if noun.whose is None:
        return True
    holder = card.controller if card.place in ON_TABLE else card.owner
    return (holder == speaker.player) is (noun.whose is Whose.YOURS)


def _shows(card: Card) -> bool:
    """Whether its text is known: not of a face-down card (MR-INFO-06, MR-INFO-10)."""
    return card.place is not Place.FIELD or card.face_up


def _is_kind(kind: Kind, card: Card) -> bool:
    """A card on the field is a monster by its zone, and face-down no more is known of it."""
    if card.place is Place.FIELD:
        in_monster_row = card.row in (Row.MONSTER, Row.EXTRA_MONSTER)
        if kind is Kind.MONSTER or kind is Kind.SPELL_TRAP:
            return in_monster_row is (kind is Kind.MONSTER)
        if not card.face_up or in_monster_row:
            return False
        return kind is (Kind.SPELL if card.text.is_monster else card.text.kind)
    return _is_printed_as(kind, card.text)


def _is_printed_as(kind: Kind, text: CardText) -> bool:
    return not text.is_monster if kind is Kind.SPELL_TRAP else text.kind is kind


def _stands(noun: Cards, card: Card) -> bool:
    if noun.face is None and noun.position is None:
        return True
    if card.place is not Place.FIELD:
        return False
    if noun.face is not None and card.face_up is not (noun.face is Face.UP):
        return False
    if noun.position is Position.DEFENSE:
        return card.position in DEFENSE_POSITIONS
    return noun.position is None or card.position is noun.position
