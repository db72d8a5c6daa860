"""Whether a card is like that now: one reading for each quality."""

from engine.core.verb import Verb
from engine.yugioh.acts.counting import capacity
from engine.yugioh.asked import worth
from engine.yugioh.facts.numbers import number_of, type_of
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.facts.printed import is_a, printed
from engine.yugioh.facts.reach import is_named
from engine.yugioh.field.arrows import co_linked, pointed_monsters
from engine.yugioh.field.places import (
    can_be_normal_summoned,
    is_in_column,
    is_in_pendulum_zone,
    is_of_archetype,
    is_worn,
)
from engine.yugioh.language import (
    AttackOf,
    Bound,
    CoLinked,
    Differs,
    EffectMonster,
    EquippedTo,
    Has,
    HasAttacked,
    HasMaterial,
    In,
    InColumn,
    Named,
    NormalSummonable,
    Not,
    Noun,
    Of,
    OfArchetype,
    Place,
    PointedTo,
    Quality,
    RoomFor,
    SpecialSummoned,
    ThatCard,
    Within,
    Zone,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row

SHOWN = (Differs, EffectMonster, Has, Named, NormalSummonable, Of, OfArchetype)
"""What is read from the front of a card (MR-INFO-06, MR-INFO-10)."""
ROWS = {
    Zone.MAIN_MONSTER: Row.MONSTER,
    Zone.EXTRA_MONSTER: Row.EXTRA_MONSTER,
    Zone.FIELD: Row.FIELD_SPELL,
}


@Verb
def fits(quality: Quality, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `card` is like that; of a card that lies face-down, as one who knows it sees."""
    raise NotImplementedError(quality)


def is_shown(quality: Quality) -> bool:
    """Whether only the front of a card tells if it is like that."""
    return isinstance(quality.what if isinstance(quality, Not) else quality, SHOWN)


@fits.of(Has)
def _has(quality: Has, duel: Duel, speaker: Speaker, card: Card) -> bool:
    number = number_of(quality.stat, duel, card)
    if number is None:
        return False
    if isinstance(quality.number, Bound):
        return quality.number.holds(number)
    return _is_within(quality.number, number, duel, speaker)


def _is_within(limit: Within, number: int, duel: Duel, speaker: Speaker) -> bool:
    """Until a target is chosen, any may be; a card that has gone has no ATK to go by."""
    amount = limit.amount
    if isinstance(amount, AttackOf):
        cards = list(pointed_at(amount.of, duel, speaker))
        if not cards and isinstance(amount.of, ThatCard):
            return True
        if not any(_stands(card, speaker) for card in cards):
            return False
    most = worth(amount, duel, speaker)
    return number < most if limit.below else number <= most


def _stands(card: Card, speaker: Speaker) -> bool:
    """Whether it is face-up on the field; the speaking card, since its costs were paid."""
    stayed = card is not speaker.card or speaker.paid is None or speaker.paid.is_same
    return card.place is Place.FIELD and card.face_up and stayed


@fits.of(Of)
def _of(quality: Of, duel: Duel, speaker: Speaker, card: Card) -> bool:
    terms = quality.what if isinstance(quality.what, tuple) else (quality.what,)
    type_now = type_of(duel, card)
    return any(is_a(term, card.text, type_now) for term in terms)


@fits.of(EffectMonster)
def _effect_monster(quality: EffectMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return bool(card.text.effects)


@fits.of(OfArchetype)
def _of_archetype(quality: OfArchetype, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return is_of_archetype(quality.name, card.text)


@fits.of(Named)
def _named(quality: Named, duel: Duel, speaker: Speaker, card: Card) -> bool:
    if isinstance(quality.name, str):
        return is_named(card.text, quality.name)
    alike = _those(quality.name, duel, speaker)
    return any(is_named(card.text, other.text.name) for other in alike)


@fits.of(Not)
def _not(quality: Not, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return not fits(quality.what, duel, speaker, card)


@fits.of(Differs)
def _differs(quality: Differs, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return number_of(quality.stat, duel, card) != printed(quality.stat, card.text)


@fits.of(SpecialSummoned)
def _specially(quality: SpecialSummoned, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card.arrival.specially


@fits.of(NormalSummonable)
def _normally(quality: NormalSummonable, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return can_be_normal_summoned(card.text)


@fits.of(HasAttacked)
def _has_attacked(quality: HasAttacked, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card.turn_log.attacked == duel.state.turn.number


@fits.of(HasMaterial)
def _has_material(quality: HasMaterial, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return bool(card.materials)


@fits.of(RoomFor)
def _room_for(quality: RoomFor, duel: Duel, speaker: Speaker, card: Card) -> bool:
    held = card.counters.get(quality.counter, 0)
    return card.face_up and held < capacity(card.text, quality.counter)


@fits.of(In)
def _in(quality: In, duel: Duel, speaker: Speaker, card: Card) -> bool:
    if quality.zone is Zone.PENDULUM:
        return is_in_pendulum_zone(card)
    return card.row is ROWS[quality.zone]


@fits.of(InColumn)
def _in_column(quality: InColumn, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return is_in_column(speaker, card.spot)


@fits.of(PointedTo)
def _pointed_to(quality: PointedTo, duel: Duel, speaker: Speaker, card: Card) -> bool:
    links = _those(quality.by, duel, speaker)
    return any(card in pointed_monsters(duel, link) for link in links)


@fits.of(CoLinked)
def _co_linked(quality: CoLinked, duel: Duel, speaker: Speaker, card: Card) -> bool:
    if quality.to is None:
        return card.face_up and bool(co_linked(duel, card))
    return any(card in co_linked(duel, link) for link in _those(quality.to, duel, speaker))


@fits.of(EquippedTo)
def _equipped_to(quality: EquippedTo, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(is_worn(card, host) for host in _those(quality.to, duel, speaker))


def _those(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    return list(pointed_at(noun, duel, speaker))
