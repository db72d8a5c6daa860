"""The table: what is where, and nothing about why."""

from collections.abc import Iterator
from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record, value
from engine.yugioh.language import (
    Activatable,
    Fact,
    Phase,
    Place,
    Position,
    Step,
    Summon,
    Timing,
    Until,
)
from engine.yugioh.state.card import Card, Mark, mark
from engine.yugioh.state.harm import Harm
from engine.yugioh.state.spots import (
    EXTRA_ZONES,
    FIRST_SEAT,
    ZONES,
    CardId,
    Spot,
)

__all__ = [
    "Battle",
    "Card",
    "Lasting",
    "Link",
    "Loan",
    "Mark",
    "Postponement",
    "Side",
    "Speaker",
    "State",
    "Summoning",
    "mark",
]


@record
class Speaker:
    """Who is talking: a card, the player who uses it, and what its words point at.

    `link` is its place on the chain, counting from 1; 0 when it is not on the chain.
    """

    card: Card
    player: Seat
    targets: tuple[Mark, ...] = ()
    subject: Mark | None = None
    former: tuple[Mark, ...] = ()
    former_attack: int = 0
    """The total ATK of those that were destroyed or Tributed face-up."""
    link: int = 0
    subjects: tuple[Mark, ...] = ()
    """All the cards of which what it waited for became true together."""
    own: Mark | None = None
    """The card itself as it was when it began to say what lasts."""
    was_so: bool = False
    """Whether what its effect asks of the moment of activation was so."""
    since: int = 0
    """The moment from which what lasts has lasted."""
    harm: Harm | None = None
    """The damage that its effect answers, if it answers any."""
    excavated: tuple[Mark, ...] = ()
    """The cards of the Deck that its effect has turned over."""
    detached: tuple[Mark, ...] = ()
    """The materials that its effect has detached."""
    pays: bool = False
    """Whether a cost is being paid, which is no effect (MR-GLOS-05)."""
    most: int | None = None
    """How many cards can be paid at most, where each stands for a target."""
    leaving: "tuple[Card, ...]" = ()
    """The cards that the cost takes, while it is judged what the effect could do then."""
    payable: "tuple[Card, ...]" = ()
    """What alone the cost can be paid with, where not all that fits will do."""
    chooser: Seat | None = None
    """Who chooses in place of its player, if another does."""
    column: int | None = None
    """The column, as seat 0 sees it, in which it lay when it began to say what lasts."""
    paid: Mark | None = None
    """The card itself as it was when all costs of its effect were paid."""
    has_strayed: bool = False
    """Whether the card has gone elsewhere since, before its effect came to resolve."""

    @property
    def is_lasting(self) -> bool:
        """Whether it says what outlives the resolution of an effect."""
        return self.own is not None


@record
class Link:
    """An activated effect, waiting on the chain to resolve."""

    speaker: Speaker
    effect: Activatable
    is_card: bool
    """Whether the card itself was activated, not an effect of it (MR-ACT-01, MR-ACT-03)."""
    source: Mark
    """The card as it was when it was activated."""
    spot: Spot
    """Where it was activated."""
    negated: bool = False
    denied: bool = False
    """Whether its activation was negated, not its effect alone."""
    ordinal: int = 0
    """Which activation of the duel it was, counting from 1."""


@value
class Lasting:
    """A fact that outlives the resolution of the effect that made it."""

    fact: Fact
    speaker: Speaker
    until: Until
    turn: int
    """The turn in which it was made."""


@value
class Postponement:
    """What an effect left to be done in a phase to come; without one, as a turn ends."""

    step: Step
    speaker: Speaker
    phase: Phase | None
    whose: Seat | None
    nth: int
    passed: int = 0


@value
class Loan:
    """A monster that goes back to who controlled it before anybody took it."""

    monster: Mark
    borrower: Seat
    home: Seat
    until: Until


@record
class Battle:
    """An attack under way."""

    attacker: Mark
    target: Mark | None
    stance: Position = Position.ATTACK
    """The battle position from which the attack was declared, or renewed."""
    timing: Timing | None = None
    disturbed: bool = False
    """Whether the number of the opponent's monsters changed since the declaration."""
    negated: bool = False
    was_face_down: bool = False
    """Whether what is attacked was face-down at the start of the Damage Step."""
    doomed: tuple[Mark, ...] = ()
    used: list[tuple[CardId, int]] = field(default_factory=list)
    """The effects, by card and index, that were activated in it."""


@value
class Summoning:
    """Monsters about to be summoned together, which may still be negated (MR-SUM-21)."""

    monsters: tuple[Mark, ...]
    way: Summon


