"""Reading a noun: is this card one it means? And the numbers that a noun may ask for."""

from collections.abc import Iterable, Iterator
from functools import singledispatch

from engine.core.protocol import Seat
from engine.yugioh.language import (
    AnyOf,
    AttackBecomes,
    AttackingMonster,
    Cards,
    CardText,
    Choose,
    DeckTop,
    EquippedMonster,
    Every,
    Face,
    Former,
    Gains,
    HalvesAttack,
    Highest,
    IsUnaffected,
    Kind,
    Lowest,
    Noun,
    OpposingMonster,
    Place,
    Position,
    Stat,
    Subject,
    ThatCard,
    ThisCard,
    Type,
    Whose,
)
from engine.yugioh.readers.declared import worth
from engine.yugioh.readers.facts import all_holding, holding, is_uncovered
from engine.yugioh.readers.places import is_of_archetype, is_of_frame, is_placed
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Mark, Row, Speaker

DEFENSE_POSITIONS = (Position.DEFENSE, Position.FACE_DOWN)


def all_that(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """Every card in the duel that the noun means; one that names no place means the field."""
    if isinstance(noun, Lowest | Highest):
        return utmost(noun, duel, speaker)
    if isinstance(noun, AnyOf):
        both = (all_that(part, duel, speaker) for part in (noun.first, noun.second))
        return list(dict.fromkeys(card for part in both for card in part))
    if isinstance(noun, DeckTop):
        return duel.state.sides[speaker.player].deck[: -noun.count - 1 : -1]
    if isinstance(noun, Cards):
        near = _where(noun, duel, speaker)
        return [card for card in near if describes(noun, duel, speaker, card)]
    if isinstance(noun, Every | Choose):
        return all_that(noun.of, duel, speaker)
    return [
        card for card in pointed_at(noun, duel, speaker) if means(noun, duel, speaker, card)
    ]


def utmost(noun: Lowest | Highest, duel: Duel, speaker: Speaker) -> list[Card]:
    """Those with the lowest or highest number; several, if tied."""
    number = attack if noun.stat is Stat.ATTACK else defense
    cards = all_that(noun.of, duel, speaker)
    of_all = min if isinstance(noun, Lowest) else max
    most = of_all((number(duel, card) for card in cards), default=0)
    return [card for card in cards if number(duel, card) == most]


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
        else:
            yield from duel.state.sides[seat].pile(noun.place)


def pointed_at(noun: Noun, duel: Duel, speaker: Speaker) -> Iterable[Card]:
    """The cards a pronoun points at, wherever they are; for other nouns all on the field."""
    if isinstance(noun, ThisCard):
        return [speaker.card]
    if isinstance(noun, ThatCard):
        return [mark.card for mark in _targets(speaker)]
    if isinstance(noun, Former):
        return [mark.card for mark in speaker.former]
    if isinstance(noun, Subject):
        return [speaker.subject.card] if speaker.subject else []
    return duel.state.field()


def _targets(speaker: Speaker) -> tuple[Mark, ...]:
    bound = speaker.card.bound
    return speaker.targets or ((bound,) if bound is not None and bound.is_uncovered else ())


@singledispatch
def means(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Tell whether `card` is one that `speaker` means."""
    raise NotImplementedError(noun)


@means.register
def describes(noun: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Tell whether every slot of the noun that says something is true of `card`."""
    if noun.place is not None and card.place is not noun.place:
        return False
    if noun.whose is not None:
        holder = card.controller if card.place is Place.FIELD else card.owner
        if (holder == speaker.player) is not (noun.whose is Whose.YOURS):
            return False
    if noun.other and card is speaker.card:
        return False
    if noun.kind is not None and not _is_kind(noun.kind, card):
        return False
    if not is_placed(noun, duel, speaker, card):
        return False
    return _stands(noun, card) and _is_described(noun, duel, card)


def _is_kind(kind: Kind, card: Card) -> bool:
    """A card on the field is a monster by its zone, and face-down no more is known of it."""
    if card.place is Place.FIELD:
        in_monster_row = card.row in (Row.MONSTER, Row.EXTRA_MONSTER)
        if kind is Kind.MONSTER or kind is Kind.SPELL_TRAP:
            return in_monster_row is (kind is Kind.MONSTER)
        if not card.face_up or in_monster_row:
            return False
        return kind is (Kind.SPELL if card.text.is_monster else card.text.kind)
    if kind is Kind.SPELL_TRAP:
        return not card.text.is_monster
    return card.text.kind is kind


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
    """What only a face-up card shows is unknown of a face-down one (MR-INFO-06, MR-INFO-10)."""
    text = card.text
    if _asks_for_nothing(noun):
        return True
    if card.place is Place.FIELD and not card.face_up:
        return False
    return (
        (noun.attribute is None or text.attribute is noun.attribute)
        and (noun.lacks_attribute is None or text.attribute is not noun.lacks_attribute)
        and (noun.type is None or _is_of_type(noun.type, text))
        and (noun.named is None or is_named(text, noun.named))
        and _is_of_kind(noun, text)
        and (noun.level is None or (text.level > 0 and noun.level.holds(text.level)))
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
    )


def _is_of_type(wanted: Type | tuple[Type, ...], text: CardText) -> bool:
    return text.type in wanted if isinstance(wanted, tuple) else text.type is wanted


def _asks_for_nothing(noun: Cards) -> bool:
    asked = (noun.attribute, noun.type, noun.named, noun.level, noun.attack, noun.defense)
    kinds = (noun.frame, noun.effect, noun.ability, noun.lacks, noun.archetype, noun.rating)
    return all(slot is None for slot in (*asked, *kinds, noun.lacks_attribute))


def is_named(text: CardText, name: str) -> bool:
    """Tell whether the card has that very name."""
    return text.name == name


@means.register
def _(noun: Every, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.of, duel, speaker, card)


@means.register
def _(noun: Choose, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.of, duel, speaker, card)


@means.register(Lowest)
@means.register(Highest)
def _(noun: Lowest | Highest, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card in utmost(noun, duel, speaker)


@means.register
def _(noun: AnyOf, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.first, duel, speaker, card) or means(noun.second, duel, speaker, card)


@means.register
def _(noun: DeckTop, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card in all_that(noun, duel, speaker)


@means.register
def _(noun: OpposingMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    battle = duel.state.battle
    fighters = () if battle is None else (battle.attacker, battle.target)
    here = any(mark is not None and mark.card is card and mark.is_same for mark in fighters)
    return here and card.controller != speaker.player


@means.register
def _(noun: ThisCard, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card is speaker.card


@means.register
def _(noun: ThatCard, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(mark.card is card and mark.is_same for mark in _targets(speaker))


@means.register
def _(noun: Former, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(mark.card is card and mark.is_same for mark in speaker.former)


@means.register
def _(noun: Subject, duel: Duel, speaker: Speaker, card: Card) -> bool:
    subject = speaker.subject
    return subject is not None and subject.card is card and subject.is_same


@means.register
def _(noun: AttackingMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Until the Damage Step, what has left Attack Position is no attacking monster any more."""
    battle = duel.state.battle
    if battle is None or battle.attacker.card is not card or not battle.attacker.is_same:
        return False
    return battle.timing is not None or card.position is Position.ATTACK


@means.register
def _(noun: EquippedMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return speaker.card.equipped_to is card


def player(whose: Whose, duel: Duel, speaker: Speaker) -> Seat:
    """The player that the card would call "you" or "your opponent"."""
    return speaker.player if whose is Whose.YOURS else duel.opponent(speaker.player)


def attack(duel: Duel, card: Card) -> int:
    """The ATK of `card` now; never below 0. What sets it outdoes what came before."""
    number = original_attack(duel, card)
    if not _shows_numbers(card):
        return number
    for fact, by in all_holding(duel):
        if isinstance(fact, Gains | AttackBecomes) and applies(fact.who, duel, by, card):
            amount = worth(fact.attack, duel, by)
            number = number + amount if isinstance(fact, Gains) else amount
    return max(0, number)


def original_attack(duel: Duel, card: Card) -> int:
    """The ATK that is printed, unless an effect changes what counts as that (MR-GLOS-25)."""
    halved = _shows_numbers(card) and any(
        applies(fact.who, duel, by, card) for fact, by in holding(HalvesAttack, duel)
    )
    return -(-card.text.attack // 2) if halved else card.text.attack


def defense(duel: Duel, card: Card) -> int:
    """The DEF of `card` now; never below 0."""
    gained = sum(worth(gain.defense, duel, by) for gain, by in _gains(duel, card))
    return max(0, card.text.defense + gained)


def _gains(duel: Duel, card: Card) -> list[tuple[Gains, Speaker]]:
    if not _shows_numbers(card):
        return []
    held = holding(Gains, duel)
    return [(gain, by) for gain, by in held if applies(gain.who, duel, by, card)]


def _shows_numbers(card: Card) -> bool:
    return card.place is Place.FIELD and card.face_up


def applies(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Tell whether a fact about `noun` concerns `card`: what was turned face-down is free."""
    return (
        means(noun, duel, speaker, card)
        and is_uncovered(card, speaker)
        and not is_unaffected(duel, card, speaker.card)
    )


def is_unaffected(duel: Duel, card: Card, by: Card) -> bool:
    """Tell whether the effects of `by` do nothing to `card` (MR-GLOS-05)."""
    return card is not by and any(
        fact.by is by.text.kind and means(fact.who, duel, speaker, card)
        for fact, speaker in holding(IsUnaffected, duel)
    )
