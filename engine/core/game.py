"""What a game must offer to be hosted: rules to play by, and words to play in.

Belongs here: what every host needs of every game.
Does not belong here: what one game alone knows: it is declared as data, or answered in
`cards/games`.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.core.book import Rule, RuleWords, Term, Topic
from engine.core.cards import Glance, ImportedCard, Page
from engine.core.continuing import Continuing
from engine.core.decks import DeckList, Fault, Limits, ReadyDeck
from engine.core.declaring import Declared
from engine.core.exercises import Exercises
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.protocol import Answer, Decision, Event, Seat
from engine.core.reading import Group, Reading
from engine.core.setup import (
    FaultySetupError,
    First,
    HouseRule,
    Level,
    OutdatedSetupError,
    Seats,
    Setup,
)
from engine.core.showing import Block, Board, Occasion, Posed, Reader

__all__ = [
    "Block",
    "Board",
    "DeckList",
    "Fault",
    "FaultySetupError",
    "First",
    "Game",
    "Glance",
    "HouseRule",
    "ImportedCard",
    "Level",
    "Limits",
    "Occasion",
    "OutdatedSetupError",
    "Page",
    "Posed",
    "Reader",
    "ReadyDeck",
    "Rule",
    "RuleWords",
    "Seats",
    "Setup",
    "Term",
    "Topic",
]


class Game(Declared, Protocol):
    """A game the bot can host without knowing its rules."""

    exercises: Exercises | None
    """The duels that are laid out for practice, where it has any."""

    continuing: Continuing | None
    """How it goes on from the middle of a match that is over, where it can."""

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        """Lay out a match; raise FaultySetupError where a deck is not allowed.

        It is decided by the best of so many contests; ValueError for a number not played.
        """

    def renew(self, setup: Setup) -> Setup:
        """The setup by the rules and cards of now; what it leaves open is as it was.

        Raises FaultySetupError where it cannot be played any more.
        """

    def open(self, setup: Setup) -> Match:
        """Set the table without starting; raise OutdatedSetupError or FaultySetupError."""

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """Tell the events in sentences. The events are those told to the reader's audience.

        A sentence may be a `Line` of `engine.core.lines`, which tells how much it matters.
        """

    def used(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[int, ...]:
        """The codes of the cards that these events use, as far as the reader knows them."""

    def shown(self, match: Match, events: Sequence[Event]) -> Mapping[Seat, tuple[int, ...]]:
        """The codes of the cards of each seat that these events showed to all, each once.

        The events are those that the public was told since the contest under way began, or the
        last one, as long as none has begun after it.
        """

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

        The places are the game's own, except HAND and ON_CHAIN of `engine.core.reading`; a
        spectator looks from the side of seat 0. What is on the chain has the handle that it has
        where it lies.
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
