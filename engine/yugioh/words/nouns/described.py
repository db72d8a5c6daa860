"""Descriptions: a card is one of these if all that they say is true of it."""

from collections.abc import Iterator

from engine.yugioh.asked import (
    NounRules,
    all_that,
    fits,
    is_shown,
    means,
    proves_to_be,
    register_noun,
)
from engine.yugioh.field.places import is_kind, own_kind
from engine.yugioh.language import AnyOf, Cards, Face, Kind, Place, Position, Whose
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import ON_TABLE, Row

SHOWN_FACE_UP = (Place.FIELD, Place.BANISHED)
"""Where a card lies face-up or face-down, and shows what it is only face-up."""
DEFENSE_POSITIONS = (Position.DEFENSE, Position.FACE_DOWN)


class CardsRules(NounRules[Cards]):
    """Every slot and quality that says something is true of them."""

    def means(self, noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return (
            _is_where(noun, speaker, card)
            and (noun.kind is None or _is_kind(noun.kind, card))
            and _stands(noun, card)
            and (_shows(card) or not any(map(is_shown, noun.like)))
            and _fits_all(noun, duel, speaker, card)
        )

    def proves_to_be(self, noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if _shows(card) or noun.place is Place.BANISHED:
            return self.means(noun, duel, speaker, card)
        return (
            _is_where(noun, speaker, card)
            and (noun.kind is None or is_kind(noun.kind, card.text, as_spell=False))
            and _stands(noun, card)
            and _fits_all(noun, duel, speaker, card)
        )

    def all_that(self, noun: Cards, duel: Duel, speaker: Speaker) -> list[Card]:
        near = _where(noun, duel, speaker)
        is_such = self.proves_to_be if _is_known(noun, speaker) else self.means
        return [card for card in near if is_such(noun, duel, speaker, card)]


class AnyOfRules(NounRules[AnyOf]):
    """One of the descriptions is true of them."""

    def means(self, noun: AnyOf, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(means(part, duel, speaker, card) for part in noun.each)

    def proves_to_be(self, noun: AnyOf, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(proves_to_be(part, duel, speaker, card) for part in noun.each)

    def all_that(self, noun: AnyOf, duel: Duel, speaker: Speaker) -> list[Card]:
        each = (all_that(part, duel, speaker) for part in noun.each)
        return list(dict.fromkeys(card for part in each for card in part))


def _is_where(noun: Cards, speaker: Speaker, card: Card) -> bool:
    """Whether it lies where the noun says, and belongs to whom the noun says."""
    if noun.place is not None and card.place is not noun.place:
        return False
    if noun.other and card.id == speaker.card.id:
        return False
    if noun.whose is None:
        return True
    holder = card.controller if card.place in ON_TABLE else card.owner
    return (holder == speaker.player) is (noun.whose is Whose.YOURS)


def _shows(card: Card) -> bool:
    """Whether its text is known: not of a face-down card (MR-INFO-06, MR-INFO-10).

    One that is banished face-down shows nothing either (FAQ 9374; Q&A 17783, 19644).
    """
    return card.face_up or card.place not in SHOWN_FACE_UP


def _is_kind(kind: Kind, card: Card) -> bool:
    """A card on the field is a monster by its zone, and face-down no more is known of it.

    Face-down among the banished, where there are no zones, not even that is.
    """
    if card.place is Place.FIELD:
        in_monster_row = card.row in (Row.MONSTER, Row.EXTRA_MONSTER)
        if card.face_up and card.also is not None:
            return kind is Kind.MONSTER or is_kind(kind, card.also, as_spell=False)
        if kind is Kind.MONSTER or kind is Kind.SPELL_TRAP:
            return in_monster_row is (kind is Kind.MONSTER)
        if not card.face_up or in_monster_row:
            return False
        return kind is own_kind(card.text, as_spell=True)
    if card.place is Place.BANISHED and not card.face_up:
        return False
    return is_kind(kind, card.text, as_spell=False)


def _stands(noun: Cards, card: Card) -> bool:
    """Whether it lies as the noun says: on the field, unless it names another place.

    There, as in an Extra Deck, it may lie face-up too, but has no battle position.
    """
    if noun.face is None and noun.position is None:
        return True
    elsewhere = card.place is not Place.FIELD
    if elsewhere and (noun.place is not card.place or noun.position is not None):
        return False
    if noun.face is not None and card.face_up is not (noun.face is Face.UP):
        return False
    if noun.position is Position.DEFENSE:
        return card.position in DEFENSE_POSITIONS
    return noun.position is None or card.position is noun.position


def _fits_all(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return not noun.like or all(fits(each, duel, speaker, card) for each in noun.like)


def _is_known(noun: Cards, speaker: Speaker) -> bool:
    """Players who pay with cards of their own know them, even those that lie face-down."""
    return speaker.pays and noun.whose is Whose.YOURS


def _where(noun: Cards, duel: Duel, speaker: Speaker) -> Iterator[Card]:
    me = speaker.player
    seats = [me, duel.opponent(me)]
    if noun.whose is not None:
        seats = [me] if noun.whose is Whose.YOURS else [duel.opponent(me)]
    for seat in seats:
        if noun.place is None or noun.place is Place.FIELD:
            if noun.kind in (None, Kind.MONSTER):
                yield from duel.state.monsters(seat)
            if noun.kind is not Kind.MONSTER:
                yield from duel.state.spells(seat)
            if noun.kind not in (None, Kind.MONSTER):
                yield from (card for card in duel.state.monsters(seat) if card.is_still)
        else:
            yield from duel.state.sides[seat].pile(noun.place)


register_noun(Cards, CardsRules())
register_noun(AnyOf, AnyOfRules())
