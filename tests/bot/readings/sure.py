"""Odds and Evens with animals that were brought to it, not all of them equally sure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from cards.languages import LANGUAGES
from engine.core.cards import HandPlay, Printing
from engine.core.game import DeckList, Reader, ReadyDeck, Setup
from engine.core.match import Match
from engine.core.protocol import Event
from tests.bot.odds_and_evens import OddsAndEvens, Played

ANT, BEE, CAT, DOG, FOX = 1, 2, 3, 4, 6
STATES: Mapping[int, str] = {BEE: "witnessed", CAT: "unproven", DOG: "by-hand"}


def lay(setup: Setup, cards: Collection[int]) -> Setup:
    """A setup that brings a line for each of the cards of its decks that is done by hand."""
    codes = {code for deck in setup.decks for code in deck.codes}
    return replace(setup, brought=tuple(f"{each} by hand" for each in sorted(codes & {*cards})))


class SureAndUnsure(OddsAndEvens):
    """The Ant is its own, the Bee is trusted, the Cat and the Dog have to be agreed to."""

    printing: Printing = replace(OddsAndEvens.printing, by_hand=HandPlay("by-hand", lay))

    ready_decks: Sequence[ReadyDeck] = tuple(
        ReadyDeck(f"short-{key}", "short", dict.fromkeys(LANGUAGES, name), DeckList(deck))
        for key, name in (("a", "Meadow"), ("b", "Forest"))
        for deck in ({"main": (ANT,) * 20 + (FOX,) * 20},)
    )
    states: Sequence[str] = ("witnessed", "unproven", "by-hand")
    trusted: Collection[str] = ("witnessed",)

    def state(self, code: int) -> str:
        """How sure its rules are."""
        return STATES.get(code, "")

    def used(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[int, ...]:
        """What is played."""
        return tuple(each.card for each in events if isinstance(each, Played))

    def say(self, language: str, key: str, **facts: int | str) -> str:
        """What a state is called; all else as the game says it."""
        if key.startswith(("state-", "card-state-")):
            return f"[{language}] {key}"
        return super().say(language, key, **facts)


SURE = SureAndUnsure()


class Unhandy(SureAndUnsure):
    """The same, where nothing is done by hand."""

    printing: Printing = replace(OddsAndEvens.printing, by_hand=None)


UNHANDY = Unhandy()
