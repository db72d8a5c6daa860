"""Reading the slots of a noun that depend on the map of the field, and on what lies beneath."""

from engine.yugioh.acts.counting import capacity
from engine.yugioh.field.arrows import co_linked, column_of, pointed_monsters
from engine.yugioh.language import Cards, CardText, Counter, Effect, Frame, Kind, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row, Spot

TOKENS_TOO = (Frame.NORMAL, Frame.TOKEN)
"""A Token is a Normal Monster, unless it has effects."""


def is_placed(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` lies where the noun says, as the Link Markers go."""
    if not _is_linked_so(noun, duel, speaker, card) or not _is_in_zone(noun, card):
        return False
    if noun.special_summoned and not card.arrival.specially:
        return False
    if noun.equipped_to_this and not is_worn(card, speaker.card):
        return False
    if noun.attacked is not None and _has_attacked(duel, card) is not noun.attacked:
        return False
    if noun.room_for is not None and not _has_room(card, noun.room_for):
        return False
    if noun.in_field_zone and card.row is not Row.FIELD_SPELL:
        return False
    if noun.in_column and not is_in_column(speaker, card.spot):
        return False
    if noun.normal_summonable and not can_be_normal_summoned(card.text):
        return False
    return noun.has_material is None or bool(card.materials) is noun.has_material


def _is_linked_so(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether it is linked as the noun says: pointed to, co-linked, and with what."""
    if noun.pointed_to and card not in pointed_monsters(duel, speaker.card):
        return False
    if noun.co_linked_with_this and card not in co_linked(duel, speaker.card):
        return False
    return not noun.co_linked or (card.face_up and bool(co_linked(duel, card)))


def _is_in_zone(noun: Cards, card: Card) -> bool:
    """Whether it lies in a zone of the kind that the noun says."""
    if noun.in_pendulum_zone and not is_in_pendulum_zone(card):
        return False
    if noun.in_extra_zone and card.row is not Row.EXTRA_MONSTER:
        return False
    return not noun.in_main_zone or card.row is Row.MONSTER


def _has_room(card: Card, counter: Counter) -> bool:
    return card.face_up and card.counters.get(counter, 0) < capacity(card.text, counter)


def _has_attacked(duel: Duel, card: Card) -> bool:
    return card.turn_log.attacked == duel.state.turn.number


def is_in_pendulum_zone(card: Card) -> bool:
    """Whether `card` lies as a Spell in a Pendulum Zone (MR-PEND-05)."""
    on_field = card.place is Place.FIELD and card.row is Row.SPELL
    as_scale = card.text.scale is not None and card.equipped_to is None
    return on_field and card.face_up and as_scale


def works_elsewhere(card: Card, use: EffectUse) -> bool:
    """Whether that effect of a monster does not work where it lies (MR-PEND-08).

    Pendulum Effects work in a Pendulum Zone alone; as an Equip Card a monster has none.
    """
    if not card.text.is_monster:
        return False
    if card.row is Row.SPELL:
        return not (use.as_spell and is_in_pendulum_zone(card))
    return use.as_spell


def effects_now(card: Card) -> tuple[Effect, ...]:
    """The effects it has where it lies: as a Spell, its Pendulum Effects (MR-PEND-08).

    A monster equipped by an effect has none.
    """
    if card.row is not Row.SPELL or not card.text.is_monster:
        return card.text.effects
    return card.text.pendulum if card.equipped_to is None else ()


def is_worn(card: Card, host: Card) -> bool:
    """Whether `card` is equipped to `host` by the effect of `host` itself."""
    return card.by_host and card.equipped_to is host


def is_of_frame(frame: Frame, text: CardText) -> bool:
    """Whether the text is of that kind of Monster Card."""
    return text.frame in TOKENS_TOO if frame is Frame.NORMAL else text.frame is frame


def is_of_archetype(name: str, text: CardText) -> bool:
    """Whether the card belongs to it by its name, or its text adds it."""
    return name in text.series or name in text.treated_as


def wears_fewer_than(most: int, duel: Duel, host: Card) -> bool:
    """Whether `host` can take one more monster as an Equip Card by its own effect."""
    return sum(is_worn(card, host) for card in duel.state.equipped) < most


def is_in_column(speaker: Speaker, spot: Spot) -> bool:
    """Whether that zone is in the column that the speaking card means."""
    column = column_of(speaker.card.spot) if speaker.column is None else speaker.column
    return column is not None and column_of(spot) == column


def can_be_normal_summoned(text: CardText) -> bool:
    """Whether such a card can be Normal Summoned or Set at all (MR-SUM-04)."""
    return text.is_monster and not text.special_only and text.frame is not Frame.TOKEN


def acts_as(kind: Kind, card: Card) -> bool:
    """Whether the effects of `card`, where it lies, are those of such a card."""
    return is_kind(kind, card.text, as_spell=card.row is Row.SPELL)


def is_kind(kind: Kind, text: CardText, *, as_spell: bool) -> bool:
    """Whether it is such a card; a monster may lie as a Spell."""
    own = Kind.SPELL if as_spell and text.is_monster else text.kind
    return kind is own or (kind is Kind.SPELL_TRAP and own is not Kind.MONSTER)
