"""All that can happen in a game, each with what its audiences are told of it."""

from engine.core.protocol import Audience, Event, Seat
from engine.core.values import value
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.sights import HIDDEN as HIDDEN
from engine.duelmasters.state.sights import Sight as Sight
from engine.duelmasters.state.sights import unordered


@value
class PartyEvent(Event):
    """Something that has happened; what is not veiled is told to all."""

    def told(self, audience: Audience) -> "PartyEvent | None":
        """The event as that audience may know it."""
        return self


@value
class HouseRuled(PartyEvent):
    """A rule of the house differs (DP-001.3)."""

    name: str
    setting: int


@value
class StartInstructed(PartyEvent):
    """An instruction for the start of the game was carried out (DP-103.3-1)."""

    seat: Seat


@value
class PartnerPlaced(PartyEvent):
    """A partner was put into its zone face-up (DP-103.2-1)."""

    seat: Seat
    sight: Sight


@value
class Shuffled(PartyEvent):
    """A deck was shuffled; its new order is told to nobody."""

    seat: Seat
    order: tuple[int, ...] = ()

    def told(self, audience: Audience) -> "PartyEvent | None":
        """That it happened."""
        return Shuffled(self.seat)


@value
class ShieldsSet(PartyEvent):
    """The shields of the start lie there (DP-103.3-2)."""

    seat: Seat
    count: int


@value
class HandsDrawn(PartyEvent):
    """The hand of the start was drawn (DP-103.3-3)."""

    seat: Seat
    count: int


@value
class OrderDecided(PartyEvent):
    """The order of turns is known (DP-103.4)."""

    order: tuple[Seat, ...]


@value
class TurnBegan(PartyEvent):
    """A turn begins; an `extra` one stands between those of the order."""

    seat: Seat
    turn: int
    extra: bool = False

    @property
    def turn_of(self) -> Seat | None:
        """Whose turn it is."""
        return self.seat


@value
class StepBegan(PartyEvent):
    """A step of the turn begins."""

    step: str
    seat: Seat


@value
class TurnSkipped(PartyEvent):
    """The rest of a turn is skipped (DM-TURN-9)."""

    seat: Seat


@value
class Moved(PartyEvent):
    """Cards of one player go from a zone to another at the same time (DM-ZONE-12).

    `olds` are their numbers until now, `at` their positions among shields. Who may know which
    ones: all where it is `public`, else `knowers`.
    """

    owner: Seat
    source: Zone
    to: Zone
    sights: tuple[Sight, ...]
    olds: tuple[int, ...]
    at: tuple[int, ...] = ()
    public: bool = True
    knowers: tuple[Seat, ...] = ()
    bottom: bool = False
    tapped: bool = False
    shown: bool = False

    def told(self, audience: Audience) -> "PartyEvent | None":
        """Without which ones for who may not know it; numbers of hidden cards stay hidden."""
        if audience is not None and audience in self.knowers:
            return self
        veiled = self.sights if self.public else (HIDDEN,) * len(self.sights)
        olds = self.olds if self.source in OPEN else (0,) * len(self.olds)
        if self.to is Zone.DECK and self.public:
            veiled, olds = unordered(veiled, olds)
        return Moved(
            self.owner, self.source, self.to, veiled, olds, self.at,
            self.public, (), self.bottom, self.tapped, self.shown,
        )  # fmt: skip


OPEN = (Zone.BATTLE, Zone.MANA, Zone.GRAVEYARD)
"""The zones whose cards everybody knows; a face-up shield or partner is known, too."""


@value
class Put(PartyEvent):
    """A card was put into the battle zone, on `base` where it evolves (0: on none)."""

    seat: Seat
    sight: Sight
    source: Zone
    base: int = 0
    tapped: bool = False
    summoned: bool = False
    free: bool = False
    old: int = 0

    def told(self, audience: Audience) -> "PartyEvent | None":
        """Without its number in a hidden zone."""
        return Put(
            self.seat, self.sight, self.source, self.base, self.tapped, self.summoned, self.free
        )


@value
class Turned(PartyEvent):
    """Cards were tapped or untapped."""

    numbers: tuple[int, ...]
    tapped: bool


