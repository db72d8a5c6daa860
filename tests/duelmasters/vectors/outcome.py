"""What came of a scenario, compared with what is expected."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from cards.duelmasters import cards
from engine.core.protocol import Audience, Event
from engine.duelmasters.facts.reading import power
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state import events as e
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from tests.duelmasters.vectors.scenario import Differs, Json, Vector
from tests.duelmasters.vectors.setting import Chronicle, seat

PILES = (Zone.HAND, Zone.DECK, Zone.SHIELDS, Zone.MANA, Zone.GRAVEYARD)


def compare(vector: Vector, party: Party, chronicle: Chronicle) -> None:
    """Raise Differs at the first thing that is not as expected."""
    expect, table = vector.text["expect"], party.table
    letters = vector.seats
    if "winner" in expect:
        winner = None if table.winner is None else letters[table.winner]
        _same("winner", winner, expect["winner"])
    if "turn_player" in expect:
        _same("turn_player", letters[table.active], expect["turn_player"])
    if "turn_order" in expect:
        _same("turn_order", [letters[each] for each in table.order], expect["turn_order"])
    if "zones" in expect:
        zones = sorted(z.value for z in Zone if z is not Zone.PENDING)
        _same("zones", zones, sorted(expect["zones"]))
    for letter, wanted in expect.get("players", {}).items():
        _compare_player(vector, party, letter, wanted)
    _compare_trace(vector, chronicle, expect.get("trace", ()))
    for letter, view in expect.get("views", {}).items():
        compare_view(vector, party, chronicle, letter, view)


def _same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Differs(f"{what}: {found}, expected {wanted}")


def _compare_player(vector: Vector, party: Party, letter: str, wanted: Json) -> None:
    at = seat(vector, letter)
    player = party.table.players[at]
    if "out" in wanted:
        _same(f"{letter} out", player.out, wanted["out"])
    for zone in PILES:
        pieces = player.zones[zone]
        if zone.value in wanted:
            entries = wanted[zone.value]
            found = Counter(p.card.name for p in pieces)
            names: Counter[str] = Counter()
            for entry in entries:
                names[entry["name"]] += entry.get("count", 1)
            _same(f"{letter} {zone.value}", dict(found), dict(names))
            _compare_tapped(letter, pieces, entries)
        if f"{zone.value}_count" in wanted:
            _same(f"{letter} {zone.value}_count", len(pieces), wanted[f"{zone.value}_count"])
    if "mana_untapped" in wanted:
        untapped = sum(not piece.tapped for piece in player.zones[Zone.MANA])
        _same(f"{letter} mana_untapped", untapped, wanted["mana_untapped"])
    if "battle" in wanted:
        _compare_battle(party, letter, player.zones[Zone.BATTLE], wanted["battle"])
    if "partner" in wanted:
        partner = player.zones[Zone.PARTNER]
        face = {"empty": True} if not partner else {"face": _face(partner[0])}
        _same(f"{letter} partner", face, wanted["partner"])


def _compare_tapped(letter: str, pieces: list[Piece], entries: list[Json]) -> None:
    """Of cards that are said to be tapped or untapped, how many of each name are."""
    said: Counter[tuple[str, bool]] = Counter()
    for entry in entries:
        if "tapped" in entry:
            said[entry["name"], entry["tapped"]] += entry.get("count", 1)
    found = Counter((piece.card.name, piece.tapped) for piece in pieces)
    for (name, tapped), count in said.items():
        if found[name, tapped] < count:
            raise Differs(
                f"{letter}: {found[name, tapped]} {name} tapped={tapped}, not {count}"
            )


def _face(piece: Piece) -> str:
    return "up" if piece.shown else "down"


def _compare_battle(party: Party, letter: str, pieces: list[Piece], wanted: list[Json]) -> None:
    left = list(pieces)
    for entry in wanted:
        for _ in range(entry.get("count", 1)):
            for piece in left:
                if _is_like(party, piece, entry):
                    left.remove(piece)
                    break
            else:
                found = [_described(party, piece) for piece in pieces]
                raise Differs(f"{letter} battle: {entry} is not among {found}")
    if left:
        raise Differs(f"{letter} battle: too many, {[p.card.name for p in left]}")


def _described(party: Party, piece: Piece) -> str:
    return f"{piece.card.name} tapped={piece.tapped} {power(party.table, piece)}"


def _is_like(party: Party, piece: Piece, entry: Json) -> bool:
    if piece.card.name != entry["name"]:
        return False
    if "tapped" in entry and piece.tapped != entry["tapped"]:
        return False
    if "power" in entry and power(party.table, piece) != entry["power"]:
        return False
    under = [below.card.name for below in piece.under]
    return "under" not in entry or under == list(entry["under"])


Told = list[Json]


def _name(sight: e.Sight) -> str:
    return cards()[sight.code].name if sight.code else ""


class Teller:
    """Events as scenarios speak of them."""

    def __init__(self, vector: Vector) -> None:
        self.letters = vector.seats

    def at(self, seat: int | None) -> str | None:
        """The letter of a seat."""
        return None if seat is None else self.letters[seat]

    def told(self, event: Event) -> Told:
        """What a scenario would say of it; several where several cards move."""
        tell = TELLS.get(type(event))
        return [] if tell is None else [dict(each) for each in tell(self, event)]


def _moved(t: Teller, x: e.Moved) -> Told:
    return [
        {"event": "moved", "card": _name(s), "player": t.at(x.owner), "from": x.source.value,
         "to": x.to.value}
        for s in x.sights
    ]  # fmt: skip


def _put(t: Teller, x: e.Put) -> Told:
    card = _name(x.sight)
    return [
        {"event": "moved", "card": card, "player": t.at(x.seat), "from": x.source.value,
         "to": "battle"}
    ]  # fmt: skip


def _revealed(t: Teller, x: e.Revealed) -> Told:
    to = "all" if x.to is None else t.at(x.to)
    return [
        {"event": "revealed", "card": _name(s), "player": t.at(x.owner), "to": to}
        for s in x.sights
    ]


def _judged(t: Teller, x: e.Judged) -> Told:
    won = t.at(x.seat if x.won else x.against)
    return [{"event": "judged", "player": t.at(x.seat), "against": t.at(x.against), "won": won}]


def _resolved(t: Teller, x: e.Resolved) -> Told:
    card = cards()[x.code].name
    return [{"event": "resolved", "player": t.at(x.seat), "card": card, "ability": x.word}]


TELLS: Mapping[type[Event], Callable[[Teller, Any], Told]] = {
    e.PartnerPlaced: lambda t, x: [{"event": "partner_placed", "player": t.at(x.seat)}],
    e.Shuffled: lambda t, x: [{"event": "shuffled", "player": t.at(x.seat)}],
    e.ShieldsSet: lambda t, x: [{"event": "shields_set", "player": t.at(x.seat)}],
    e.HandsDrawn: lambda t, x: [{"event": "hands_drawn", "player": t.at(x.seat)}],
    e.OrderDecided: lambda t, x: [{"event": "order_decided"}],
    e.HouseRuled: lambda t, x: [{"event": "house_rule", "name": x.name, "value": x.setting}],
    e.StartInstructed: lambda t, x: [{"event": "start_instruction", "player": t.at(x.seat)}],
    e.TurnBegan: lambda t, x: [{"event": "turn_begins", "player": t.at(x.seat)}],
    e.StepBegan: lambda t, x: [{"event": "step", "step": x.step, "player": t.at(x.seat)}],
    e.TurnSkipped: lambda t, x: [{"event": "turn_skipped", "player": t.at(x.seat)}],
    e.Attacked: lambda t, x: [
        {"event": "attacked", "by": t.at(x.by), "target": t.at(x.player)}
    ],
    e.ShieldsChosen: lambda t, x: [
        {"event": "shields_chosen", "player": t.at(x.seat), "target": t.at(x.target)}
    ],
    e.Broke: lambda t, x: [{"event": "broke", "player": t.at(x.seat)}],
    e.Shielded: lambda t, x: [{"event": "shielded", "player": t.at(x.seat)}],
    e.Drew: lambda t, x: [{"event": "drew", "player": t.at(x.seat), "count": x.count}],
    e.Moved: _moved,
    e.Put: _put,
    e.Destroyed: lambda t, x: [
        {"event": "destroyed", "card": _name(x.sight), "player": t.at(x.seat)}
    ],
    e.Revealed: _revealed,
    e.Asked: lambda t, x: [{"event": "asked", "player": t.at(x.seat), "decision": x.decision}],
    e.Designated: lambda t, x: [
        {"event": "designated", "by": t.at(x.by), "player": t.at(x.seat)}
    ],
    e.Declared: lambda t, x: [
        {
            "event": "declared",
            "player": t.at(x.seat),
            "card": _name(x.sight),
            "ability": x.ability,
        }
    ],
    e.Resolved: _resolved,
    e.Judged: _judged,
    e.PartnerDown: lambda t, x: [{"event": "partner_down", "player": t.at(x.seat)}],
    e.PartnerUp: lambda t, x: [{"event": "partner_up", "player": t.at(x.seat)}],
    e.Defeated: lambda t, x: [{"event": "defeated", "player": t.at(x.seat)}],
    e.GameOver: lambda t, x: [{"event": "game_over", "winner": t.at(x.winner)}],
}


def _fits(told: Json, wanted: Json) -> bool:
    return all(told.get(key) == value for key, value in wanted.items())


def _compare_trace(vector: Vector, chronicle: Chronicle, wanted: Any) -> None:
    teller = Teller(vector)
    told = [each for event in chronicle.events for each in teller.told(event)]
    at = 0
    for want in wanted:
        while at < len(told) and not _fits(told[at], want):
            at += 1
        if at == len(told):
            raise Differs(f"trace: {want} is missing")
        at += 1


def compare_view(
    vector: Vector, party: Party, chronicle: Chronicle, letter: str, view: Json
) -> None:
    """What a seat has seen and what not."""
    audience: Audience = seat(vector, letter)
    teller = Teller(vector)
    told = [each for event in chronicle.told(audience) for each in teller.told(event)]
    seen = {str(each["card"]) for each in told if each.get("card")}
    seen |= {p.card.name for p in party.table.pieces.values() if _is_open(p, audience)}
    for name in view.get("saw", ()):
        if name not in seen:
            raise Differs(f"{letter} did not see {name}")
    for name in view.get("not_saw", ()):
        if name in seen:
            raise Differs(f"{letter} saw {name}")
    for ban in view.get("not_told", ()):
        if any(_fits(each, ban) for each in told):
            raise Differs(f"{letter} was told {ban}")
    for other, counts in view.get("counts", {}).items():
        for zone, count in counts.items():
            found = len(party.table.zone(seat(vector, other), Zone(zone)))
            _same(f"{other} {zone} as {letter} counts it", found, count)


def _is_open(piece: Piece, audience: Audience) -> bool:
    if piece.zone in (Zone.BATTLE, Zone.MANA, Zone.GRAVEYARD):
        return True
    return piece.zone is Zone.HAND and piece.owner == audience
