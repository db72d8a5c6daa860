"""What a game declares before any match: decks, cards, rules, and its words for them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from engine.core.book import Rule, Term, Topic, Verdict
from engine.core.cards import Compass, Facts, Glance, ImportedCard, Page, Printed, Printing
from engine.core.decks import DeckList, DeckLists, Fault, Limits, Part, ReadyDeck
from engine.core.setup import HouseRule, Seats
from engine.core.showing import Posed


class Declared(Protocol):
    """The half of a game that needs no match. Languages are "en", "ja" and "zh"."""

    key: str
    """A stable name, kept in the database."""
    formats: Mapping[str, Mapping[str, str]]
    """For each format's key its name by language; the first is the default."""
    seats: Mapping[str, Seats]
    """How many can play each format, by key."""
    house: Mapping[str, Sequence[HouseRule]]
    """The rules that those at a table may set otherwise, by the format."""
    by_consent: Collection[str]
    """The formats in which a player surrenders only if the other agrees, by key."""
    parts: Sequence[Part]
    """The parts of a deck, in their order."""
    deck_lists: DeckLists
    """How other programs write decks."""
    ready_decks: Sequence[ReadyDeck]
    limits: Mapping[str, Sequence[Limits]]
    """The ban lists that come with the game, by the format that they are made for."""
    rules: Sequence[Rule]
    terms: Sequence[Term]
    """The words of the game, for whoever meets one in another language."""
    sayings: Mapping[str, Mapping[str, str]]
    """By language what players say, with the words that rules have for it."""
    topics: Sequence[Topic]
    """What texts speak of that rules explain, the most telling first."""
    groups: Mapping[str, Mapping[str, str]]
    """For each group that cards are sorted in its name by language, in the order of a deck."""
    curve: Mapping[str, str]
    """What the steps of a deck's curve are, by language."""
    printing: Printing
    """What is printed on cards, and by what of it they are looked for."""
    states: Sequence[str]
    """How sure the rules of cards may be that were brought to it, by key, the surest first.

    The message `state-<key>` names one, `card-state-<key>` says what it means for a card.
    """
    trusted: Collection[str]
    """Those of these states whose cards are played without anybody's being asked first."""
    situations: Mapping[str, bool]
    """The keys of all situations of `pose`, in their order.

    With each stands whether the other card lies there, to be worked on. The message
    `chain-when-<key>` names it.
    """

    def say(self, language: str, key: str, **facts: int | str) -> str:
        """The game's message of that key, with its facts; KeyError where it has none."""

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        """Everything that keeps `deck` from being played in `format`; empty if nothing does.

        With `limits` it has to keep to these as well.
        """

    def fault(self, fault: Fault, language: str) -> str:
        """Put one fault into words that name the card and say what to do."""

    def sample(self, format: str) -> int:
        """How many cards of its first part are drawn to try a deck."""

    def bring(
        self, cards: Sequence[ImportedCard], families: Mapping[str, Mapping[str, str]]
    ) -> None:
        """Have these cards too from now on, in the place of those that were brought before.

        `families` holds, by its English name, what each archetype is called in other languages.
        Its own go before them, and one whose rules cannot be read is left out. No match that
        is laid out already changes.
        """

    def state(self, code: int) -> str:
        """How sure the rules of a card are, by a key; "" for a card of the game's own.

        The message `card-state-<key>` says it. KeyError for a card that cannot be played.
        """

    def names(self, language: str) -> Mapping[int, str]:
        """The name of every card that can be played, by code."""

    def page(
        self, code: int, language: str, format: str = "", brought: Sequence[str] = ()
    ) -> Page | None:
        """A card in words as that format reads it, by default as it is printed today.

        `brought` are the cards that a setup brings, which go before those of now. None where
        there is no such card.
        """

    def glance(self, code: int, language: str) -> Glance | None:
        """A card at a glance, or None where the game has no such card."""

    def facts(self, code: int) -> Facts:
        """What is printed on a card, by the facts of `printing`.

        Empty for an unknown card, and in a game whose cards have no such facts.
        """

    def starts_in(self, facts: Facts) -> str:
        """The part of a deck that a card with these facts starts in; "" for one without."""

    def printed(self, facts: Facts, language: str) -> Printed:
        """What a card is that cannot be played here, by its facts."""

    def compass(self, facts: Facts, name: str, language: str) -> Compass | None:
        """The card of that name as one that points; None where it does not."""

    def verdict(self, title: str, question: str, answer: str) -> Verdict:
        """What the makers' answer to a question comes to, by its wording."""

    def is_of_both(self, title: str, names: Collection[str]) -> bool:
        """Whether the title of a question asks if one of these cards can answer the other.

        The names are those that the makers print.
        """

    def usual(self, asked: int, about: int) -> tuple[str, ...]:
        """The situations in which people ask for `about` the other card, by key."""

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        """Whether `asked` can be used in that situation; ValueError for an unknown one."""
