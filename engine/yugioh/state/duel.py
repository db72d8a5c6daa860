"""A duel under way: its state, and the one way to change it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import field
from typing import TypeAlias

from engine.core.dice import Dice
from engine.core.match import Ledger
from engine.core.protocol import Audience, Event, Seat
from engine.core.values import record
from engine.yugioh.formats.format import Format
from engine.yugioh.language import CardText, EffectsNegated, Fact, Place
from engine.yugioh.state.apply import apply
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import Card, Speaker, State
from engine.yugioh.state.telling import DuelEvent

appliers = apply.registry
"""How each kind of event is made true: events have no subclasses that share a way."""

Diversion = Callable[["Duel", Sequence[Card], Sequence[Card]], Sequence[Card]]
"""Tells which of the cards, sent to the Graveyard, do not come there: see `facts`."""

Procedure = Callable[["Duel", bool], Awaitable[None]]
"""Makes the Normal Summons that effects have granted: see `turn`."""

Battling = Callable[["Duel", Card, Card], Awaitable[None]]
"""Has two monsters battle as an effect resolves: see `turn`."""

Told: TypeAlias = Mapping[Audience, Event | None]
"""What each audience was told of one event; None for nothing."""

Happened: TypeAlias = tuple[int, Event, Told]
"""The instant in which something happened, what it was, and what was told of it."""

Veil = Callable[[DuelEvent, "Duel"], Told]
"""Forms what each audience may see of an event, before it is applied."""


def nothing_diverted(
    duel: "Duel", cards: Sequence[Card], leaving: Sequence[Card]
) -> Sequence[Card]:
    """Let all cards go where they are sent."""
    return ()


async def nothing_granted(duel: "Duel", declared: bool) -> None:
    """Make no summon."""


async def nothing_fought(duel: "Duel", attacker: Card, target: Card) -> None:
    """Have nobody battle."""


class DuelOver(Exception):  # noqa: N818 - not an error: the way out of every procedure
    """The duel is decided; raised to leave whatever is under way."""


@record
class Duel:
    """What the rules hold while they work.

    `book` holds the texts of all cards that can be named, `uses` what each card of this duel
    can be used for, by ID, and `fast` those that can respond, by the place from which.
    `from_hands` are the uses of all cards that can be named that are triggered in the hand;
    `triggering_by` and `from_hands_by` tell the positions of those that wait for an event.
    The others index the cards: what triggers, what holds a fact, what acts of itself,
    what negates, what holds counters, what reveals hands, what may come without Tributes.
    `diverted` reads which cards do not come to the Graveyard to which they are sent.
    `summon_granted` makes the Normal Summons that effects of `granted` have brought, and
    `battle_at_once` has two monsters battle as an effect resolves. `acting` is whose effect is
    being carried out, while that is no link of the chain. `heading` is where the turn player
    wants to go, while the opponent may still respond.

    `instant` counts what happens one after another: events of one instant are simultaneous.
    `history` is what has happened since effects could last be triggered, `occasion` the last
    instant of it: what may be responded to now, and `occasion_told` what was told of that.
    `unseen` is what cards that act of themselves have not seen yet, `deferred` what waits for
    the end of damage calculation. `facts`, `negators` and `views`, how each card looks to those
    who know it and to others, are good for one `revision` each, which counts what has happened;
    `boards` keeps, with its revision, what each audience last saw of the table, `readings` the
    duel as the built-in opponent may read it, and `reach`, with its layout, the fast effects
    that each player has within their reach.
    """

    state: State
    format: Format
    ledger: Ledger
    veil: Veil
    dice: Dice
    book: Mapping[int, CardText]
    uses: tuple[tuple[EffectUse, ...], ...] = ()
    fast: Mapping[Place, tuple[tuple[EffectUse, ...], ...]] = field(default_factory=dict)
    triggering: tuple[tuple[Card, EffectUse], ...] = ()
    triggering_by: Mapping[type[Event], Sequence[int]] = field(default_factory=dict)
    from_hands: tuple[EffectUse, ...] = ()
    from_hands_by: Mapping[type[Event], Sequence[int]] = field(default_factory=dict)
    sources: tuple[Card, ...] = ()
    watching: tuple[Card, ...] = ()
    negating: tuple[Card, ...] = ()
    counting: tuple[Card, ...] = ()
    revealing: tuple[Card, ...] = ()
    free_comers: tuple[Card, ...] = ()
    diverted: Diversion = nothing_diverted
    summon_granted: Procedure = nothing_granted
    battle_at_once: Battling = nothing_fought
    granted: list[Speaker] = field(default_factory=list)
    acting: Seat | None = None
    heading: Verb | None = None
    history: list[Happened] = field(default_factory=list)
    unseen: list[Event] = field(default_factory=list)
    deferred: list[Happened] = field(default_factory=list)
    instant: int = 0
    occasion: tuple[Event, ...] = ()
    occasion_told: tuple[Told, ...] = ()
    facts: list[tuple[Fact, Speaker]] = field(default_factory=list)
    facts_by_kind: dict[type[Fact], list[tuple[Fact, Speaker]]] = field(default_factory=dict)
    reach: dict[Seat, tuple[int, Sequence[tuple[Card, EffectUse]]]] = field(
        default_factory=dict
    )
    boards: dict[Audience, tuple[int, object]] = field(default_factory=dict)
    readings: dict[Seat, tuple[int, "Duel"]] = field(default_factory=dict)
    views: dict[tuple[CardId, bool], object] = field(default_factory=dict)
    views_revision: int = -1
    revision: int = 0
    facts_revision: int = -1
    negators: list[tuple[EffectsNegated, Speaker]] = field(default_factory=list)
    negators_revision: int = -1

    def announce(self, event: DuelEvent) -> Told:
        """Tell the table, and make it so, where it is nothing that could be responded to."""
        told = self.veil(event, self)
        self.ledger.record(event, told)
        appliers.get(type(event), apply)(event, self.state)
        self.revision += 1
        return told

    def emit(self, event: DuelEvent) -> Happened:
        """Tell the table, and make it so; return what has thereby happened."""
        happened = (self.instant, event, self.announce(event))
        self.history.append(happened)
        if self.watching:
            self.unseen.append(event)
        return happened

    def offer(self, happened: Sequence[Happened]) -> None:
        """Make this, and nothing else, what may be responded to."""
        self.occasion = tuple(event for _, event, _ in happened)
        self.occasion_told = tuple(told for _, _, told in happened)

    def card(self, id: CardId) -> Card:
        """Look a card up."""
        return self.state.cards[id]

    def opponent(self, seat: Seat) -> Seat:
        """The other player."""
        return Seat(1 - seat)

    def advance(self) -> None:
        """What happens from here on happens after what happened before."""
        self.instant += 1

    def stay(self, instant: int) -> None:
        """Take back what went beyond that instant, where nothing has happened since."""
        if self.history[-1][0] <= instant:
            self.instant = instant
