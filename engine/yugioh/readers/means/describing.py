"""Whether a card is such a card: the slots of a description."""

from engine.core.remembering import once_for_each
from engine.yugioh.asked import means
from engine.yugioh.facts.numbers import attack, defense, level, original_attack, scale, type_of
from engine.yugioh.facts.pointing import pointed_at, targeted
from engine.yugioh.facts.reach import is_named
from engine.yugioh.field.places import is_of_archetype, is_of_frame, is_placed
from engine.yugioh.language import (
    Bound,
    Cards,
    CardText,
    Face,
    Frame,
    Kind,
    Noun,
    Place,
    Position,
    Type,
    Whose,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import ON_TABLE, Row

DEFENSE_POSITIONS = (Position.DEFENSE, Position.FACE_DOWN)


@means.register
def describes(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether every slot of the noun that says something is true of `card`."""
    return _is_where(noun, duel, speaker, card) and (
        (noun.kind is None or _is_kind(noun.kind, card))
        and _stands(noun, card)
        and (_asks_for_nothing(noun) or (_shows(card) and _is_described(noun, duel, card)))
    )


def proves_to_be(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether the noun is true of `card` once it is seen, even if it lies face-down."""
    if _shows(card):
        return describes(noun, duel, speaker, card)
    return (
        _is_where(noun, duel, speaker, card)
        and (noun.kind is None or _is_printed_as(noun.kind, card.text))
        and _stands(noun, card)
        and _is_described(noun, duel, card)
    )


def _is_originally_below(duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Nothing is below a card that no longer lies face-up where its effect was activated."""
    own, paid = speaker.card, speaker.paid
    if own.place is not Place.FIELD or not own.face_up or (paid and not paid.is_same):
        return False
    return _shows(card) and original_attack(duel, card) < attack(duel, own)


def _is_within_target(duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Before anything is targeted, every monster that shows a DEF may come to be such."""
    if not _shows(card) or card.text.frame is Frame.LINK:
        return False
    aims = [mark.card for mark in targeted(speaker)]
    return not aims or any(
        _shows(aim) and defense(duel, card) <= attack(duel, aim) for aim in aims
    )


def _is_where(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether it lies where the noun says, and belongs to whom the noun says."""
    if noun.place is not None and card.place is not noun.place:
        return False
    if noun.whose is not None:
        holder = card.controller if card.place in ON_TABLE else card.owner
        if (holder == speaker.player) is not (noun.whose is Whose.YOURS):
            return False
    if noun.originally_below_this and not _is_originally_below(duel, speaker, card):
        return False
    if noun.defense_within_target and not _is_within_target(duel, speaker, card):
        return False
    if noun.other and card is speaker.card:
        return False
    if noun.rescaled and scale(duel, card) == card.text.scale:
        return False
    if noun.named_like is not None and not _is_namesake(noun.named_like, duel, speaker, card):
        return False
    return is_placed(noun, duel, speaker, card)


def _shows(card: Card) -> bool:
    """Whether its text is known: not of a face-down card (MR-INFO-06, MR-INFO-10)."""
    return card.place is not Place.FIELD or card.face_up


def _is_namesake(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` is called like one that the noun points at, wherever that is now."""
    return any(
        is_named(card.text, other.text.name) for other in pointed_at(noun, duel, speaker)
    )


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


def _is_described(noun: Cards, duel: Duel, card: Card) -> bool:
    """Whether its text and numbers are such."""
    text = card.text
    return (
        (noun.attribute is None or text.attribute is noun.attribute)
        and (noun.lacks_attribute is None or text.attribute is not noun.lacks_attribute)
        and (noun.type is None or _is_of_type(noun.type, type_of(duel, card)))
        and (noun.named is None or is_named(text, noun.named))
        and _is_of_kind(noun, text)
        and (noun.level is None or _is_of_level(noun.level, level(duel, card)))
        and (
            noun.original_attack is None
            or noun.original_attack.holds(original_attack(duel, card))
        )
        and (noun.attack is None or noun.attack.holds(attack(duel, card)))
        and (noun.defense is None or noun.defense.holds(defense(duel, card)))
    )


def _is_of_kind(noun: Cards, text: CardText) -> bool:
    return (
        (noun.frame is None or is_of_frame(noun.frame, text))
        and (noun.archetype is None or is_of_archetype(noun.archetype, text))
        and (noun.rating is None or (text.rating > 0 and noun.rating.holds(text.rating)))
        and (noun.effect is None or bool(text.effects) is noun.effect)
        and (noun.ability is None or noun.ability in text.abilities)
        and (noun.lacks is None or noun.lacks not in text.abilities)
        and (noun.icon is None or (noun.icon is text.icon and not text.is_monster))
        and (noun.lacks_name is None or not is_named(text, noun.lacks_name))
    )


def _is_of_type(wanted: Type | tuple[Type, ...], found: Type | None) -> bool:
    return found in wanted if isinstance(wanted, tuple) else found is wanted


def _is_of_level(wanted: Bound, found: int) -> bool:
    return found > 0 and wanted.holds(found)


@once_for_each
def _asks_for_nothing(noun: Cards) -> bool:
    asked = (noun.attribute, noun.type, noun.named, noun.level, noun.attack, noun.defense)
    kinds = (noun.frame, noun.effect, noun.ability, noun.lacks, noun.archetype, noun.rating)
    others = (noun.lacks_attribute, noun.icon, noun.lacks_name, noun.original_attack)
    return all(slot is None for slot in (*asked, *kinds, *others))
