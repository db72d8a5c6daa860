"""Odds and Evens: a tiny game of every decision shape, to show that the bot knows no rules."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from typing import cast

from cards.games.yugioh import YUGIOH
from engine.core.book import Verdict as Ruled
from engine.core.cards import Compass, Facts, Printed, Printing
from engine.core.decks import DeckLists, Part
from engine.core.dice import Dice
from engine.core.game import (
    Block,
    Board,
    DeckList,
    Fault,
    FaultySetupError,
    Glance,
    Level,
    Limits,
    Occasion,
    OutdatedSetupError,
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
from engine.core.match import Ledger, Match
from engine.core.outcome import Outcome, places_of
from engine.core.posing import Verdict
from engine.core.prompts import Choice, Prompt, Shape
from engine.core.protocol import (
    Answer,
    Arrange,
    Audience,
    Decision,
    Event,
    Name,
    Number,
    Pick,
    Seat,
    Together,
)
from engine.core.reading import Group, Reading, UnknownHandleError
from engine.core.values import value
from engine.yugioh.formats.decks import deck_list
from tests.bot.without_imports import WithoutImports

ANIMALS = ("Ant", "Bee", "Cat", "Dog", "Eel", "Fox", "Gnu", "Hen", "Ibis", "Jay", "Koi", "Lynx")
STOPPER = 8  # the Hen: whoever holds it may stop a play
VERSION, CARDS = "1", "twelve animals"


class Wrong(StrEnum):
    TOO_FEW = "too few"
    LIMITED = "limited"
    UNKNOWN = "unknown"


class Why(Enum):
    FINGERS = auto()
    PLAY = auto()
    STOP = auto()
    GUESS = auto()
    BOTTOM = auto()


@value
class Drawn(Event):
    seat: Seat
    card: int | None


@value
class Shown(Event):
    fingers: tuple[int, ...]


@value
class Played(Event):
    seat: Seat
    card: int
    stopped: bool


@value
class TimeCalled(Event):
    rounds: int


@value
class Guessed(Event):
    seat: Seat
    card: int
    rightly: bool


@dataclass(frozen=True, slots=True)
class Points:
    """Why the match ended: the points by seat."""

    points: tuple[int, ...]


@dataclass
class Table:
    decks: list[list[int]]
    target: int
    ledger: Ledger = field(default_factory=lambda: Ledger.for_seats(2))
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    points: list[int] = field(default_factory=lambda: [0, 0])
    played: list[int] = field(default_factory=list)
    number: int = 0
    last: int | None = None

    @property
    def is_over(self) -> bool:
        is_late = self.last is not None and self.number >= self.last
        return max(self.points) >= self.target or (is_late and len({*self.points}) > 1)

    def call_time(self, rounds: int) -> bool:
        self.last = self.number + rounds
        self.happen(TimeCalled(rounds))
        return False

    def draw(self, seat: Seat) -> None:
        card = self.decks[seat].pop()
        self.hands[seat].append(card)
        told: dict[Audience, Event | None] = dict.fromkeys((None, *SEATS), Drawn(seat, None))
        told[seat] = Drawn(seat, card)
        self.ledger.record(Drawn(seat, card), told)

    def happen(self, event: Event) -> None:
        self.ledger.record(event, None)


SEATS = (Seat(0), Seat(1))


async def rounds(table: Table) -> Outcome:
    for seat in SEATS:
        for _ in range(4):
            table.draw(seat)
    while not table.is_over:
        table.number += 1
        fingers = await Together(tuple(Number(s, Why.FINGERS, 0, 5) for s in SEATS))
        shown = tuple(fingers[s][0] for s in SEATS)
        table.happen(Shown(shown))
        leader = SEATS[sum(shown) % 2]
        await play(table, leader)
        if table.number % 2 == 0:
            await guess(table, leader)
    best = max(SEATS, key=lambda seat: table.points[seat])
    return Outcome(places_of((best,), len(SEATS)), Points(tuple(table.points)))


async def play(table: Table, leader: Seat) -> None:
    other = SEATS[1 - leader]
    hand = table.hands[leader]
    chosen = await Pick(leader, Why.PLAY, tuple(hand), least=1, most=2)
    stopper = tuple(card for card in table.hands[other] if card == STOPPER)
    stop = await Pick(other, Why.STOP, stopper, least=0, most=1)
    stopped = bool(stop)
    if stopped:
        table.hands[other].remove(STOPPER)
        table.happen(Played(other, STOPPER, False))
        table.draw(other)
    for card in [hand[index] for index in chosen]:
        hand.remove(card)
        table.played.append(card)
        table.happen(Played(leader, card, stopped))
        table.points[leader] += 0 if stopped else 1
        table.draw(leader)


async def guess(table: Table, leader: Seat) -> None:
    other = SEATS[1 - leader]
    (named,) = await Name(leader, Why.GUESS, range(1, len(ANIMALS) + 1), 1)
    rightly = named in table.hands[other]
    table.happen(Guessed(leader, named, rightly))
    table.points[leader] += rightly
    order = await Arrange(other, Why.BOTTOM, tuple(table.hands[other]))
    table.hands[other] = [table.hands[other][index] for index in order]


class OddsAndEvens(WithoutImports):
    """The game as the bot meets it."""

    key = "odds"
    has_time = True  # whether it has a rule for the end of its time
    by_consent: Collection[str] = ()
    seats: Mapping[str, Seats] = {"short": Seats(2, 2), "long": Seats(2, 2)}
    formats: Mapping[str, Mapping[str, str]] = {
        "short": {"en": "Short game", "ja": "短いゲーム", "zh": "短局"},
        "long": {"en": "Long game", "ja": "長いゲーム", "zh": "长局"},
    }
    ready_decks: Sequence[ReadyDeck] = tuple(
        ReadyDeck(f"{form}-{key}", form, {"en": name, "ja": name, "zh": name}, deck_list(deck))
        for form in ("short", "long")
        for key, name, deck in (
            ("a", "Meadow", tuple(1 + n % 6 for n in range(40))),
            ("b", "Forest", tuple(1 + n % 12 for n in range(40))),
        )
    )
    limits: Mapping[str, Sequence[Limits]] = {}
    rules: Sequence[Rule] = ()
    terms: Sequence[Term] = ()
    topics: Sequence[Topic] = ()
    groups: Mapping[str, Mapping[str, str]] = {
        "animal": {"en": "Animals", "ja": "動物", "zh": "动物"}
    }
    parts: Sequence[Part] = YUGIOH.parts
    deck_lists: DeckLists = YUGIOH.deck_lists
    printing: Printing = YUGIOH.printing
    situations: Mapping[str, bool] = YUGIOH.situations
    curve: Mapping[str, str] = {"en": "Letters", "ja": "文字数", "zh": "字母"}

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        if len(deck["main"]) < 30:
            return (Fault(Wrong.TOO_FEW, {"count": len(deck["main"])}),)
        most = limits.copies if limits else {}
        over = [code for code, n in sorted(most.items()) if deck["main"].count(code) > n]
        if over:
            return tuple(Fault(Wrong.LIMITED, {"code": code}) for code in over)
        return tuple(
            Fault(Wrong.UNKNOWN, {"code": code}) for code in deck["main"] if not 1 <= code <= 12
        )

    def fault(self, fault: Fault, language: str) -> str:
        return f"[{language}] {fault.reason}: {dict(fault.facts)}"

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        faults = {n: found for n, d in enumerate(decks) if (found := self.faults(format, d))}
        if faults:
            raise FaultySetupError(faults)
        return Setup(format, VERSION, CARDS, seed, tuple(decks))

    def renew(self, setup: Setup) -> Setup:
        return replace(setup, version=VERSION, cards=CARDS)

    def open(self, setup: Setup) -> Match:
        if (setup.version, setup.cards) != (VERSION, CARDS):
            raise OutdatedSetupError("the animals have changed")
        dice = Dice(setup.seed)
        decks = [list(deck["main"]) for deck in setup.decks]
        for deck in decks:
            dice.shuffle(deck)
        table = Table(decks, target=4 if setup.format == "short" else 12)
        on_time = table.call_time if self.has_time else None
        return Match(rounds(table), table.ledger, table, on_time=on_time)

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        return tuple(f"[{reader.language}] {self._told(event, reader)}" for event in events)

    def _told(self, event: Event, reader: Reader) -> str:
        names = reader.names
        match event:
            case Drawn(seat, None):
                return f"{names[seat]} draws a card."
            case Drawn(seat, card):
                return f"{names[seat]} draws {animal(card)}."
            case Shown(fingers):
                return f"{names[0]} shows {fingers[0]}, {names[1]} shows {fingers[1]}."
            case Played(seat, card, stopped):
                return f"{names[seat]} plays {animal(card)}{', in vain' if stopped else ''}."
            case TimeCalled(rounds):
                return f"Time is up: {rounds} more rounds."
            case Guessed(seat, card, rightly):
                word = "rightly" if rightly else "wrongly"
                return f"{names[seat]} guesses {animal(card)}, {word}."
        raise AssertionError(event)

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        decision = None if reader.seat is None else match.asked(reader.seat)
        if decision is None:
            return None
        text = f"[{reader.language}] {decision.reason.name.title()}?"
        match decision:
            case Number(least=least, most=most):
                return Prompt(Shape.NUMBER, text, (), least, most)
            case Name():
                return Prompt(Shape.NAME, text)
            case Arrange(options=options):
                return Prompt(Shape.ARRANGE, text, choices(options), len(options), len(options))
            case Pick(options=options, least=least, most=most):
                decline = None if least else "Pass"
                return Prompt(Shape.PICK, text, choices(options), least, most, decline)
        raise AssertionError(decision)

    def misfits(self, match: Match, reader: Reader, answer: Answer) -> tuple[str, ...]:
        return ()

    def is_routine(self, decision: Decision) -> bool:
        return False

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        """A play can be stopped as it happens."""
        return Occasion.EVENT

    def show(self, match: Match, reader: Reader) -> Board:
        table = cast(Table, match.table)
        names = reader.names
        lines = tuple(
            f"{names[s]}: {table.points[s]} points, {len(table.hands[s])} cards" for s in SEATS
        )
        blocks = Block("Points", lines), Block("Played", tuple(map(animal, table.played)))
        if reader.seat is None:
            return Board(f"[{reader.language}] Odds and Evens", blocks)
        hand = tuple(animal(card) for card in table.hands[reader.seat])
        return Board(f"[{reader.language}] Odds and Evens", blocks, Block("Hand", hand))

    def cards(self, match: Match, reader: Reader) -> tuple[Group, ...]:
        """No card of this game has anything to be read of it."""
        return ()

    def read(self, match: Match, reader: Reader, handle: int) -> Reading:
        raise UnknownHandleError(handle)

    def on_chain(self, match: Match, reader: Reader) -> tuple[int, ...]:
        """While somebody may stop a play: the Hen that would, and what was last played."""
        table = cast(Table, match.table)
        stopping = any(decision.reason is Why.STOP for decision in match.awaited())
        return (STOPPER, *table.played[-1:]) if stopping else ()

    def ended(self, match: Match, reader: Reader) -> str:
        if match.outcome is None:
            return ""
        return f"[{reader.language}] {reader.names[match.outcome.winners[0]]} wins."

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        points = cast(Table, match.table).points
        return f"[{reader.language}] {points[first]}–{points[1 - first]}"

    def wins(self, match: Match) -> tuple[int, ...]:
        winners = match.outcome.winners if match.outcome else ()
        return tuple(int(seat in winners) for seat in SEATS)

    def practise(self, match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
        decision = match.asked(seat)
        assert isinstance(decision, Decision)
        return decision.default()

    def verdict(self, title: str, question: str, answer: str) -> Ruled:
        return YUGIOH.verdict(title, question, answer)

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        """Nothing can be used when another card acts."""
        return Posed(situation, Verdict.NO)

    def names(self, language: str) -> Mapping[int, str]:
        return dict(enumerate(ANIMALS, start=1))

    def page(
        self, code: int, language: str, format: str = "", brought: Sequence[str] = ()
    ) -> Page | None:
        return Page(code, animal(code), (), ()) if 1 <= code <= 12 else None

    def glance(self, code: int, language: str) -> Glance | None:
        if not 1 <= code <= 12:
            return None
        return Glance(code, animal(code), "animal", f"No. {code}", None, len(animal(code)))

    def facts(self, code: int) -> Facts:
        return {}

    def sample(self, format: str) -> int:
        return 4

    def say(self, language: str, key: str, **facts: int | str) -> str:
        return YUGIOH.say(language, key, **facts)

    def starts_in(self, facts: Facts) -> str:
        return YUGIOH.starts_in(facts)

    def printed(self, facts: Facts, language: str) -> Printed:
        return YUGIOH.printed(facts, language)

    def compass(self, facts: Facts, name: str, language: str) -> Compass | None:
        return YUGIOH.compass(facts, name, language)


def animal(card: object) -> str:
    return ANIMALS[card - 1] if isinstance(card, int) and card else "?"


def choices(options: Sequence[object]) -> tuple[Choice, ...]:
    return tuple(Choice(f"{n}. {animal(option)}") for n, option in enumerate(options, 1))


ODDS_AND_EVENS = OddsAndEvens()
