"""A duel under way: its state, and the one way to change it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import field

from engine.core.dice import Dice
from engine.core.match import Ledger, Seen
from engine.core.protocol import Seat
from engine.core.values import record, value
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.language import Choose
from engine.yugioh.state.apply import apply
from engine.yugioh.state.cache import Cache
from engine.yugioh.state.card import Bearing, Card
from engine.yugioh.state.card_index import CardIndex
from engine.yugioh.state.showing import SHOWING, shows_hidden
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State
from engine.yugioh.state.telling import NAMED, DuelEvent, naming
from engine.yugioh.state.timeline import Happened, Timeline
from engine.yugioh.state.underway import Underway


class DuelOver(Exception):  # noqa: N818 - not an error: the way out of every procedure
    """The duel is decided; raised to leave whatever is under way."""


@value
class Offer:
    """Cards that a player can choose from, where not each choice of them will do."""

    cards: Sequence[Card]
    fits: Callable[[Sequence[Card]], bool] | None = None
    """Whether these will do together; None where any will."""
    safe: Sequence[Card] = ()
    """A choice that will do, where not any does."""


@value
class Procedures:
    """What lower rooms have done by higher ones: the same for every duel, and never changed."""

    veil: Callable[[DuelEvent, "Duel"], Seen]
    """Forms what each audience may see of an event, before it is applied."""
    learners: Callable[[DuelEvent, Sequence[str], Seen, "Duel"], Sequence[Seat]]
    """Reads who learns by an event, not yet applied, of cards named in these fields."""
    revealed: Callable[["Duel"], Sequence[Seat]]
    """Reads whose hands are open to everybody."""
    diverted: Callable[["Duel", Sequence[Card], Sequence[Card]], Sequence[Card]]
    """Reads which cards, sent to the Graveyard, do not come there while others leave too."""
    summon_granted: Callable[["Duel"], Awaitable[None]]
    """Makes the summons that effects have granted."""
    battle_at_once: Callable[["Duel", Card, Card], Awaitable[None]]
    """Has two monsters battle as an effect resolves."""
    affordable: Callable[["Duel", Speaker, Choose, Sequence[Card]], Offer]
    """Reads with which of these cards a part of a cost can be paid so that the rest can be."""
    bearing: Callable[["Duel", Card], Bearing | None]
    """Reads how a card lies on the field, and what it is there; None if it lies elsewhere."""


@record
class Duel:
    """What the rules hold while they work.

    `book` holds the texts of all cards that can be met in it. What else a duel holds changes in
    one way each: `state` by events, `timeline` and `underway` by their methods, and each part
    of `cache` by the module that reads it.
    """

    state: State
    format: Format
    ledger: Ledger
    dice: Dice
    book: Book
    procedures: Procedures
    index: CardIndex
    timeline: Timeline = field(default_factory=Timeline)
    underway: Underway = field(default_factory=Underway)
    cache: Cache = field(default_factory=Cache)

    def announce(self, event: DuelEvent) -> Seen:
        """Tell the table, and make it so, where it is nothing that could be responded to."""
        open_hands = self._revealed() if self.index.revealing else None
        seen = self.procedures.veil(event, self)
        self.ledger.record(event, seen)
        fields = NAMED.get(type(event))
        if fields is None:
            fields = naming(event)
        if fields:
            learners = self.procedures.learners(event, fields, seen, self)
            if learners:
                self.ledger.learn(learners)
        if isinstance(event, SHOWING) and shows_hidden(event, self.state):
            self.underway.show()
        apply(event, self.state)
        self.timeline.revise()
        if open_hands is not None:
            self._open_hands(open_hands)
        return seen

    def _revealed(self) -> Sequence[Seat]:
        return self.procedures.revealed(self)

    def _open_hands(self, before: Sequence[Seat]) -> None:
        """Count who sees a hand now that was not open `before`: no event names its cards."""
        for seat in self._revealed():
            if seat not in before and self.state.sides[seat].hand:
                self.ledger.learn([self.opponent(seat)])
                self.underway.show()

    def emit(self, event: DuelEvent) -> Happened:
        """Tell the table, and make it so; return what has happened."""
        seen = self.announce(event)
        return self.timeline.note(event, seen, is_watched=bool(self.index.watching))

    def deal(self, dice: Dice, book: Book, index: CardIndex) -> None:
        """Go on by these dice with cards that were dealt anew, of which `index` tells."""
        self.dice, self.book, self.index = dice, book, index
        self.ledger.chance, self.ledger.drawn = dice, dice.drawn
        self.cache = Cache()
        self.timeline.revise()

    def card(self, id: CardId) -> Card:
        """Look a card up."""
        return self.state.cards[id]

    def opponent(self, seat: Seat) -> Seat:
        """The other player."""
        return Seat(1 - seat)
