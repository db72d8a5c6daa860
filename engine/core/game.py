"""What a game must offer to be hosted: rules to play by, and words to play in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import Enum, StrEnum, auto
from typing import Any, Protocol

from engine.core.match import Match
from engine.core.picturing import Tableau
from engine.core.posing import Verdict
from engine.core.prompts import Prompt
from engine.core.protocol import Answer, Decision, Event, Seat
from engine.core.reading import Because, Group, Reading
from engine.core.values import value


@value
class DeckList:
    """A deck as a player brings it: the code of each copy of each card, in any order."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()


class First(StrEnum):
    """Who makes the first move of a match: as the game settles it, or as the players agreed."""

    BY_GAME = "game"
    BY_CHANCE = "chance"
    SEAT_0 = "0"
    SEAT_1 = "1"


class Level(StrEnum):
    """How well the built-in opponent plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@value
class Setup:
    """Everything chosen before the first question: with the journal, a whole match.

    `format` is a key of the game's formats, `version` that of its rules, `cards` a
    fingerprint of every card used, `seed` 32 bytes, `decks` one for each seat. It is
    decided by the best of so many contests: a single one, unless more are agreed; `first`
    holds for the first of them. Where it `needs_winner` it goes on until somebody has won.
    """

    format: str
    version: str
    cards: str
    seed: bytes
    decks: tuple[DeckList, ...]
    best_of: int = 1
    first: First = First.BY_GAME
    needs_winner: bool = False


@value
class Fault:
    """Something wrong with a deck, as a reason and the values its sentence needs."""

    reason: StrEnum
    facts: Mapping[str, int | str] = field(default_factory=dict)


@value
class Limits:
    """How many copies of some cards an event allows, beside what the format says.

    `copies` is by code, 0 for none; `others` is what is allowed of all other cards, None for
    what the format says. `since` is the day it comes into force, "" where that is unknown.
    """

    name: str
    since: str
    copies: Mapping[int, int]
    others: int | None = None


class FaultySetupError(ValueError):
    """The setup cannot be played; `faults` names every problem, seat by seat."""

    def __init__(self, faults: Mapping[int, tuple[Fault, ...]]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        """Every problem, seat by seat."""
        return f"the setup cannot be played: {dict(self.faults)}"


class OutdatedSetupError(ValueError):
    """The setup was made with other rules or cards than the game has now."""


@value
class Reader:
    """Someone who reads what the game says.

    `seat` is None for a spectator; `language` is "en", "ja" or "zh"; `names` are the
    players', by seat.
    """

    seat: Seat | None
    language: str
    names: tuple[str, ...]


class Occasion(Enum):
    """What a question that may be declined follows: people choose by it when to be asked."""

    CHOICE = auto()
    """It is no chance to respond, but a choice within what is being carried out."""
    TRIGGER = auto()
    """An effect of the player's own may come about by what has happened."""
    CHAIN = auto()
    """An effect waits to be settled, and may be responded to."""
    ATTACK = auto()
    """An attack is under way."""
    EVENT = auto()
    """Something has happened that the player could respond to."""
    LEAVING = auto()
    """The opponent is about to go where much of what was possible is so no longer."""
    QUIET = auto()
    """Nothing has happened: the game only goes on."""


@value
class Block:
    """A titled part of the table in words, one line for each thing to be seen.

    A single line of what `is_brief` may stand behind the title.
    """

    title: str
    lines: tuple[str, ...]
    is_brief: bool = False


@value
class Board:
    """The table as one reader may see it, from his side.

    `hand` is None for a spectator. `picture` makes of the same what is drawn, in any language
    and with names of the players by seat; None for what cannot be drawn.
    """

    heading: str
    blocks: tuple[Block, ...]
    hand: Block | None = None
    picture: Callable[[str, tuple[str, ...]], Tableau] | None = field(
        default=None, compare=False, repr=False
    )


@value
class Posed:
    """One situation by its key, the answer in it, and what shows it, unless it is declined.

    `about_own`: both cards are the asker's. `happened` leads to the `board`, `outcome` to what
    the card does, `touched` if to the other one; `because` says why it cannot be used.
    """

    situation: str
    verdict: Verdict
    about_own: bool = False
    board: Board | None = None
    happened: tuple[str, ...] = ()
    outcome: tuple[str, ...] = ()
    touched: bool = False
    because: tuple[Because, ...] = ()


@value
class Page:
    """A card in words: its name, the lines under the name, and its text by paragraphs.

    `colour` is that of its frame, red, green and blue in a byte each; None where it has none.
    """

    code: int
    name: str
    lines: tuple[str, ...]
    text: tuple[str, ...]
    colour: int | None = None


@value
class Glance:
    """A card at a glance, as one among the others of a deck.

    `group` is a key of the game's groups, `stats` its numbers in a few words, `colour` that of
    its frame as on its page, `step` its place on the curve of a deck (None for none).
    """

    code: int
    name: str
    group: str
    stats: str
    colour: int | None = None
    step: int | None = None


@value
class RuleWords:
    """What a rule says in one language, in our own words, and where it stands in the book.

    `practice` is what players expect where the book is silent.
    """

    title: str
    text: str
    source: str
    practice: str = ""
    example: str = ""


