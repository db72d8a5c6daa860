"""Lanterns, a game for three to six: who has no light left goes out, and the others play on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import cast

from engine.core.dice import Dice
from engine.core.game import (
    Block,
    Board,
    DeckList,
    Occasion,
    OutdatedSetupError,
    Reader,
    ReadyDeck,
    Seats,
    Setup,
)
from engine.core.match import Ledger, Match
from engine.core.outcome import Outcome
from engine.core.picturing import Figure, Side, Stat, Tableau, Zone
from engine.core.prompts import Choice, Prompt, Shape
from engine.core.protocol import (
    Audience,
    Decision,
    Event,
    Left,
    Number,
    Parted,
    Pick,
    Seat,
    Settled,
    Together,
)
from engine.core.values import value
from engine.yugioh.formats.decks import deck_list
from tests.bot.odds_and_evens import CARDS, STOPPER, VERSION, OddsAndEvens, animal

LIGHTS, HELD, RED = 2, 3, 0xB03030


class Why(Enum):
    FINGERS = auto()
    BLOW = auto()
    AT = auto()
    SHIELD = auto()


@value
class Foe(Parted):
    seat: Seat


@value
class Drawn(Event):
    seat: Seat
    card: int | None


@value
class Shown(Event):
    fingers: tuple[tuple[Seat, int], ...]


@value
class TurnBegan(Event):
    seat: Seat

    @property
    def turn_of(self) -> Seat:
        return self.seat


@value
class Blown(Event):
    seat: Seat
    at: Seat
    card: int
    shielded: bool


@value
class WentOut(Event):
    seat: Seat

    @property
    def goes_out(self) -> Seat:
        return self.seat


@dataclass
class Ring:
    decks: list[list[int]]
    ledger: Ledger
    hands: list[list[int]]
    lights: list[int]
    active: Seat | None = None
    aim: Seat | None = None
    is_aiming: bool = False
    gone: list[Seat] = field(default_factory=list)

    @property
    def seats(self) -> list[Seat]:
        """Who is still in the ring, in its order."""
        return [Seat(n) for n in range(len(self.hands)) if n not in self.gone]

    def after(self, seat: Seat) -> list[Seat]:
        """The others in the ring as they follow `seat`."""
        count = len(self.hands)
        return sorted(
            (other for other in self.seats if other != seat),
            key=lambda other: (other - seat) % count,
        )

    def draw(self, seat: Seat) -> None:
        card = self.decks[seat].pop()
        self.hands[seat].append(card)
        told: dict[Audience, Event | None] = dict.fromkeys(
            self.ledger.audiences, Drawn(seat, None)
        )
        told[seat] = Drawn(seat, card)
        self.ledger.record(Drawn(seat, card), told)

    def happen(self, event: Event) -> None:
        self.ledger.record(event, None)

    def go_out(self, seat: Seat) -> None:
        self.gone.append(seat)
        self.hands[seat] = []
        self.lights[seat] = 0
        self.happen(WentOut(seat))

    def leave(self, seat: Seat) -> bool:
        """Whatever the seat that leaves had a part in is asked anew, or over."""
        self.go_out(seat)
        return self.is_aiming or seat in (self.active, self.aim) or len(self.seats) == 1

    def outcome(self) -> Outcome:
        """Who is still in the ring shares the first place; the others are behind them."""
        places = [1] * len(self.hands)
        for before, seat in enumerate(reversed(self.gone), start=len(self.seats)):
            places[seat] = before + 1
        return Outcome(tuple(places), None)


async def burn(ring: Ring) -> Outcome:
    for seat in ring.seats:
        for _ in range(HELD):
            ring.draw(seat)
    while len(ring.seats) > 1:
        try:
            await around(ring)
        except Left:
            ring.active = ring.aim = None
        except Settled:
            break
    return ring.outcome()


async def around(ring: Ring) -> None:
    """All show fingers, which say who begins; then each has a turn."""
    questions = tuple(Number(seat, Why.FINGERS, 0, 5) for seat in ring.seats)
    answers = await Together(questions)
    shown = tuple((seat, answers[seat][0]) for seat in ring.seats)
    ring.happen(Shown(shown))
    first = ring.seats[sum(count for _, count in shown) % len(shown)]
    for seat in (first, *ring.after(first)):
        if seat in ring.seats and len(ring.seats) > 1:
            await turn(ring, seat)


async def turn(ring: Ring, seat: Seat) -> None:
    """A turn is over at once where its seat, or the one aimed at, leaves."""
    ring.active = seat
    ring.happen(TurnBegan(seat))
    try:
        hand = ring.hands[seat]
        (chosen,) = await Pick(seat, Why.BLOW, tuple(hand))
        ring.aim = at = await aim(ring, seat)
        await blow(ring, seat, at, hand.pop(chosen))
        ring.draw(seat)
    except Left:
        pass
    ring.active = ring.aim = None


async def aim(ring: Ring, seat: Seat) -> Seat:
    """Have `seat` say at whom; anew where one of those leaves meanwhile."""
    ring.is_aiming = True
    try:
        while True:
            foes = tuple(map(Foe, ring.after(seat)))
            try:
                (chosen,) = await Pick(seat, Why.AT, foes)
            except Left as left:
                if left.seat == seat or len(ring.seats) == 1:
                    raise
            else:
                return foes[chosen].seat
    finally:
        ring.is_aiming = False


async def blow(ring: Ring, seat: Seat, at: Seat, card: int) -> None:
    """Every other is asked whether they hold a shield over it: who holds one, nobody learns."""
    shielded = False
    for other in ring.after(seat):
        if other in ring.gone:
            continue
        shields = tuple(card for card in ring.hands[other] if card == STOPPER)
        if await Pick(other, Why.SHIELD, shields, least=0, most=1):
            ring.hands[other].remove(STOPPER)
            ring.draw(other)
            shielded = True
            break
    ring.happen(Blown(seat, at, card, shielded))
    ring.lights[at] -= not shielded
    if ring.lights[at] == 0:
        ring.go_out(at)


class Lanterns(OddsAndEvens):
    """The game as the bot meets it."""

    key = "lanterns"
    formats: Mapping[str, Mapping[str, str]] = {
        "ring": {"en": "Ring of Lanterns", "ja": "灯の輪", "zh": "灯环"}
    }
    seats: Mapping[str, Seats] = {"ring": Seats(3, 6)}
    ready_decks: Sequence[ReadyDeck] = tuple(
        ReadyDeck(f"ring-{key}", "ring", {"en": name, "ja": name, "zh": name}, deck_list(deck))
        for key, name, deck in (
            ("a", "Harbour", tuple(1 + n % 6 for n in range(40))),
            ("b", "Quay", tuple(1 + n % 12 for n in range(40))),
        )
    )

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        if not self.seats[format].admits(len(decks)):
            raise ValueError(f"{len(decks)} cannot play it")
        return super().setup(format, decks, seed, best_of)

    def open(self, setup: Setup) -> Match:
        if (setup.version, setup.cards) != (VERSION, CARDS):
            raise OutdatedSetupError("the lanterns have changed")
        dice, count = Dice(setup.seed), len(setup.decks)
        decks = [list(deck["main"]) for deck in setup.decks]
        for deck in decks:
            dice.shuffle(deck)
        hands: list[list[int]] = [[] for _ in range(count)]
        ring = Ring(decks, Ledger.for_seats(count), hands, [LIGHTS] * count)
        return Match(burn(ring), ring.ledger, ring, on_leave=ring.leave)

    def _told(self, event: Event, reader: Reader) -> str:
        names = reader.names
        match event:
            case Drawn(seat, None):
                return f"{names[seat]} draws a card."
            case Drawn(seat, card):
                return f"{names[seat]} draws {animal(card)}."
            case Shown(fingers):
                shown = ", ".join(f"{names[seat]} {count}" for seat, count in fingers)
                return f"Shown: {shown}."
            case TurnBegan(seat):
                return f"{names[seat]} has the turn."
            case Blown(seat, at, card, shielded):
                end = ", in vain" if shielded else ""
                return f"{names[seat]} blows {animal(card)} at {names[at]}{end}."
            case WentOut(seat):
                return f"{names[seat]} is out."
        raise AssertionError(event)

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        decision = None if reader.seat is None else match.asked(reader.seat)
        if isinstance(decision, Pick) and decision.reason is Why.AT:
            foes = cast(tuple[Foe, ...], decision.options)
            labels = tuple(Choice(reader.names[foe.seat]) for foe in foes)
            return Prompt(Shape.PICK, f"[{reader.language}] At?", labels)
        return super().ask(match, reader)

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        return Occasion.ATTACK

    def show(self, match: Match, reader: Reader) -> Board:
        ring, names = cast(Ring, match.table), reader.names
        lines = tuple(
            f"{names[seat]}: {lights} lights, {len(hand)} cards"
            for seat, (lights, hand) in enumerate(zip(ring.lights, ring.hands, strict=True))
        )
        own = reader.seat
        hand = None if own is None else Block("Hand", tuple(map(animal, ring.hands[own])))
        return Board(
            f"[{reader.language}] Lanterns",
            (Block("Lights", lines),),
            hand,
            lambda _, names: picture(ring, names, own),
        )

    def on_chain(self, match: Match, reader: Reader) -> tuple[int, ...]:
        return ()

    def ended(self, match: Match, reader: Reader) -> str:
        if match.outcome is None:
            return ""
        winners = [reader.names[seat] for seat in match.outcome.winners]
        return f"[{reader.language}] {' and '.join(winners) or 'Nobody'} burns on."

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        lights = cast(Ring, match.table).lights
        return " · ".join(f"{name} {n}" for name, n in zip(reader.names, lights, strict=True))

    def wins(self, match: Match) -> tuple[int, ...]:
        winners = match.outcome.winners if match.outcome else ()
        count = len(cast(Ring, match.table).hands)
        return tuple(int(seat in winners) for seat in range(count))


def picture(ring: Ring, names: tuple[str, ...], own: Seat | None) -> Tableau:
    """A row of lights for each who is still in the ring."""

    def side(seat: Seat) -> Side:
        light = Figure("Light", RED, (Stat("", str(ring.lights[seat])),))
        rows = ((Zone("L", light), None),) if seat in ring.seats else ()
        facts = (f"hand {len(ring.hands[seat])}",)
        life = str(ring.lights[seat]) if rows else "out"
        return Side(names[seat], life, facts, seat == ring.active, rows)

    count, first = len(names), own or 0
    sides = tuple(side(Seat((first + n) % count)) for n in range(count))
    told = tuple(f"{each.player} {each.life}" for each in sides)
    return Tableau("Lanterns", sides, (None, None), (), (told,))


LANTERNS = Lanterns()
