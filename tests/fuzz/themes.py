"""Decks around a few cards: copies of each, of what its text asks for and of what asks for it.

What is asked for is read from the trees as far as the printed cards can tell.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

from cards.yugioh import BOOK
from engine.core.game import DeckList
from engine.yugioh.asked import prints
from engine.yugioh.field.places import can_be_normal_summoned
from engine.yugioh.formats.decks import belongs_in_extra, deck_list
from engine.yugioh.formats.format import Format
from engine.yugioh.language import (
    Ability,
    Cards,
    CardText,
    Frame,
    FusionSummon,
    Has,
    Kind,
    Named,
    Not,
    Of,
    OfArchetype,
    Quality,
    Stat,
    SynchroMaterials,
    Whose,
    XyzMaterials,
    exactly,
    parts,
)

PARTNERS = 2
"""How many cards a theme takes for each thing that is asked for."""
SMALL = 4
"""Monsters up to this Level are summoned without Tributes."""


def around(centres: Iterable[int], rules: Format, dice: Random) -> DeckList:
    """The smallest deck of these sizes with as many copies of the centres as it may hold.

    Then come their partners, and then any cards, every other one a small monster.
    """
    sizes, knows = rules.decks, rules.hooks.knows
    wanted = list(centres)
    near = [partner for centre in wanted for partner in partners(BOOK[centre], dice)]
    wanted += [partner for partner in near if knows(BOOK[partner])]
    rest = [code for code, card in BOOK.items() if _is_dealt(card) and knows(card)]
    dice.shuffle(rest)
    small = [code for code in reversed(rest) if _is_small(BOOK[code])]
    rest = [code for pair in zip(small, rest, strict=False) for code in pair]
    deck, most = _Deck(), {False: sizes.main[0], True: sizes.extra[1]}
    for code, copies in (*((code, sizes.copies) for code in wanted), *((c, 1) for c in rest)):
        for _ in range(copies):
            if deck.copies[BOOK[code].called] < sizes.copies:
                deck.put(code, most[belongs_in_extra(BOOK[code])])
    return deck_list(tuple(deck.main), tuple(deck.extra))


class _Deck:
    """A deck while it is put together."""

    def __init__(self) -> None:
        self.main: list[int] = []
        self.extra: list[int] = []
        self.copies: Counter[str] = Counter()

    def put(self, code: int, most: int) -> None:
        """Add one copy where the part it belongs to has fewer than `most` cards."""
        part = self.extra if belongs_in_extra(BOOK[code]) else self.main
        if len(part) < most:
            part.append(code)
            self.copies[BOOK[code].called] += 1


def partners(card: CardText, dice: Random) -> Iterator[int]:
    """Cards that its text asks for, and cards whose text asks for it."""
    asked = list(_asked_for(card, dice))
    yield from asked
    for code in asked:
        if belongs_in_extra(BOOK[code]):
            yield from _asked_for(BOOK[code], dice)
    yield from _some(_that_name(card.passcode), dice)
    yield from _some(_that_ask_for(card.passcode), dice)


def _asked_for(card: CardText, dice: Random) -> Iterator[int]:
    if isinstance(card.materials, SynchroMaterials):
        yield from _tuned(card, card.materials, dice)
    for noun in _nouns(card.passcode):
        yield from _some(_such(noun), dice)


def _tuned(card: CardText, materials: SynchroMaterials, dice: Random) -> Iterator[int]:
    """A Tuner and another monster whose Levels add up to that of the Synchro Monster."""
    tuners = _such(materials.tuner.also(Of(Ability.TUNER)))
    others = _such(_monster(materials.others, Not(Of(Ability.TUNER))))
    pairs = [
        (tuner, other)
        for tuner in tuners
        for other in others
        if BOOK[tuner].level + BOOK[other].level == card.level
    ]
    for pair in dice.sample(pairs, min(PARTNERS, len(pairs))):
        yield from pair


def _some(codes: Iterable[int], dice: Random) -> list[int]:
    found = list(codes)
    return dice.sample(found, min(PARTNERS, len(found)))


@cache
def _such(noun: Cards) -> tuple[int, ...]:
    return tuple(code for code, card in BOOK.items() if _is_dealt(card) and fits(noun, card))


def _is_dealt(card: CardText) -> bool:
    return card.frame is not Frame.TOKEN


def _is_small(card: CardText) -> bool:
    return can_be_normal_summoned(card) and card.level <= SMALL


@cache
def _that_name(code: int) -> tuple[int, ...]:
    """The cards whose text asks for that one by its name."""
    return tuple(
        other
        for other in BOOK
        if any(_is_name(noun) and fits(noun, BOOK[code]) for noun in _nouns(other))
    )


@cache
def _that_ask_for(code: int) -> tuple[int, ...]:
    """The cards whose text asks for such a one, or Fusion Summons it."""
    card = BOOK[code]
    if card.frame is Frame.FUSION:
        return tuple(other for other in BOOK if any(fits(n, card) for n in _fused(other)))
    return tuple(other for other in BOOK if any(fits(noun, card) for noun in _nouns(other)))


@cache
def _fused(code: int) -> tuple[Cards, ...]:
    """What the text Fusion Summons."""
    return tuple(part.what for part in parts(BOOK[code]) if isinstance(part, FusionSummon))


@cache
def _nouns(code: int) -> tuple[Cards, ...]:
    """What the text asks for in particular, among the player's own cards."""
    card = BOOK[code]
    found = [part for part in parts(card) if isinstance(part, Cards)]
    if isinstance(card.materials, XyzMaterials):
        level = Has(Stat.LEVEL, exactly(card.materials.level))
        found.append(_monster(card.materials.of, level))
    ours = (noun for noun in found if noun.whose is not Whose.THEIRS and _is_particular(noun))
    return tuple(dict.fromkeys(ours))


def _monster(noun: Cards, *besides: Quality) -> Cards:
    return replace(noun, kind=Kind.MONSTER).also(*besides)


def _is_name(noun: Cards) -> bool:
    return any(isinstance(each, Named) and isinstance(each.name, str) for each in noun.like)


def _is_particular(noun: Cards) -> bool:
    return any(
        isinstance(each, Of | Named | OfArchetype)
        or (isinstance(each, Has) and each.stat is Stat.LEVEL)
        for each in noun.like
    )


def fits(noun: Cards, card: CardText) -> bool:
    """Whether the printed card is such a card, wherever it lies."""
    is_kind = noun.kind is None or _is_kind(noun.kind, card)
    return is_kind and all(prints(each, card) for each in noun.like)


def _is_kind(kind: Kind, card: CardText) -> bool:
    return not card.is_monster if kind is Kind.SPELL_TRAP else card.kind is kind
