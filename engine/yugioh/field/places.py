"""Where a card lies and what it is there: its zone, its column, its effects, its host."""

from dataclasses import replace

from engine.core.remembering import once_for_each
from engine.yugioh.field.arrows import column_of
from engine.yugioh.language import (
    EQUIPPED,
    Ability,
    Cards,
    CardText,
    Effect,
    Equips,
    Frame,
    Kind,
    Place,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row, Spot

TOKENS_TOO = (Frame.NORMAL, Frame.TOKEN)
"""A Token is a Normal Monster, unless it has effects."""


def is_in_pendulum_zone(card: Card) -> bool:
    """Whether `card` lies as a Spell in a Pendulum Zone (MR-PEND-05)."""
    on_field = card.place is Place.FIELD and card.row is Row.SPELL
    as_scale = card.text.scale is not None and card.equipped_to is None
    return on_field and card.face_up and as_scale


def works_elsewhere(card: Card, use: EffectUse) -> bool:
    """Whether that effect of a monster does not work where it lies (MR-PEND-08).

    Pendulum Effects work in a Pendulum Zone alone; as an Equip Card a monster has those alone
    that its text gives it for that.
    """
    if not card.text.is_monster:
        return False
    if card.row is not Row.SPELL:
        return use.as_spell or is_normal_there(card)
    if is_equipped_by_itself(card):
        return all(each is not use.effect for each in effects_as_equip(card.text))
    return not (use.as_spell and is_in_pendulum_zone(card))


def is_equipped_by_itself(card: Card) -> bool:
    """Whether a monster lies as an Equip Card by its own effect, and not by its host's."""
    return card.equipped_to is not None and not card.by_host


def effects_now(card: Card) -> tuple[Effect, ...]:
    """The effects it has where it lies: as a Spell, its Pendulum Effects (MR-PEND-08).

    A monster has those that speak of that while it is equipped by its own effect, and none
    while it is by that of its host. A Gemini has none until it is Normal Summoned again.
    """
    if is_normal_there(card):
        return ()
    if card.row is not Row.SPELL or not card.text.is_monster:
        return card.text.effects
    if card.equipped_to is None:
        return card.text.pendulum
    return effects_as_equip(card.text) if is_equipped_by_itself(card) else ()


@once_for_each
def effects_as_equip(text: CardText) -> tuple[Effect, ...]:
    """The effects of a monster that speak of what it is equipped to, or of its being so."""
    return tuple(
        effect
        for effect in text.effects
        if any(
            part == EQUIPPED or part == Equips(Cards(Kind.MONSTER)) for part in parts(effect)
        )
    )


def is_worn(card: Card, host: Card) -> bool:
    """Whether `card` is equipped to `host` by the effect of `host` itself."""
    return card.by_host and card.equipped_to is host


def is_of_frame(frame: Frame, text: CardText) -> bool:
    """Whether the text is of that kind of Monster Card."""
    return text.frame in TOKENS_TOO if frame is Frame.NORMAL else text.frame is frame


def text_there(card: Card) -> CardText:
    """What is printed on it, as it counts where it lies.

    Face-up in a Monster Zone and in the Graveyard a Gemini is a Normal Monster, not in the hand
    nor face-down (Q&A 10987, 11002), nor once it was Normal Summoned again (Q&A 7963).
    """
    buried = card.place is Place.GRAVEYARD and Ability.GEMINI in card.text.abilities
    return _as_normal(card.text) if buried or is_normal_there(card) else card.text


def is_normal_there(card: Card) -> bool:
    """Whether it is a Normal Monster where it lies, whatever effects stand on it."""
    became_normal = card.printed is not None and card.text.frame is Frame.NORMAL
    return waits_for_second_summon(card) or (became_normal and card.place is Place.FIELD)


def waits_for_second_summon(card: Card) -> bool:
    """Whether it is a Gemini in a Monster Zone that can be Normal Summoned again (FAQ 9911)."""
    came = card.arrival
    if Ability.GEMINI not in card.text.abilities or came.again or came.as_if_again:
        return False
    return card.place is Place.FIELD and card.face_up and card.row is not Row.SPELL


@once_for_each
def _as_normal(text: CardText) -> CardText:
    return replace(text, frame=Frame.NORMAL, effects=())


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


def own_kind(text: CardText, *, as_spell: bool) -> Kind:
    """What it is; a monster may lie as a Spell."""
    return Kind.SPELL if as_spell and text.is_monster else text.kind


def is_kind(kind: Kind, text: CardText, *, as_spell: bool) -> bool:
    """Whether it is such a card; a monster may lie as a Spell."""
    own = own_kind(text, as_spell=as_spell)
    return kind is own or (kind is Kind.SPELL_TRAP and own is not Kind.MONSTER)