@value
class Rule:
    """One rule of the book by its ID; `words` has it by language, "en" always among them.

    `related` are the IDs of rules to read beside it, the nearest first.
    """

    id: str
    words: Mapping[str, RuleWords]
    related: tuple[str, ...] = ()

    def said(self, language: str) -> RuleWords:
        """The rule in `language`, or in English where it is not translated."""
        return self.words.get(language) or self.words["en"]


@value
class Term:
    """A word of the game by a key that is stable.

    `words` has its forms in every language, the usual one first; `also` what players say
    instead. `rules` are the IDs of those that use it, those about it first.
    """

    key: str
    words: Mapping[str, tuple[str, ...]]
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


@value
class Topic:
    """Something that texts of cards speak of and rules explain.

    `phrases` are by language: a sentence speaks of it that has all parts of one phrase, in
    their order. `rules` are the IDs of those that explain it, the best first.
    """

    phrases: Mapping[str, tuple[tuple[str, ...], ...]]
    rules: tuple[str, ...]


@value
class ReadyDeck:
    """A deck that can be played without bringing one. `key` is stable, `names` by language."""

    key: str
    format: str
    names: Mapping[str, str]
    deck: DeckList


class Game(Protocol):
    """A game the bot can host without knowing its rules."""

    key: str
    """A stable name, kept in the database: "yugioh"."""
    formats: Mapping[str, Mapping[str, str]]
    """For each format's key its name by language; the first is the default."""
    ready_decks: Sequence[ReadyDeck]
    rules: Sequence[Rule]
    terms: Sequence[Term]
    """The words of the game, for whoever meets one in another language."""
    topics: Sequence[Topic]
    """What texts speak of that rules explain, the most telling first."""
    groups: Mapping[str, Mapping[str, str]]
    """For each group that cards are sorted in its name by language, in the order of a deck."""
    curve: Mapping[str, str]
    """What the steps of a deck's curve are, by language."""

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        """Everything that keeps `deck` from being played in `format`; empty if nothing does.

        With `limits` it has to keep to these as well.
        """

    def fault(self, fault: Fault, language: str) -> str:
        """Put one fault into words that name the card and say what to do."""

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        """Lay out a match; raise FaultySetupError where a deck is not allowed.

        It is decided by the best of so many contests; ValueError for a number not played.
        """

    def open(self, setup: Setup) -> Match:
        """Set the table without starting; raise OutdatedSetupError or FaultySetupError."""

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """Tell the events in sentences. The events are those told to the reader's audience."""

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        """Put the question that the reader's seat is asked into words, if it is asked one."""

    def misfits(self, match: Match, reader: Reader, answer: Answer) -> tuple[str, ...]:
        """Say what keeps `answer` from being taken by the reader's seat that is asked.

        Empty where nothing does, or where there are no words for it.
        """

    def is_routine(self, decision: Decision) -> bool:
        """Whether `decision` seldom matters, so that most players leave it to the table.

        Its prompt says so too; this tells it without words.
        """

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        """What `decision`, which `match` awaits, follows, from what its seat may see."""

    def show(self, match: Match, reader: Reader) -> Board:
        """The table as the reader may see it."""

    def cards(self, match: Match, reader: Reader) -> tuple[Group, ...]:
        """Every card that the reader may know now, by where it lies; no group is empty.

        The places are "offered" (cards of a Deck that their question shows), "hand", "field",
        "their-field", "their-hand" (as far as it is revealed), "graveyard", "their-graveyard",
        "extra", "their-extra" (what lies face-up in it), "banished" (of both) and "chain"; a
        spectator looks from the side of seat 0. What is on the chain has the handle that it
        has where it lies.
        """

    def read(self, match: Match, reader: Reader, handle: int) -> Reading:
        """One card that the reader may know; UnknownHandleError where there is none."""

    def on_chain(self, match: Match, reader: Reader) -> tuple[int, ...]:
        """The codes of the cards that the reader sees at work right now, each once.

        Those whose effects wait to be settled, in their order, and then those they aim at;
        none that the reader may not know. Empty where nothing waits.
        """

    def ended(self, match: Match, reader: Reader) -> str:
        """Say how the match ended; empty while it has not."""

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        """How the match stands in a few words, the numbers of `first` before the others.

        Empty as long as nothing can be said of it.
        """

    def wins(self, match: Match) -> tuple[int, ...]:
        """How many contests of the match each seat has won so far, by seat."""

    def practise(self, match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
        """Answer for `seat` as a player of that level would, from what that seat may see."""

    def situations(self, asked: int, about: int) -> tuple[str, ...]:
        """What `about` may do or be when people ask for the other card, by key."""

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        """Whether `asked` can be used in that situation; ValueError for an unknown one."""

    def names(self, language: str) -> Mapping[int, str]:
        """The name of every card that can be played, by code."""

    def page(self, code: int, language: str) -> Page | None:
        """A card in words, or None where the game has no such card."""

    def glance(self, code: int, language: str) -> Glance | None:
        """A card at a glance, or None where the game has no such card."""

    def facts(self, code: int) -> Mapping[str, Any]:
        """What is printed on a card in numbers and English terms, each by what it is.

        Empty for an unknown card, and in a game whose cards have no such facts.
        """

    def opening_hand(self, format: str) -> int:
        """How many cards are drawn at the start of a match in `format`."""

    def belongs_in_extra(self, code: int) -> bool:
        """Whether the card starts in the Extra Deck; False for an unknown one."""