@record
class Side:
    """What one player has. The top of the Deck is the end of its list."""

    life: int
    deck: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    extra: list[Card] = field(default_factory=list)
    graveyard: list[Card] = field(default_factory=list)
    banished: list[Card] = field(default_factory=list)
    monsters: list[Card | None] = field(default_factory=lambda: [None] * ZONES)
    spells: list[Card | None] = field(default_factory=lambda: [None] * ZONES)
    field_spell: Card | None = None
    summon_turn: int = 0
    """The turn of the last Normal Summon or Set (MR-SUM-02)."""
    summons: int = 0
    """How many there were in that turn."""
    special_summon_turn: int = 0
    """The turn of the last Special Summon."""
    specials: list[Card] = field(default_factory=list)
    """The monsters Special Summoned in that turn."""
    any_summon_turn: int = 0
    """The turn of the last summon of any kind."""
    skips: dict[Phase, int] = field(default_factory=dict)
    """How many phases of each kind this player is going to skip."""
    skips_turn: bool = False
    """Whether he is going to skip his next turn."""
    sent_turn: int = 0
    """The turn in which a monster last went from its field to its own Graveyard."""
    battle_turn: int = 0
    """The turn of the last Battle Phase that this player conducted."""
    second_battle: CardId | None = None
    """The card that lets this player conduct his next Battle Phase twice."""
    second_battle_turn: int = 0
    """From which turn on it does so."""
    pendulum_turn: int = 0
    """The turn of the last Pendulum Summon (MR-PEND-14)."""

    def pile(self, place: Place) -> list[Card]:
        """The cards of a place that is not the field."""
        if place is Place.HAND:
            return self.hand
        if place is Place.GRAVEYARD:
            return self.graveyard
        if place is Place.DECK:
            return self.deck
        return self.banished if place is Place.BANISHED else self.extra


@record
class State:
    """All that a duel is between two questions. Written only by `apply`."""

    cards: list[Card]
    sides: tuple[Side, ...]
    extra_monsters: list[Card | None] = field(default_factory=lambda: [None] * EXTRA_ZONES)
    turn: int = 0
    turn_player: Seat = FIRST_SEAT
    phase: Phase = Phase.DRAW
    is_skipping: bool = False
    """Whether that phase is skipped: nothing can be done in it but to go on."""
    chain: list[Link] = field(default_factory=list)
    resolving: int = 0
    """The link of the chain that is being resolved, counting from 1; 0 while it is built."""
    activations: int = 0
    """How many there have been in the duel."""
    battle: Battle | None = None
    summoning: Summoning | None = None
    battle_cut_short: bool = False
    """Whether an effect has ended the Battle Phase under way."""
    moment: int = 0
    """Counts what may begin to change a number: of two that set one, the later counts."""
    turn_since: int = 0
    phase_since: int = 0
    """The moments at which the turn and the phase began."""
    equipped: list[Card] = field(default_factory=list)
    """The cards that are equipped to something."""
    lasting: list[Lasting] = field(default_factory=list)
    loans: list[Loan] = field(default_factory=list)
    kept_zones: list[tuple[Spot, Mark, Seat]] = field(default_factory=list)
    """Zones not to be used while what lay there stays banished, and to whom that returns."""
    postponed: list[Postponement] = field(default_factory=list)
    used: dict[tuple[Seat, str, int], int] = field(default_factory=dict)
    """The last turn in which a player activated that effect of cards with that name."""
    permitted: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """The last turn in which cards of that name let a player activate a Trap early."""
    spent: dict[tuple[CardId, int, int, int], int] = field(default_factory=dict)
    """The last turn in which a copy used that effect, since it came and was last face-down."""
    spared: dict[tuple[CardId, int, int, CardId], int] = field(default_factory=dict)
    """The last turn in which a card spared a monster, which has stayed since, in battle."""
    placed: dict[tuple[CardId, int, int], int] = field(default_factory=dict)
    """How many cards a card has placed in their order since it came to lie face-up."""
    shielding: dict[tuple[CardId, int, int], int] = field(default_factory=dict)
    """The last turn in which a card spared others from destruction by an effect."""
    layout: int = 0
    """Counts the changes of where cards lie: good until then is what they alone tell."""
    has_acted: bool = False
    """Whether anything was moved, turned or activated since the phase began."""
    last_turn: int | None = None
    """The turn after which Life Points decide, once time is called."""
    winners: tuple[Seat, ...] | None = None
    is_match_won: bool = False
    """Whether the whole Match was won with the duel, by what a card says."""
    draw_over: bool = False
    """Whether the draw of the Draw Phase was made or given up this turn."""
    normal_draw: Mark | None = None
    """The card that was drawn for the last Draw Phase."""
    is_ending: bool = False
    """Whether an effect has made it the End Phase of this turn."""

    def monsters(self, seat: Seat) -> list[Card]:
        """The monsters that `seat` controls, from the left, Extra Monster Zones last."""
        on_field = Place.FIELD
        mine = [
            card
            for card in self.sides[seat].monsters
            if card is not None and card.place is on_field
        ]
        mine.extend(
            card
            for card in self.extra_monsters
            if card is not None and card.controller == seat and card.place is on_field
        )
        return mine

    def is_about_to_be_summoned(self, card: Card) -> bool:
        """Whether the summon of `card` can still be negated."""
        coming = () if self.summoning is None else self.summoning.monsters
        return any(mark.card is card for mark in coming)

    def spells(self, seat: Seat) -> list[Card]:
        """The cards in the Spell & Trap Zones and the Field Zone of `seat`."""
        side = self.sides[seat]
        mine = [card for card in side.spells if card is not None]
        if side.field_spell is not None:
            mine.append(side.field_spell)
        return mine

    def field(self) -> Iterator[Card]:
        """Every card on the field, the turn player's first."""
        for seat in (self.turn_player, Seat(1 - self.turn_player)):
            yield from self.monsters(seat)
            yield from self.spells(seat)
