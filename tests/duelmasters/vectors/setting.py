"""The table of a scenario, laid out in the middle of a turn."""

from cards.duelmasters import cards, decks, named
from engine.core.dice import Dice
from engine.core.match import Ledger, Match, Seen
from engine.core.protocol import Audience, Event, Seat
from engine.duelmasters.game.setups import PartySetup, lay_out
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.apply import enter
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece, Player
from engine.duelmasters.state.table import House, Table, TurnStep
from engine.duelmasters.turn.opening import go_on
from tests.duelmasters.vectors.scenario import Json, Vector

SEED = bytes(32)
EARLIER = 20
"""The number of the turn of a scenario, which is not the first."""
ZONES = (Zone.DECK, Zone.HAND, Zone.SHIELDS, Zone.MANA, Zone.BATTLE, Zone.GRAVEYARD)


class Chronicle(Ledger):
    """A ledger that forgets nothing: all that has happened, and what each audience saw."""

    def __init__(self, seats: int) -> None:
        usual = Ledger.for_seats(seats)
        super().__init__(usual.audiences, nothing=usual.nothing)
        self.events: list[Event] = []
        self.views: list[Seen] = []

    def record(self, event: Event, seen: Seen) -> None:
        """Note it for good."""
        self.events.append(event)
        self.views.append(seen)
        super().record(event, seen)

    def told(self, audience: Audience) -> list[Event]:
        """What that audience was told."""
        found = []
        for event, seen in zip(self.events, self.views, strict=True):
            shown = event if seen is None else seen[audience]
            if shown is not None:
                found.append(shown)
        return found


def seat(vector: Vector, letter: str) -> Seat:
    """The seat of a player."""
    return Seat(vector.seats.index(letter))


def open_play(vector: Vector) -> tuple[Match, Party, Chronicle]:
    """The match of a scenario that begins in the middle of a turn."""
    players = [Player.at(Seat(n)) for n in range(len(vector.seats))]
    table = Table(players, House())
    table.order = [player.seat for player in players]
    table.active = table.in_turn = seat(vector, vector.text["turn_player"])
    table.turn = EARLIER
    for letter, has in vector.text["players"].items():
        lay(table, seat(vector, letter), has)
    for letter, name in vector.text.get("partners", {}).items():
        _mark_partner(table, seat(vector, letter), name)
    party = Party(table, Dice(SEED))
    begin = TurnStep(vector.text.get("begin", "main"))
    party.ledger = chronicle = Chronicle(len(players))
    return Match(go_on(party, begin), chronicle, party), party, chronicle


def lay(table: Table, at: Seat, has: Json) -> None:
    """All that a player has."""
    for zone in ZONES:
        for entry in has.get(zone.value, ()):
            for _ in range(entry.get("count", 1)):
                _lay_card(table, at, zone, entry)
    partner = has.get("partner")
    if partner is not None:
        piece = enter(table, named()[partner["name"]], at, Zone.PARTNER)
        piece.is_partner = True
        piece.shown = partner.get("face", "up") == "up"
        if not piece.shown:
            piece.down = EARLIER - len(table.players)


def _lay_card(table: Table, at: Seat, zone: Zone, entry: Json) -> None:
    piece = enter(table, named()[entry["name"]], at, zone)
    piece.tapped = entry.get("tapped", False)
    if entry.get("summoned_this_turn"):
        piece.put_turn = EARLIER
    for name in entry.get("under", ()):
        below = enter(table, named()[name], at, zone)
        table.zone(at, zone).remove(below)
        piece.under.append(below)


def _mark_partner(table: Table, at: Seat, name: str) -> None:
    pieces = [p for p in table.pieces.values() if p.owner == at and p.card.name == name]
    pieces[0].is_partner = True


def open_setup(vector: Vector) -> tuple[PartySetup, Party, Chronicle]:
    """The setup of a scenario that begins with the start of a game, and its table."""
    text = vector.text
    order = tuple(seat(vector, letter) for letter in text.get("order", ()))
    told = text.get("start_instruction")
    instructed = () if told is None else (seat(vector, told["seat"]),)
    lists = tuple(decks()[text["decks"][letter]] for letter in vector.seats)
    setup = PartySetup(SEED, lists, order, House(**text.get("house_rules", {})), instructed)
    party = lay_out(setup, cards())
    party.ledger = chronicle = Chronicle(len(lists))
    return setup, party, chronicle


def is_card(piece: Piece, name: str) -> bool:
    """Whether the card, or one of its sides, has that name."""
    return name in (piece.card.name, *(side.name for side in piece.card.sides))
