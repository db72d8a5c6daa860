"""Nouns that pick out some cards of those that another noun means, or of those at hand."""

from collections.abc import Iterable
from typing import TypeVar

from engine.yugioh.asked import (
    NounRules,
    Settled,
    all_that,
    means,
    proves_to_be,
    register_noun,
)
from engine.yugioh.facts.numbers import number_of
from engine.yugioh.facts.pointing import targeted
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    Among,
    AmongTargets,
    AtRandom,
    Cards,
    Choose,
    DeckTop,
    End,
    Every,
    Extreme,
    Lot,
    Noun,
    OneFromEach,
    Place,
    ThoseThere,
    Together,
    Whose,
    WithThis,
)
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

N = TypeVar("N", bound=Noun)
S = TypeVar("S", Every, ThoseThere, Choose, AtRandom, Together)


class SomeRules(NounRules[S]):
    """Cards of another noun, however many of them are dealt with."""

    def means(self, noun: S, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return means(noun.of, duel, speaker, card)

    def proves_to_be(self, noun: S, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return proves_to_be(noun.of, duel, speaker, card)

    def all_that(self, noun: S, duel: Duel, speaker: Speaker) -> list[Card]:
        return all_that(noun.of, duel, speaker)


class EveryRules(SomeRules[Every]):
    """All there are."""


class ThoseThereRules(SomeRules[ThoseThere]):
    """All there are then."""


class ChooseRules(SomeRules[Choose]):
    """Those that may be chosen."""

    settled = Settled.WHEN_DONE


class AtRandomRules(SomeRules[AtRandom]):
    """Those that chance may choose."""

    settled = Settled.WHEN_DONE


class TogetherRules(SomeRules[Together]):
    """None, once one of those targeted cannot be dealt with any more."""

    settled = Settled.BY_TARGETING

    def all_that(self, noun: Together, duel: Duel, speaker: Speaker) -> list[Card]:
        found = all_that(noun.of, duel, speaker)
        own = duel.state.chain.links[speaker.link - 1 : speaker.link]
        chosen = sum(len(link.speaker.targets) for link in own)
        return found if len(found) == chosen else []


class WithThisRules(NounRules[WithThis]):
    """None, once what was targeted or the card itself has gone (FAQ 11826, 15952, 21633)."""

    settled = Settled.BY_TARGETING

    def means(self, noun: WithThis, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card is speaker.card or means(noun.of, duel, speaker, card)

    def all_that(self, noun: WithThis, duel: Duel, speaker: Speaker) -> list[Card]:
        found = all_that(noun.of, duel, speaker)
        return [*found, speaker.card] if found and not speaker.has_strayed else []


class ListedRules(NounRules[N]):
    """Cards that are found first: a card is one of these if it is among them."""

    def means(self, noun: N, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card in self.all_that(noun, duel, speaker)


class ExtremeRules(ListedRules[Extreme]):
    """Those whose number lies at that end; several, if tied. What has no number is left out."""

    settled = Settled.WHEN_DONE

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


class OneFromEachRules(ListedRules[OneFromEach]):
    """Those of the hand, the field and the Graveyard of the opponent."""

    settled = Settled.WHEN_DONE

    def all_that(self, noun: OneFromEach, duel: Duel, speaker: Speaker) -> list[Card]:
        side = duel.state.sides[duel.opponent(speaker.player)]
        field = all_that(Cards(whose=Whose.THEIRS, place=Place.FIELD), duel, speaker)
        return [*side.hand, *field, *side.graveyard]


class DeckTopRules(ListedRules[DeckTop]):
    """So many cards from the top of a Deck."""

    settled = Settled.UNSEEN

    def all_that(self, noun: DeckTop, duel: Duel, speaker: Speaker) -> list[Card]:
        deck = duel.state.sides[player(noun.whose, duel, speaker)].deck
        return deck[: -noun.count - 1 : -1]


class AmongRules(NounRules[Among]):
    """Cards of a description, of several that have stayed where they were."""

    def means(self, noun: Among, duel: Duel, speaker: Speaker, card: Card) -> bool:
        judge = proves_to_be if noun.lot in (Lot.SEEN, Lot.DRAWN) else means
        near = self.pointed_at(noun, duel, speaker)
        return card in near and judge(noun.such, duel, speaker, card)

    def pointed_at(self, noun: Among, duel: Duel, speaker: Speaker) -> list[Card]:
        return _there(_marked(noun.lot, duel, speaker))


class AmongTargetsRules(NounRules[AmongTargets]):
    """Cards of a description, of those targeted: which of them, where it targeted several."""

    settled = Settled.BY_TARGETING

    def means(self, noun: AmongTargets, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card in self.pointed_at(noun, duel, speaker)

    def pointed_at(self, noun: AmongTargets, duel: Duel, speaker: Speaker) -> list[Card]:
        near = _there(targeted(speaker))
        return [card for card in near if means(noun.such, duel, speaker, card)]


def _marked(lot: Lot, duel: Duel, speaker: Speaker) -> tuple[Mark, ...]:
    match lot:
        case Lot.ANSWERED:
            return speaker.subjects
        case Lot.SEEN:
            return speaker.former
        case Lot.EXCAVATED:
            return speaker.excavated
        case Lot.DETACHED:
            return speaker.detached
        case Lot.DRAWN:
            return speaker.drawn
        case Lot.PAID:
            return speaker.given
        case Lot.AIMED:
            answered = duel.state.chain.links[max(speaker.link - 2, 0) : speaker.link - 1]
            return tuple(mark for link in answered for mark in link.speaker.targets)


def _there(marks: Iterable[Mark]) -> list[Card]:
    """The cards pointed at that have stayed where they were."""
    return [mark.card for mark in marks if mark.is_same]


register_noun(Every, EveryRules())
register_noun(ThoseThere, ThoseThereRules())
register_noun(Choose, ChooseRules())
register_noun(AtRandom, AtRandomRules())
register_noun(OneFromEach, OneFromEachRules())
register_noun(Together, TogetherRules())
register_noun(WithThis, WithThisRules())
register_noun(Extreme, ExtremeRules())
register_noun(DeckTop, DeckTopRules())
register_noun(Among, AmongRules())
register_noun(AmongTargets, AmongTargetsRules())
