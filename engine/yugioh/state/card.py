"""One physical card of the duel: how it lies, what befell it, and how it is pointed at."""

from collections.abc import Iterable
from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record, value
from engine.yugioh.language import (
    Attribute,
    CardText,
    Cause,
    Counter,
    LeavesBanished,
    Place,
    Position,
    Stat,
    Summon,
    Type,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.spots import ON_TABLE, CardId, Row, Spot


@value
class Harm:
    """Damage that a player took, and what did it."""

    cause: Cause
    amount: int


@value
class Fall:
    """How a card on the field was destroyed: by what, and on whose side."""

    cause: Cause | None
    seat: Seat
    by: Seat | None = None
    """Whose effect was being carried out then, if one was."""
    standbys: int = 0
    """How many Standby Phases its owner had had by then."""
    source: CardId | None = None
    """The card whose effect was being carried out then on the chain."""


@record
class TurnLog:
    """The turns in which a card last did something, or something was done with it; 0: never."""

    set_down: int = 0
    """Set, by its player or by an effect."""
    placed: int = 0
    """Put on the field, or turned by its player: it cannot be turned again in that turn."""
    attacked: int = 0
    attacks: "tuple[Mark | None, ...]" = ()
    """What it has attacked in that turn; None stands for a direct attack."""
    went_through: int = 0
    """Damage was calculated for a direct attack of it."""
    fought: int = 0
    """An attack of it came to the Damage Step."""
    battled: int = 0
    """Damage was calculated for a battle of it."""
    assailed: int = 0
    """Damage was calculated for an attack of it on a monster in Defense Position."""
    slew: int = 0
    """It destroyed a monster by battle."""
    summoned: int = 0
    summoned_covers: int = 0
    """The card's `covers` at that time."""
    flipped: int = 0
    struck: int = 0
    """It inflicted battle damage by a direct attack."""
    buried: int = 0
    """Sent to the Graveyard; what returns there was not."""
    buried_from: Place | None = None
    """From where it was sent there then."""
    banished: int = 0
    applied: int = 0
    """An effect of it was applied, not negated."""
    applied_visit: int = 0
    """The card's `visit` at that time."""


@record
class Arrival:
    """How a card came to the field."""

    way: Summon | None = None
    """The way in which it was last summoned."""
    before: Summon | None = None
    """The way in which it had come before it was Flip Summoned or Normal Summoned again."""
    specially: bool = False
    """Whether it was Special Summoned and has stayed since, even turned face-down."""
    given: "tuple[Mark, ...]" = ()
    """What was Tributed for its Tribute Summon, as it lay on the field."""
    tributes: int | None = None
    """For how many Tributes it was Normal Summoned or Set, while that tells of it."""
    origin: Place | None = None
    """From where it came to its zone, until it is turned face-down (Q&A 16743)."""
    at: int = 0
    """The moment in which it came to its zone."""
    again: bool = False
    """Whether it was Normal Summoned again as it lay face-up, and has stayed so since."""
    as_if_again: bool = False
    """Whether it counts as that while something says so."""
    proper: bool = False
    """Whether it has been summoned in its own way since it was last hidden (MR-SS-04)."""
    harm: Harm | None = None
    """The damage upon which it came by its own effect, if it came so."""
    by: "Card | None" = None
    """The card whose effect summoned it, if one did."""
    made_of: "tuple[Mark, ...]" = ()
    """The monsters with which it was last summoned, as they lay once they were given."""


@record
class Fate:
    """How a card was destroyed the last time, and as what it left a Monster Zone."""

    fall: Fall | None = None
    """How it was destroyed when it last left the field."""
    fallen_visit: int = 0
    """Which of its visits began where it went as it fell."""
    fall_of_host: Fall | None = None
    """How the monster that it was last equipped to was destroyed."""
    host: "Mark | None" = None
    """The monster that it was last equipped to, as that lay then."""
    slayer: "Mark | None" = None
    """Who destroyed it by battle the last time."""
    sender: "Mark | None" = None
    """Whose effect sent it to the Graveyard, or banished it, if one did as it resolved."""
    became: CardText | None = None
    """The text that it had as a monster, not its own, when it last left a Monster Zone."""
    was_still: bool = False
    """Whether it was then what its own text says as well."""
    silenced: "Mark | None" = None
    """The card as it was when a battle destroyed it and negated its effects."""


@value
class Bearing:
    """How a card lay on the field, and what it was there, just before it left or was destroyed.

    Its numbers and its Type are what they had become; face-down it shows none of them.
    """

    spot: Spot
    face_up: bool
    position: Position
    attack: int = 0
    original_attack: int = 0
    defense: int = 0
    level: int = 0
    type: Type | None = None
    attributes: tuple[Attribute, ...] = ()
    is_special: bool = False
    """Whether it was Special Summoned, and had stayed since."""
    had_material: bool = False
    came_from: Place | None = None
    counters: tuple[tuple[Counter, int], ...] = ()
    name: str = ""
    """The name that it had taken; empty where it had its own."""
    is_equipped: bool = False
    """Whether it was equipped to a monster, as an Equip Card."""
    standbys: int = 0
    """How many Standby Phases of its controller had passed since it lay there face-up."""
    is_again: bool = False
    """Whether it was Normal Summoned again, or counted as such."""


@record
class Card:
    """One physical card. Its text is shared; everything else is its own."""

    id: CardId
    text: CardText
    owner: Seat
    controller: Seat
    place: Place
    row: Row | None = None
    zone: int = 0
    face_up: bool = False
    position: Position = Position.FACE_DOWN
    visit: int = 0
    """How often it has changed places: a card that has moved is a new object to the rules."""
    covers: int = 0
    """How often it was turned face-down: what applied to it then applies no more."""
    shown_after: int = 0
    """How many activations there had been when it last came to lie face-up."""
    held_after: int = 0
    """How many activations there had been when it last went to the other side."""
    shown_standbys: int = 0
    """How many Standby Phases its controller had had when it last came to lie face-up."""
    since: int = 0
    """The moment from which what its text says counts (see `State.moment`)."""
    set_at: dict[Stat, int] = field(default_factory=dict)
    """The moment at which an effect last set that number of it for a time."""
    counters: dict[Counter, int] = field(default_factory=dict)
    turns_counted: int = 0
    outlawed: bool = False
    """Whether something has it banished when it leaves the field."""
    equipped_to: "Card | None" = None
    equipped_in: int = 0
    """The turn in which it was equipped to that."""
    by_host: bool = False
    """Whether the monster it is equipped to took it by its own effect."""
    bound: "tuple[Mark, ...]" = ()
    """The cards that it points at as long as it stays."""
    host: "Card | None" = None
    """The Xyz Monster it lies beneath."""
    materials: "tuple[Card, ...]" = ()
    turn_log: TurnLog = field(default_factory=TurnLog)
    arrival: Arrival = field(default_factory=Arrival)
    fate: Fate = field(default_factory=Fate)
    printed: CardText | None = None
    """Its own text, while it has another one as a monster on the field."""
    is_still: bool = False
    """Whether it is what its own text says as well, while it is such a monster."""
    last: Bearing | None = None
    """How it lay before its last move, if that took it from the field."""
    remembered: Bearing | None = None
    """Of a card that is looked back at (see `as_it_lay`): how it lay then."""

    @property
    def own(self) -> CardText:
        """Its own text, whatever it has become."""
        return self.printed or self.text

    @property
    def also(self) -> CardText | None:
        """What it is as well: the Trap that a monster still is."""
        return self.printed if self.is_still else None

    @property
    def leaves_banished(self) -> bool:
        """Whether it is banished when it leaves the field, as it says itself or as was said."""
        shown = self.place is Place.FIELD and self.face_up
        return self.outlawed or (shown and bool(effects_of(self.text.effects, LeavesBanished)))

    @property
    def spot(self) -> Spot:
        """Where the card lies."""
        on_table = self.place in ON_TABLE
        seat = self.controller if on_table else self.owner
        return Spot(seat, self.place, self.row, self.zone)


@value
class Mark:
    """A card as it was when it was pointed at."""

    card: Card
    visit: int
    covers: int

    @property
    def is_same(self) -> bool:
        """Whether the card has stayed where it was."""
        return self.card.visit == self.visit

    @property
    def is_uncovered(self) -> bool:
        """Whether it has stayed there without being turned face-down."""
        return self.card.visit == self.visit and self.card.covers == self.covers

    @property
    def is_covered(self) -> bool:
        """Whether it has stayed there, and was turned face-down."""
        return self.card.visit == self.visit and self.card.covers != self.covers


def mark(card: Card) -> Mark:
    """Point at `card` as it is now."""
    return Mark(card, card.visit, card.covers)


def marked(cards: Iterable[Card]) -> tuple[Mark, ...]:
    """Point at each of `cards` as it is now."""
    return tuple(mark(card) for card in cards)


def as_it_lay(card: Card, bearing: Bearing) -> Card:
    """The card as it lay once: a likeness, which lies nowhere and is asked what it was."""
    spot = bearing.spot
    return Card(
        card.id,
        card.fate.became or card.text,
        card.owner,
        spot.seat,
        spot.place,
        spot.row,
        spot.zone,
        bearing.face_up,
        bearing.position,
        counters=dict(bearing.counters),
        turn_log=card.turn_log,
        printed=card.text if card.fate.became else None,
        is_still=card.fate.was_still,
        arrival=Arrival(
            specially=bearing.is_special, origin=bearing.came_from, again=bearing.is_again
        ),
        remembered=bearing,
    )


def as_it_came(card: Card, seat: Seat) -> Card:
    """The card as it came face-up to the side of `seat`: a likeness, which lies nowhere."""
    return Card(
        card.id,
        card.text,
        card.owner,
        seat,
        Place.FIELD,
        Row.MONSTER,
        face_up=True,
        position=Position.ATTACK,
        turn_log=card.turn_log,
        arrival=card.arrival,
    )


def before_it_left(mark: Mark) -> Card | None:
    """The card pointed at as it lay there: itself, or if it has left since, its likeness.

    None where it has gone further, so that nothing is known of it.
    """
    card = mark.card
    if mark.is_same:
        return card
    if card.visit != mark.visit + 1 or card.last is None:
        return None
    return as_it_lay(card, card.last)
