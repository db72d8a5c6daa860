"""The ATK, DEF, Level, Type and Attributes of a monster now, and the Scale of a Pendulum Spell.

Belongs here: in which order changes of a number count, whatever makes them.
Does not belong here: which cards make them: they say so by claims, and are found by `holding`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engine.core.changing import changed
from engine.yugioh.asked import differs_by_card, worth
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies
from engine.yugioh.language import Amount, Attribute, Frame, Place, Stat, Type
from engine.yugioh.state.card import Bearing, Card, mark
from engine.yugioh.state.claims import Becomes, Changes, Reverses
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.originals import Adds, Renames, Switches
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS

T = TypeVar("T")

Change = tuple[Changes, Speaker]
"""How a number changes, and who says so."""
Original = tuple[Changes | Switches, Speaker]
"""How what counts as original changes, and who says so."""


ATK, ORIGINAL, DEF, LEVEL, TYPE, SCALE = "ATK", "original", "DEF", "Level", "Type", "Scale"
NAME, ATTRIBUTE = "name", "Attribute"
MOST_WITHIN = 3
"""How many numbers are worked out within one another, before what is printed is taken."""
MOST_FOR_ONE = 100
"""How many numbers are worked out for one that is asked for, before that."""


def attack(duel: Duel, card: Card) -> int:
    """The ATK of `card` now; never below 0."""
    if (then := _remembered(card)) is not None:
        return then.attack
    if _is_out_of_bounds(ATK, duel, card):
        return card.text.strength
    number = original_attack(duel, card)
    if not _shows(card):
        return number
    changes = [
        change
        for change in _in_order(holding(Stat.ATTACK, duel))
        if not _is_undone(change, card, Stat.ATTACK) and not _is_unset(change, card)
    ]
    if not changes:
        return number
    turned = _turned(duel)
    return _within(ATK, duel, card, lambda: _changed(number, changes, duel, card, turned))


def original_attack(duel: Duel, card: Card) -> int:
    """The ATK that is printed, unless an effect changes what counts as that (MR-GLOS-25)."""
    if (then := _remembered(card)) is not None:
        return then.original_attack
    return _originals(duel, card)[0]


def original_defense(duel: Duel, card: Card) -> int:
    """The DEF that is printed, unless an effect changes what counts as that (MR-GLOS-25)."""
    return card.text.guard if card.remembered is not None else _originals(duel, card)[1]


def _originals(duel: Duel, card: Card) -> tuple[int, int]:
    """The original ATK and the original DEF."""
    printed = card.text.strength, card.text.guard
    if not _shows(card) or _is_out_of_bounds(ORIGINAL, duel, card):
        return printed
    changed = holding(Stat.ORIGINAL_ATTACK, duel) + holding(Stat.ORIGINAL_DEFENSE, duel)
    switched = holding(Switches, duel)
    if not changed and not switched:
        return printed
    held: list[Original] = [*changed, *switched]
    held.sort(key=_began)
    return _within(ORIGINAL, duel, card, lambda: _replaced(printed, held, duel, card))


def _replaced(
    pair: tuple[int, int], held: Sequence[Original], duel: Duel, card: Card
) -> tuple[int, int]:
    for change, by in held:
        if not applies(change.who, duel, by, card):
            continue
        if isinstance(change, Switches):
            pair = pair if card.text.frame is Frame.LINK else pair[::-1]
        elif change.amount is not None:
            number = worth(change.amount, duel, by)
            is_attack = change.what is Stat.ORIGINAL_ATTACK
            pair = (number, pair[1]) if is_attack else (pair[0], number)
    return pair


def _began(held: Original) -> int:
    return held[1].since


def defense(duel: Duel, card: Card) -> int:
    """The DEF of `card` now; never below 0. A Link Monster has none."""
    if (then := _remembered(card)) is not None:
        return then.defense
    if not _shows(card) or card.text.frame is Frame.LINK or _is_out_of_bounds(DEF, duel, card):
        return card.text.guard
    number = original_defense(duel, card)
    changes = _in_order(holding(Stat.DEFENSE, duel))
    stand = [change for change in changes if not _is_undone(change, card, Stat.DEFENSE)]
    if not stand:
        return number
    turned = _turned(duel)
    return _within(DEF, duel, card, lambda: _changed(number, stand, duel, card, turned))


def level(duel: Duel, card: Card) -> int:
    """The Level of `card` now, at least 1; 0 where it has none (MR-XYZ-01, MR-LINK-01).

    In the hand, too, effects change it (FAQ 5387).
    """
    if (then := _remembered(card)) is not None:
        return then.level
    number = card.text.level
    shows = card.place is Place.HAND or _shows(card)
    if not number or not shows or _is_out_of_bounds(LEVEL, duel, card):
        return number
    changes = _in_order(holding(Stat.LEVEL, duel))
    if not changes:
        return number
    now = _within(LEVEL, duel, card, lambda: _changed(number, changes, duel, card))
    return max(1, now)


def type_of(duel: Duel, card: Card) -> Type | None:
    """The Type of `card` now: the last that it has become.

    What it became as it came is the first of all: what held already applies after (Q&A 15541).
    """
    if (then := _remembered(card)) is not None:
        return then.type
    printed = card.text.type
    if not _shows(card) or _is_out_of_bounds(TYPE, duel, card):
        return printed
    held = holding(Becomes, duel)
    if not held:
        return printed

    def become() -> Type | None:
        said = sorted(held, key=lambda each: not _is_of_its_coming(each[1], card))
        return next(
            (claim.type for claim, by in reversed(said) if applies(claim.who, duel, by, card)),
            printed,
        )

    return _within(TYPE, duel, card, become)


def _is_of_its_coming(by: Speaker, card: Card) -> bool:
    """Whether the effect of that card that lasts is of the one that has summoned `card`."""
    return by.is_lasting and by.card is card.arrival.by


def attributes_of(duel: Duel, card: Card) -> tuple[Attribute, ...]:
    """The Attributes of `card` now: the one that is printed, and those it is of as well."""
    if (then := _remembered(card)) is not None:
        return then.attributes
    printed = card.text.attribute
    own = () if printed is None else (printed,)
    if not _shows(card) or _is_out_of_bounds(ATTRIBUTE, duel, card):
        return own
    held = holding(Adds, duel)
    if not held:
        return own

    def added() -> tuple[Attribute, ...]:
        also = [claim.attributes for claim, by in held if applies(claim.who, duel, by, card)]
        return tuple(dict.fromkeys((*own, *(each for several in also for each in several))))

    return _within(ATTRIBUTE, duel, card, added)


def name_of(duel: Duel, card: Card) -> str:
    """The name of `card` now: the last that it has taken."""
    if (then := _remembered(card)) is not None:
        return then.name or card.text.called
    printed, held = card.text.called, holding(Renames, duel)
    if not held or _is_out_of_bounds(NAME, duel, card):
        return printed

    def taken() -> str:
        return next(
            (claim.name for claim, by in reversed(held) if applies(claim.who, duel, by, card)),
            printed,
        )

    return _within(NAME, duel, card, taken)


def _is_out_of_bounds(what: str, duel: Duel, card: Card) -> bool:
    """Whether that is asked within itself, or too deep within others: what is printed counts.

    A fact that is said of monsters with a number, or comes to one, may change that very number.
    What it asks for is then read without it, so that the answer is the same whoever asks first.
    """
    asked = duel.cache.numbers
    if not asked.within:
        return False
    full = len(asked.within) >= MOST_WITHIN or asked.count >= MOST_FOR_ONE
    return full or (what, card.id) in asked.within


def _within(what: str, duel: Duel, card: Card, now: Callable[[], T]) -> T:
    """What is so of `card` now, whatever is asked for on the way."""
    asked, key = duel.cache.numbers, (what, card.id)
    if not asked.within:
        asked.count = 0
    asked.count += 1
    asked.within.add(key)
    try:
        return now()
    finally:
        asked.within.remove(key)


def _is_undone(change: Change, card: Card, number: Stat) -> bool:
    """Whether the number has been set since by what lasted, though that may have ended."""
    by = change[1]
    return by.is_lasting and by.since < card.set_at.get(number, 0)


def _is_unset(change: Change, card: Card) -> bool:
    """Whether it sets the ATK, and what counts as the original ATK has changed since."""
    said = change[0]
    sets = said.sets and said.amount is not None
    return sets and _is_undone(change, card, Stat.ORIGINAL_ATTACK)


def _in_order(changes: list[Change]) -> list[Change]:
    """All changes as they began one after another; of those that began together, first what
    is gained, and last what only goes back to another original.
    """
    if not any(change.sets for change, _ in changes):
        return changes
    return sorted(changes, key=lambda change: (change[1].since, _rank(change[0])))


def _rank(change: Changes) -> int:
    if not change.sets:
        return 0
    return 2 if change.amount is None else 1


def _turned(duel: Duel) -> int:
    """What is added to ATK and DEF counts so many times: once, or less by as much."""
    return -1 if holding(Reverses, duel) else 1


def _changed(
    number: int, changes: Iterable[Change], duel: Duel, card: Card, turned: int = 1
) -> int:
    """The number after all changes, in the order in which they began.

    What sets it undoes the lasting changes before it; where it is itself lasting, also those
    that a card on the field goes on making. A changed original undoes what was set before,
    unless a card on the field goes on setting it.
    """
    standing = number
    made = while_there = 0
    for change, by in changes:
        if not applies(change.who, duel, by, card) and not _is_followed(change, by, card):
            continue
        amount = change.amount
        if amount is None:
            number = standing
            continue
        much = worth(amount, duel, _speaking_of(card, amount, by))
        if change.sets:
            number, made = much, 0
            while_there = 0 if by.is_lasting else while_there
            standing = standing if by.is_lasting else much
        elif by.is_lasting:
            made += turned * much
        else:
            while_there += turned * much
    return max(0, number + made + while_there)


def _is_followed(change: Changes, by: Speaker, card: Card) -> bool:
    """Whether it has come to the field from that player's hand since the change began.

    What was turned face-down since has not.
    """
    came = card.arrival
    follows = change.followed and card.place is Place.FIELD and card.owner == by.player
    return follows and came.origin is Place.HAND and came.at >= by.since


def _speaking_of(card: Card, amount: int | Amount, by: Speaker) -> Speaker:
    """The speaker, for an amount that differs from monster to monster speaking of `card`."""
    return changed(by, subject=mark(card)) if differs_by_card(amount) else by


def _remembered(card: Card) -> Bearing | None:
    """What it was, of a face-up monster that is looked back at."""
    then = card.remembered
    shown = then is not None and then.face_up and then.spot.row in MONSTER_ROWS
    return then if shown else None


def _shows(card: Card) -> bool:
    return card.place is Place.FIELD and card.face_up


def scale(duel: Duel, card: Card) -> int:
    """The Pendulum Scale of `card` now; what lasts for a time outdoes what cards say."""
    printed, held = card.text.scale or 0, holding(Stat.SCALE, duel)
    if not held or _is_out_of_bounds(SCALE, duel, card):
        return printed

    def become() -> int:
        reached = [said for said in held if applies(said[0].who, duel, said[1], card)]
        lasting = [said for said in reached if said[1].own is not None]
        said = lasting or reached
        amount = said[-1][0].amount if said else None
        return printed if amount is None else worth(amount, duel, said[-1][1])

    return _within(SCALE, duel, card, become)


def number_of(stat: Stat, duel: Duel, card: Card) -> int | None:
    """The number of `card` now; None where it has none: no DEF on a Link (MR-LINK-02).

    A question mark is 0 on the field (MR-GLOS-26), and no number elsewhere (Q&A 13082).
    """
    match stat:
        case Stat.ATTACK:
            return None if _is_open(card.text.attack, card) else attack(duel, card)
        case Stat.DEFENSE:
            nothing = card.text.frame is Frame.LINK or _is_open(card.text.defense, card)
            return None if nothing else defense(duel, card)
        case Stat.ORIGINAL_ATTACK:
            return None if _is_open(card.text.attack, card) else original_attack(duel, card)
        case Stat.ORIGINAL_DEFENSE:
            nothing = card.text.frame is Frame.LINK or _is_open(card.text.defense, card)
            return None if nothing else original_defense(duel, card)
        case Stat.LEVEL:
            return level(duel, card) or None
        case Stat.RANK:
            return card.text.rank or None
        case Stat.RATING:
            return card.text.rating or None
        case Stat.SCALE:
            return None if card.text.scale is None else scale(duel, card)


def _is_open(printed: int | None, card: Card) -> bool:
    """Whether a question mark is printed there on a card that is no monster on the field."""
    return printed is None and card.row not in MONSTER_ROWS and _remembered(card) is None
