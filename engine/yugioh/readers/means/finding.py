"""All the cards that a noun means now."""

from collections.abc import Iterator

from engine.yugioh.asked import means
from engine.yugioh.facts.numbers import number_of
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AnyOf,
    AtRandom,
    Cards,
    Choose,
    DeckTop,
    Detached,
    Every,
    Excavated,
    Highest,
    Kind,
    Lowest,
    Noun,
    Place,
    Seen,
    Together,
    Whose,
)
from engine.yugioh.readers.means.describing import describes, proves_to_be
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


def all_that(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """Every card in the duel that the noun means; one that names no place means the field."""
    if isinstance(noun, Lowest | Highest):
        return utmost(noun, duel, speaker)
    if isinstance(noun, AnyOf):
        both = (all_that(part, duel, speaker) for part in noun.each)
        return list(dict.fromkeys(card for part in both for card in part))
    if isinstance(noun, DeckTop):
        deck = duel.state.sides[player(noun.whose, duel, speaker)].deck
        return deck[: -noun.count - 1 : -1]
    if isinstance(noun, Cards):
        near = _where(noun, duel, speaker)
        is_such = proves_to_be if _is_known(noun, speaker) else describes
        return [card for card in near if is_such(noun, duel, speaker, card)]
    if isinstance(noun, Every | Choose | AtRandom):
        return all_that(noun.of, duel, speaker)
    if isinstance(noun, Excavated):
        shown = [mark.card for mark in speaker.excavated if mark.is_same]
        return [card for card in shown if describes(noun.of, duel, speaker, card)]
    if isinstance(noun, Seen):
        seen = [mark.card for mark in speaker.former if mark.is_same]
        return [card for card in seen if proves_to_be(noun.of, duel, speaker, card)]
    if isinstance(noun, Detached):
        gone = [mark.card for mark in speaker.detached if mark.is_same]
        return [card for card in gone if is_monster_in_graveyard(card)]
    if isinstance(noun, Together):
        found = all_that(noun.of, duel, speaker)
        own = duel.state.chain.links[speaker.link - 1 : speaker.link]
        chosen = sum(len(link.speaker.targets) for link in own)
        return found if len(found) == chosen else []
    return [
        card for card in pointed_at(noun, duel, speaker) if means(noun, duel, speaker, card)
    ]


def _is_known(noun: Cards, speaker: Speaker) -> bool:
    """Players who pay with cards of their own know them, even those that lie face-down."""
    return speaker.pays and noun.whose is Whose.YOURS


def is_monster_in_graveyard(card: Card) -> bool:
    """Whether it is a Monster Card, in whatever Graveyard."""
    return card.text.is_monster and card.place is Place.GRAVEYARD


def utmost(noun: Lowest | Highest, duel: Duel, speaker: Speaker) -> list[Card]:
    """Those with the lowest or highest number; several, if tied."""
    numbers = {
        card: number
        for card in all_that(noun.of, duel, speaker)
        if (number := number_of(noun.stat, duel, card)) is not None
    }
    of_all = min if isinstance(noun, Lowest) else max
    most = of_all(numbers.values(), default=0)
    return [card for card, number in numbers.items() if number == most]


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
