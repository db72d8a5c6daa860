"""What one player has, has done in turns, and is going to skip."""

from collections.abc import Sequence
from dataclasses import field

from engine.core.values import record
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.spots import ZONES, CardId


@record
class PlayerLog:
    """The turns in which a player last did something; 0: never."""

    normal_summon: int = 0
    """A Normal Summon or Set (MR-SUM-02)."""
    normal_summons: int = 0
    """How many there were in that turn."""
    also_summon: int = 0
    """A Normal Summon that a fact let them make beside that."""
    tributed: tuple[Mark, ...] = ()
    """What the player Tributed together the last time, as it lay on the field."""
    special_summon: int = 0
    specials: list[Card] = field(default_factory=list)
    """The monsters Special Summoned in that turn."""
    any_summon: int = 0
    pendulum_summon: int = 0
    """MR-PEND-14."""
    lost_monster: int = 0
    """A monster went from the player's field to their own Graveyard."""
    standbys: int = 0
    """How many Standby Phases the player has had."""
    battle_phase: int = 0
    """The player conducted a Battle Phase."""
    attack: int = 0
    """The player declared an attack."""
    attackers: list[Mark] = field(default_factory=list)
    """The monsters that declared one in that turn, as they stood then."""


@record
class Ahead:
    """What is already settled of the turns of a player that are to come."""

    skips: dict[Phase, int] = field(default_factory=dict)
    """How many phases of each kind the player is going to skip."""
    skips_turn: bool = False
    """Whether they are going to skip their next turn."""
    second_battle: CardId | None = None
    """The card that lets them conduct their next Battle Phase twice."""
    second_battle_must: bool = False
    """Whether they have to, if they conduct one."""
    second_battle_from: int = 0
    """From which turn on it does so."""


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
    lined_up: Sequence[Card] = ()
    """The monsters on the field under their control, those in Extra Monster Zones last."""
    spells: list[Card | None] = field(default_factory=lambda: [None] * ZONES)
    field_spell: Card | None = None
    layout: int = 0
    """Counts the moves of cards on this side: what follows from their places alone is good
    until the next one."""
    turn_log: PlayerLog = field(default_factory=PlayerLog)
    ahead: Ahead = field(default_factory=Ahead)

    def pile(self, place: Place) -> list[Card]:
        """The cards of a place that is not the field."""
        if place is Place.HAND:
            return self.hand
        if place is Place.GRAVEYARD:
            return self.graveyard
        if place is Place.DECK:
            return self.deck
        return self.banished if place is Place.BANISHED else self.extra
