"""Duel Masters as the bot meets it: the engine's rules with our cards and words."""

from collections.abc import Collection, Mapping, Sequence

from cards.duelmasters import cards, decks, names
from cards.games.duelmasters import faults, messages, printed, setups, table
from cards.games.duelmasters.deck_lists import DECK_PARTS, MAIN, PartyLists, deck_list
from cards.languages import LANGUAGES
from cards.rulebook import duelmasters as book
from engine.core.book import Verdict
from engine.core.cards import Compass, Facts, Printed, Printing
from engine.core.continuing import Continuing
from engine.core.decks import DeckLists, Part
from engine.core.exercises import Exercises
from engine.core.game import (
    Board,
    DeckList,
    Fault,
    Game,
    Glance,
    HouseRule,
    ImportedCard,
    Level,
    Limits,
    Occasion,
    Page,
    Posed,
    Reader,
    ReadyDeck,
    Rule,
    Seats,
    Setup,
    Term,
    Topic,
)
from engine.core.match import Match
from engine.core.posing import Verdict as Usable
from engine.core.prompts import Prompt
from engine.core.protocol import Answer, Decision, Event, Seat
from engine.core.reading import Group, Reading
from engine.duelmasters.practice import answer
from engine.duelmasters.state.table import House

NAMES = {"en": "Duel Party", "ja": "デュエパーティー", "zh": "决斗派对"}
READY_DECKS: Sequence[ReadyDeck] = tuple(
    ReadyDeck(
        f"party-{key.lower()}",
        setups.FORMAT,
        {each: names(each)[deck.partner] for each in LANGUAGES},
        deck_list(deck.partner, deck.cards),
    )
    for key, deck in decks().items()
)


class DuelMasters:
    """Duel Masters in its format for three to six players."""

    key = "duelmasters"
    formats: Mapping[str, Mapping[str, str]] = {setups.FORMAT: NAMES}
    seats: Mapping[str, Seats] = {setups.FORMAT: setups.SEATS}
    house: Mapping[str, Sequence[HouseRule]] = {setups.FORMAT: setups.HOUSE}
    by_consent: Collection[str] = ()
    parts: Sequence[Part] = DECK_PARTS
    deck_lists: DeckLists = PartyLists()
    ready_decks: Sequence[ReadyDeck] = READY_DECKS
    limits: Mapping[str, Sequence[Limits]] = {}
    rules: Sequence[Rule] = book.rules()
    terms: Sequence[Term] = book.terms()
    sayings: Mapping[str, Mapping[str, str]] = {}
    topics: Sequence[Topic] = book.topics()
    groups: Mapping[str, Mapping[str, str]] = printed.GROUPS
    curve: Mapping[str, str] = printed.CURVE
    printing: Printing = Printing()
    states: Sequence[str] = ()
    trusted: Collection[str] = ()
    situations: Mapping[str, bool] = {}
    exercises: Exercises | None = None
    continuing: Continuing | None = None

    def bring(
        self, cards: Sequence[ImportedCard], families: Mapping[str, Mapping[str, str]]
    ) -> None:
        """Nothing is imported for this game."""

    def state(self, code: int) -> str:
        """All cards are its own; KeyError for an unknown one."""
        if code not in cards():
            raise KeyError(code)
        return ""

    def say(self, language: str, key: str, **facts: int | str) -> str:
        """One of the messages in `words`; KeyError where there is none."""
        return messages.say(language, key, **facts)

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        """Everything that keeps `deck` from being played; KeyError for an unknown format."""
        if format not in self.formats:
            raise KeyError(format)
        return faults.faults(deck, limits)

    def fault(self, fault: Fault, language: str) -> str:
        """Put one fault into words that name the card and say what to do."""
        return faults.fault(fault, language)

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        """Lay out a match; FaultySetupError for decks, ValueError for numbers not played."""
        return setups.setup(format, decks, seed, best_of)

    def renew(self, setup: Setup) -> Setup:
        """The setup by the rules and cards of now; FaultySetupError if it cannot be played."""
        return setups.renewed(setup)

    def open(self, setup: Setup) -> Match:
        """Set the table without starting; raise OutdatedSetupError or FaultySetupError."""
        return setups.opened(setup)

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """Tell events, as they were told to the reader's audience, in sentences."""
        return table.tell(match, events, reader)

    def used(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[int, ...]:
        """No card of this game was imported, so that nothing is to be said of its rules."""
        return ()

    def shown(self, match: Match, events: Sequence[Event]) -> Mapping[Seat, tuple[int, ...]]:
        """No cards are exchanged between two games."""
        return {}

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        """Put the question that the reader's seat is asked into words, if it is asked one."""
        return table.ask(match, reader)

    def misfits(self, match: Match, reader: Reader, answer: Answer) -> tuple[str, ...]:
        """Nothing is exchanged in this game."""
        return ()

    def is_routine(self, decision: Decision) -> bool:
        """Every choice matters here."""
        return False

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        """What `decision` follows: an attack, shields that are taken, the end of a turn."""
        return table.occasion(match, decision)

    def show(self, match: Match, reader: Reader) -> Board:
        """The table as the reader may see it."""
        return table.show(match, reader)

    def cards(self, match: Match, reader: Reader) -> tuple[Group, ...]:
        """Every card that the reader may know now, by where it lies."""
        return table.cards(match, reader)

    def read(self, match: Match, reader: Reader, handle: int) -> Reading:
        """One card that the reader may know; UnknownHandleError where there is none."""
        return table.read(match, reader, handle)

    def on_chain(self, match: Match, reader: Reader) -> tuple[int, ...]:
        """None: the makers have published no answers that could be looked up by these."""
        return ()

    def ended(self, match: Match, reader: Reader) -> str:
        """Say how the game ended; empty while it has not."""
        return table.ended(match, reader)

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        """The shields of all players, and the turn."""
        return table.score(match, reader, first)

    def wins(self, match: Match) -> tuple[int, ...]:
        """1 for each who has won."""
        return table.wins(match)

    def practise(self, match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
        """Answer for `seat` as a player of that level would, from what that seat may see."""
        return answer(match, seat, level)

    def verdict(self, title: str, question: str, answer: str) -> Verdict:
        """No answers of the makers are read."""
        return Verdict.READ

    def is_of_both(self, title: str, names: Collection[str]) -> bool:
        """Nor are their questions."""
        return False

    def usual(self, asked: int, about: int) -> tuple[str, ...]:
        """Nothing is tried on small positions."""
        return ()

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        """Declined: there are no situations to try."""
        return Posed(situation, Usable.DECLINED)

    def names(self, language: str) -> Mapping[int, str]:
        """The name of every card, by code."""
        return names(language)

    def page(
        self, code: int, language: str, format: str = "", brought: Sequence[str] = ()
    ) -> Page | None:
        """A card in words, or None where there is no such card."""
        return printed.page(code, language)

    def glance(self, code: int, language: str) -> Glance | None:
        """A card at a glance, or None where there is no such card."""
        return printed.glance(code, language)

    def facts(self, code: int) -> Facts:
        """Cards are not looked for by what is printed on them."""
        return {}

    def sample(self, format: str) -> int:
        """The hand of the start."""
        return House().hand

    def starts_in(self, facts: Facts) -> str:
        """Every card may be in the deck."""
        return MAIN if facts else ""

    def printed(self, facts: Facts, language: str) -> Printed:
        """No card is known that cannot be played."""
        raise KeyError("kind")

    def compass(self, facts: Facts, name: str, language: str) -> Compass | None:
        """No card points anywhere."""
        return None


DUELMASTERS: Game = DuelMasters()