@value
class Used(PartyEvent):
    """A side of a card is used (DM-USE-1); `word` says how: summon, cast …"""

    seat: Seat
    sight: Sight
    name: str
    word: str
    free: bool


@value
class Attacked(PartyEvent):
    """An attack was declared (DM-ATK-1); `target` 0 where it is the player.

    The codes are those of the cards as they are now: a stack keeps its number when another
    card is put on it, or only its top card leaves (DM-EVO-2, DM-EVO-6).
    """

    attacker: int
    by: Seat
    player: Seat
    target: int
    attacker_code: int = 0
    target_code: int = 0


@value
class Redirected(PartyEvent):
    """The target of the attack is this creature now, as it blocked or otherwise."""

    number: int
    blocked: bool
    seat: Seat
    code: int


@value
class AttackEnded(PartyEvent):
    """The attack is over."""


@value
class ShieldsChosen(PartyEvent):
    """The shields of a break were chosen, by position from 1 (DM-SHD-7)."""

    seat: Seat
    target: Seat
    positions: tuple[int, ...]


@value
class Broke(PartyEvent):
    """Shields of a player are broken."""

    seat: Seat
    count: int


@value
class Shielded(PartyEvent):
    """Cards became shields."""

    seat: Seat
    count: int


@value
class Drew(PartyEvent):
    """So many cards were drawn by one instruction."""

    seat: Seat
    count: int


@value
class Destroyed(PartyEvent):
    """A card is destroyed."""

    seat: Seat
    sight: Sight


@value
class Revealed(PartyEvent):
    """Cards are shown: to all, or to one seat alone that looks at them (DP-301)."""

    owner: Seat
    sights: tuple[Sight, ...]
    to: Seat | None = None

    def told(self, audience: Audience) -> "PartyEvent | None":
        """That somebody looks at so many, for who does not."""
        if self.to is None or audience == self.to:
            return self
        return Revealed(self.owner, (HIDDEN,) * len(self.sights), self.to)


@value
class Asked(PartyEvent):
    """A decision was put to a player that everybody may know of."""

    seat: Seat
    decision: str


@value
class Designated(PartyEvent):
    """An opponent was designated for what that side of a card does (DP-300.1c)."""

    by: Seat
    seat: Seat
    code: int = 0
    side: int = 0


@value
class NumberChosen(PartyEvent):
    """A number was chosen aloud for what the card of that code does."""

    seat: Seat
    code: int
    number: int


@value
class ModeChosen(PartyEvent):
    """One of the effects of the card of that code was chosen, by its place from 1."""

    seat: Seat
    code: int
    place: int


@value
class Declared(PartyEvent):
    """The use of an ability was declared, with its card shown (DM-EFF-12)."""

    seat: Seat
    sight: Sight
    ability: str


@value
class Resolved(PartyEvent):
    """A waiting or declared effect was carried out to its end."""

    seat: Seat
    code: int
    word: str


@value
class Judged(PartyEvent):
    """A Gachinko Judge was decided (DM-KW-8)."""

    seat: Seat
    against: Seat
    won: bool


@value
class PartnerDown(PartyEvent):
    """A partner went back face-down (DP-201.4-1)."""

    seat: Seat
    number: int
    olds: tuple[int, ...]
    source: Zone

    def told(self, audience: Audience) -> "PartyEvent | None":
        """Without its number in a hidden zone."""
        return PartnerDown(self.seat, self.number, (), self.source)


@value
class PartnerUp(PartyEvent):
    """A partner turns face-up (DP-201.4a-1)."""

    seat: Seat


@value
class Switched(PartyEvent):
    """A D-switch was used: its card lies upside down (DM-KW-23)."""

    number: int


@value
class Lived(PartyEvent):
    """A shield is the EX Life shield of that creature now (DM-KW-17)."""

    number: int
    shield: int

    def told(self, audience: Audience) -> "PartyEvent | None":
        """Without the number of the shield."""
        return Lived(self.number, 0)


@value
class Defeated(PartyEvent):
    """A player is defeated and removed with every card (DP-400.1), in that place."""

    seat: Seat
    place: int

    @property
    def goes_out(self) -> Seat | None:
        """Who is out of the match."""
        return self.seat


@value
class GameOver(PartyEvent):
    """The game is over; nobody wins where all were defeated together."""

    winner: Seat | None
