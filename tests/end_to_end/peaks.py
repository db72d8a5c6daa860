"""Peaks, a third game of a page: three times both lay a mountain, and the higher one scores."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum, StrEnum, auto
from typing import cast

from engine.core.book import Verdict
from engine.core.cards import (
    Asks,
    Compass,
    FactKind,
    Facts,
    Filter,
    Glance,
    Order,
    Page,
    Printed,
    Printing,
)
from engine.core.decks import (
    BroughtDeck,
    DeckCode,
    DeckList,
    DeckLists,
    Fault,
    Limits,
    Part,
    ReadyDeck,
    UnreadableDeckError,
)
from engine.core.dice import Dice
from engine.core.game import (
    Block,
    Board,
    Level,
    Occasion,
    OutdatedSetupError,
    Posed,
    Reader,
    Rule,
    Seats,
    Setup,
    Term,
    Topic,
)
from engine.core.match import Ledger, Match
from engine.core.outcome import Outcome, places_of
from engine.core.picturing import Figure, Side, Stat, Tableau, Zone
from engine.core.posing import Verdict as Usable
from engine.core.prompts import Choice, Prompt, Shape
from engine.core.protocol import Answer, Decision, Event, Pick, Seat
from engine.core.reading import Group, Reading, UnknownHandleError
from engine.core.values import record, value
from tests.bot.without_imports import WithoutImports

HEIGHTS = {"Everest": 8849, "K2": 8611, "Denali": 6190, "Fuji": 3776, "Etna": 3357, "Ben": 1345}
CODES = dict(enumerate(HEIGHTS, start=501))
SEATS, HELD, ROUNDS, GREEN = (Seat(0), Seat(1)), 4, 3, 0x2E8B57
WORDS = {
    "deck-size": "Rope {rope} · Tent {tent}",
    "deck-hand-empty": "The rope is empty.",
    "deck-unknown": "{count} unknown mountains:",
    "deck-unknown-lines": "{code} in {lines}",
    "deck-edit-move": "Move one into the {part}",
    "deck-change-rope": "Move one to the rope",
    "deck-change-tent": "Move one to the tent",
    "deck-part-rope": "Rope",
    "deck-part-tent": "Tent",
    "deck-unreadable-too-many": "The {part} has {count} of {most} mountains.",
    "peaks-code": "As a path:",
    "peaks-unreadable": "This is no path.",
    "card-code": "Mountain {code}",
    "search-summit-least": "Lowest summit",
    "option-summit_least": "summit_least",
    "search-order-summit": "Summit, highest first",
    "search-sorted-summit": "by summit",
    "search-asked-summit-least": "a summit of {least} m or more",
}


def in_all(words: str) -> Mapping[str, str]:
    return dict.fromkeys(("en", "ja", "zh"), words)


class Wrong(StrEnum):
    SHORT = "short"


class Why(Enum):
    LAY = auto()


class NoPathError(UnreadableDeckError):
    key = "peaks-unreadable"


@value
class Laid(Event):
    seat: Seat
    card: int


@value
class Scored(Event):
    seat: Seat


@record
class Table:
    hands: tuple[list[int], ...]
    ledger: Ledger
    laid: list[int | None]
    points: list[int]

    def happen(self, event: Event) -> None:
        self.ledger.record(event, None)


async def climb(table: Table) -> Outcome:
    for number in range(ROUNDS):
        table.laid = [None, None]
        for seat in (SEATS[number % 2], SEATS[1 - number % 2]):
            (chosen,) = await Pick(seat, Why.LAY, tuple(table.hands[seat]))
            table.laid[seat] = card = table.hands[seat].pop(chosen)
            table.happen(Laid(seat, card))
        heights = [height(card or 0) for card in table.laid]
        if heights[0] != heights[1]:
            winner = SEATS[heights.index(max(heights))]
            table.points[winner] += 1
            table.happen(Scored(winner))
    best = max(table.points)
    won = [seat for seat in SEATS if table.points[seat] == best]
    return Outcome(places_of(won, len(SEATS)), None)


class Paths:
    """A path is a line of numbers; those behind the star are in the tent."""

    suffix = ".path"

    def read(self, content: bytes) -> BroughtDeck:
        return self.read_code(content.decode("ascii", "replace"))

    def read_code(self, text: str) -> BroughtDeck:
        rope, star, tent = text.partition("*")
        words = rope.split(), tent.split()
        if not star or not all(word.isdecimal() for each in words for word in each):
            raise NoPathError
        return BroughtDeck(deck_of(*(tuple(map(int, each)) for each in words)))

    def found_in(self, text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
        yield from ()

    def as_file(self, deck: DeckList) -> bytes:
        return self.as_codes(deck)[0].text.encode()

    def as_codes(self, deck: DeckList) -> tuple[DeckCode, ...]:
        rope, tent = (" ".join(map(str, deck[part.key])) for part in Peaks.parts)
        return (DeckCode("peaks-code", f"{rope} * {tent}".strip()),)


def deck_of(rope: tuple[int, ...], tent: tuple[int, ...] = ()) -> DeckList:
    return DeckList({"rope": rope, "tent": tent})


def height(code: int) -> int:
    return HEIGHTS.get(CODES.get(code, ""), 0)


class Peaks(WithoutImports):
    """The game as the bot meets it."""

    key = "peaks"
    seats: Mapping[str, Seats] = {"ascent": Seats(2, 2)}
    by_consent: Collection[str] = ()
    limits: Mapping[str, Sequence[Limits]] = {}
    formats: Mapping[str, Mapping[str, str]] = {"ascent": in_all("Ascent")}
    parts: Sequence[Part] = tuple(
        Part(key, in_all(name), most=9, takes_any=key == "tent")
        for key, name in (("rope", "Rope"), ("tent", "Tent"))
    )
    deck_lists: DeckLists = Paths()
    ready_decks: Sequence[ReadyDeck] = tuple(
        ReadyDeck(key, "ascent", in_all(key.title()), deck_of(codes))
        for key, codes in (("alps", (501, 502, 503, 504, 505, 506)), ("hills", (504, 505) * 3))
    )
    rules: Sequence[Rule] = ()
    terms: Sequence[Term] = ()
    topics: Sequence[Topic] = ()
    groups: Mapping[str, Mapping[str, str]] = {"peak": in_all("Peaks")}
    curve: Mapping[str, str] = in_all("Thousands")
    printing: Printing = Printing(
        {"summit": FactKind.NUMBER},
        (Filter("summit_least", Asks.LEAST, 13, 14, ("summit",), (), (0, 9000), "summit"),),
        (Order("summit", ("summit",)),),
    )
    situations: Mapping[str, bool] = {}

    def say(self, language: str, key: str, **facts: int | str) -> str:
        return WORDS[key].format(**facts)

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        return () if len(deck["rope"]) >= HELD else (Fault(Wrong.SHORT),)

    def fault(self, fault: Fault, language: str) -> str:
        return f"The rope needs {HELD} mountains."

    def sample(self, format: str) -> int:
        return HELD

    def names(self, language: str) -> Mapping[int, str]:
        return CODES

    def page(
        self, code: int, language: str, format: str = "", brought: Sequence[str] = ()
    ) -> Page | None:
        line = (f"Mountain · {height(code)} m",)
        return (
            Page(code, CODES[code], line, ("It is there.",), GREEN) if code in CODES else None
        )

    def glance(self, code: int, language: str) -> Glance | None:
        summit = height(code)
        return (
            Glance(code, CODES[code], "peak", f"{summit} m", GREEN, summit // 1000)
            if summit
            else None
        )

    def facts(self, code: int) -> Facts:
        return {"summit": height(code)} if code in CODES else {}

    def starts_in(self, facts: Facts) -> str:
        return "rope" if facts else ""

    def printed(self, facts: Facts, language: str) -> Printed:
        return Printed(f"{facts['summit']} m", "peak", f"{facts['summit']} m", GREEN)

    def compass(self, facts: Facts, name: str, language: str) -> Compass | None:
        return None

    def verdict(self, title: str, question: str, answer: str) -> Verdict:
        return Verdict.READ

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        return Posed(situation, Usable.DECLINED)

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        return Setup(format, "1", "peaks", seed, tuple(decks), best_of)

    def renew(self, setup: Setup) -> Setup:
        return replace(setup, version="1")

    def open(self, setup: Setup) -> Match:
        if setup.version != "1":
            raise OutdatedSetupError("made with another version")
        dice, hands = Dice(setup.seed), tuple(list(deck["rope"]) for deck in setup.decks)
        for hand in hands:
            dice.shuffle(hand)
        ledger = Ledger.for_seats(2)
        table = Table(tuple(hand[:HELD] for hand in hands), ledger, [None, None], [0, 0])
        return Match(climb(table), ledger, table)

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        return tuple(self._told(event, reader.names) for event in events)

    def _told(self, event: Event, names: tuple[str, ...]) -> str:
        if isinstance(event, Laid):
            return f"{names[event.seat]} lays {CODES[event.card]}."
        return f"{names[cast(Scored, event).seat]} is higher."

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        asked = None if reader.seat is None else match.asked(reader.seat)
        if asked is None:
            return None
        options = cast(tuple[int, ...], cast(Pick, asked).options)
        labels = [f"{n}. {CODES[code]} ({height(code)} m)" for n, code in enumerate(options, 1)]
        return Prompt(Shape.PICK, "Which mountain do you lay?", tuple(map(Choice, labels)))

    def misfits(self, match: Match, reader: Reader, answer: Answer) -> tuple[str, ...]:
        return ()

    def is_routine(self, decision: Decision) -> bool:
        return False

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        return Occasion.CHOICE

    def show(self, match: Match, reader: Reader) -> Board:
        table = cast(Table, match.table)
        laid = tuple(
            f"{name}: {points} points, {CODES.get(card or 0, 'nothing')} laid"
            for name, points, card in zip(reader.names, table.points, table.laid, strict=True)
        )
        own = (
            ()
            if reader.seat is None
            else tuple(CODES[each] for each in table.hands[reader.seat])
        )
        hand = None if reader.seat is None else Block("Your mountains", own)
        return Board(
            "Ascent", (Block("Slope", laid),), hand, lambda _, names: picture(table, names)
        )

    def cards(self, match: Match, reader: Reader) -> tuple[Group, ...]:
        return ()

    def read(self, match: Match, reader: Reader, handle: int) -> Reading:
        raise UnknownHandleError(handle)

    def on_chain(self, match: Match, reader: Reader) -> tuple[int, ...]:
        return ()

    def ended(self, match: Match, reader: Reader) -> str:
        return "The climb is over." if match.outcome else ""

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        points = cast(Table, match.table).points
        return f"{points[first]}–{points[1 - first]}"

    def wins(self, match: Match) -> tuple[int, ...]:
        winners = match.outcome.winners if match.outcome else ()
        return tuple(int(seat in winners) for seat in SEATS)

    def practise(self, match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
        return (0,)


def picture(table: Table, names: tuple[str, ...]) -> Tableau:
    def side(seat: Seat) -> Side:
        card = table.laid[seat]
        figure = Figure(CODES[card], GREEN, (Stat("", str(height(card))),)) if card else None
        return Side(names[seat], str(table.points[seat]), (), False, ((Zone("S", figure),),))

    told = tuple(f"{name} {points}" for name, points in zip(names, table.points, strict=True))
    return Tableau("Ascent", tuple(map(side, SEATS)), (None,), (), (told,))


PEAKS = Peaks()
