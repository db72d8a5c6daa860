"""Nouns that pick out some cards of those that another noun means, or of those at hand."""

from collections.abc import Iterable
from typing import TypeVar

from engine.yugioh.asked import (
    NounRules,
    all_that,
    means,
    proves_to_be,
    register_noun,
)
from engine.yugioh.facts.numbers import number_of
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AtRandom,
    Choose,
    DeckTop,
    Detached,
    End,
    Every,
    Excavated,
    Extreme,
    Noun,
    Place,
    Seen,
    Together,
)
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

N = TypeVar("N", bound=Noun)
S = TypeVar("S", Every, Choose, AtRandom, Together)


class SomeRules(NounRules[S]):
    """Cards of another noun, however many of them are dealt with."""

    def means(self, noun: S, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return means(noun.of, duel, speaker, card)

    def all_that(self, noun: S, duel: Duel, speaker: Speaker) -> list[Card]:
        return all_that(noun.of, duel, speaker)


class EveryRules(SomeRules[Every]):
    """All there are."""


class ChooseRules(SomeRules[Choose]):
    """Those that may be chosen."""


class AtRandomRules(SomeRules[AtRandom]):
    """Those that chance may choose."""


class TogetherRules(SomeRules[Together]):
    """None, once one of those targeted cannot be dealt with any more."""

    def all_that(self, noun: Together, duel: Duel, speaker: Speaker) -> list[Card]:
        found = all_that(noun.of, duel, speaker)
        own = duel.state.chain.links[speaker.link - 1 : speaker.link]
        chosen = sum(len(link.speaker.targets) for link in own)
        return found if len(found) == chosen else []


class ListedRules(NounRules[N]):
    """Cards that are found first: a card is one of these if it is among them."""

    def means(self, noun: N, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card in self.all_that(noun, duel, speaker)


class ExtremeRules(ListedRules[Extreme]):
    """Those whose number lies at that end; several, if tied. What has no number is left out."""

    def all_that(self, noun: Extreme, duel: Duel, speaker: Speaker) -> list[Card]:
        numbers = {
            card: number
            for card in all_that(noun.of, duel, speaker)
            if (number := number_of(noun.stat, duel, card)) is not None
        }
        if not numbers:
            return []
        most = (max if noun.end is End.HIGHEST else min)(numbers.values())
        return [card for card, number in numbers.items() if number == most]


class DeckTopRules(ListedRules[DeckTop]):
    """So many cards from the top of a Deck."""

    def all_that(self, noun: DeckTop, duel: Duel, speaker: Speaker) -> list[Card]:
        deck = duel.state.sides[player(noun.whose, duel, speaker)].deck
        return deck[: -noun.count - 1 : -1]


class ExcavatedRules(ListedRules[Excavated]):
    """Cards of a description, of those excavated that still lie in the Deck."""

    def all_that(self, noun: Excavated, duel: Duel, speaker: Speaker) -> list[Card]:
        shown = _there(speaker.excavated)
        return [card for card in shown if means(noun.of, duel, speaker, card)]


class SeenRules(ListedRules[Seen]):
    """Cards of a description, of those looked at, by what was seen of them."""

    def all_that(self, noun: Seen, duel: Duel, speaker: Speaker) -> list[Card]:
        seen = _there(speaker.former)
        return [card for card in seen if proves_to_be(noun.of, duel, speaker, card)]


class DetachedRules(ListedRules[Detached]):
    """The monsters among the materials detached that lie in a Graveyard."""

    def all_that(self, noun: Detached, duel: Duel, speaker: Speaker) -> list[Card]:
        return [card for card in _there(speaker.detached) if _is_monster_in_graveyard(card)]


def _there(marks: Iterable[Mark]) -> list[Card]:
    """The cards pointed at that have stayed where they were."""
    return [mark.card for mark in marks if mark.is_same]


def _is_monster_in_graveyard(card: Card) -> bool:
    return card.text.is_monster and card.place is Place.GRAVEYARD


register_noun(Every, EveryRules())
register_noun(Choose, ChooseRules())
register_noun(AtRandom, AtRandomRules())
register_noun(Together, TogetherRules())
register_noun(Extreme, ExtremeRules())
register_noun(DeckTop, DeckTopRules())
register_noun(Excavated, ExcavatedRules())
register_noun(Seen, SeenRules())
register_noun(Detached, DetachedRules())
