"""The table: what is where, and how far the turn has come. Nothing about why."""

from collections.abc import Iterator, Sequence
from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record, value
from engine.yugioh.language import Phase, Summon
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.chain import Chain
from engine.yugioh.state.lasting import Lingering
from engine.yugioh.state.side import Side
from engine.yugioh.state.spots import EXTRA_ZONES, FIRST_SEAT
from engine.yugioh.state.usage import Usage


@value
class Summoning:
    """Monsters about to be summoned together, which may still be negated (MR-SUM-21)."""

    monsters: tuple[Mark, ...]
    way: Summon
    given: tuple[Mark, ...] = ()
    """What was given as material for them, as it lay then."""


@record
class TurnState:
    """The turn under way, and how far it has come."""

    number: int = 0
    player: Seat = FIRST_SEAT
    phase: Phase = Phase.DRAW
    is_skipping: bool = False
    """Whether that phase is skipped: nothing can be done in it but to go on."""
    since: int = 0
    phase_since: int = 0
    """The moments at which the turn and the phase began."""
    has_acted: bool = False
    """Whether anything was moved, turned or activated since the phase began."""
    draw_over: bool = False
    """Whether the draw of the Draw Phase was made or given up this turn."""
    fighters: list[Card] = field(default_factory=list)
    """For whose battles damage was calculated this turn, wherever they have gone since."""
    normal_draw: Mark | None = None
    """The card that was drawn for the last Draw Phase."""
    is_draw_shown: bool = False
    """Whether its player keeps it revealed since, in this turn."""
    battle_cut_short: bool = False
    """Whether no attack follows any more in the Battle Phase under way."""
    is_ending: bool = False
    """Whether an effect has made it the End Phase of this turn."""
    last: int | None = None
    """The turn after which Life Points decide, once time is called."""


@record
class Verdict:
    """How the duel was decided, once it is."""

    winners: tuple[Seat, ...] | None = None
    is_match_won: bool = False
    """Whether the whole Match was won with the duel, by what a card says."""


@record
class State:
    """All that a duel is between two questions. Written only by `apply`."""

    cards: list[Card]
    sides: tuple[Side, ...]
    extra_monsters: list[Card | None] = field(default_factory=lambda: [None] * EXTRA_ZONES)
    equipped: list[Card] = field(default_factory=list)
    """The cards that are equipped to something."""
    moment: int = 0
    """Counts what may begin to change a number: of two that set one, the later counts."""
    turn: TurnState = field(default_factory=TurnState)
    chain: Chain = field(default_factory=Chain)
    battle: Battle | None = None
    summoning: Summoning | None = None
    given: tuple[Mark, ...] = ()
    """What was given as material for a monster whose summon is not declared yet."""
    lingering: Lingering = field(default_factory=Lingering)
    usage: Usage = field(default_factory=Usage)
    verdict: Verdict = field(default_factory=Verdict)

    @property
    def turn_order(self) -> tuple[Seat, Seat]:
        """Both seats, that of the turn player first."""
        first = self.turn.player
        return first, Seat(1 - first)

    def monsters(self, seat: Seat) -> Sequence[Card]:
        """The monsters that `seat` controls, from the left, Extra Monster Zones last."""
        return self.sides[seat].lined_up

    def is_about_to_be_summoned(self, card: Card) -> bool:
        """Whether the summon of `card` can still be negated."""
        coming = () if self.summoning is None else self.summoning.monsters
        return any(mark.card is card for mark in coming)

    def falling(self) -> list[Card]:
        """The monsters that the battle under way has destroyed, and that are still there."""
        return [] if self.battle is None else self.battle.falling

    def spells(self, seat: Seat) -> list[Card]:
        """The cards in the Spell & Trap Zones and the Field Zone of `seat`."""
        side = self.sides[seat]
        mine = [card for card in side.spells if card is not None]
        if side.field_spell is not None:
            mine.append(side.field_spell)
        return mine

    def buried(self) -> Iterator[Card]:
        """Every card in a Graveyard, the turn player's first."""
        for seat in self.turn_order:
            yield from self.sides[seat].graveyard

    def field(self) -> Iterator[Card]:
        """Every card on the field, the turn player's first."""
        for seat in self.turn_order:
            yield from self.monsters(seat)
            yield from self.spells(seat)
