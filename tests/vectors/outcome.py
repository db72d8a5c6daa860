"""The end of a duel against what a vector expects of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.match import Match
from engine.core.protocol import Event, Seat
from engine.yugioh.facts.numbers import attack, defense, level
from engine.yugioh.field.places import is_in_pendulum_zone
from engine.yugioh.language import Frame, Place, Position, terms
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import Row
from tests.vectors import trace
from tests.vectors.scenario import Differs, Json, Vector
from tests.vectors.setting import SEATS, names

PILES = {
    "hand": "hand",
    "deck": "deck",
    "grave": "graveyard",
    "banished": "banished",
    "extra": "extra",
}
POSITIONS = {
    Position.ATTACK: "attack",
    Position.DEFENSE: "defense",
    Position.FACE_DOWN: "set",
}
EITHER_EXTRA_ZONE = "extra monster zone"
COUNTERS = {terms.Counter.SPELL: "Spell Counter"}
"""What a vector calls the counters."""
UNLESS_SAID = ("owner", "equipped_to", "materials", "counters")


def compare(vector: Vector, match: Match, duel: Duel, events: Sequence[Event]) -> None:
    """Raise Differs at the first thing that is otherwise than the vector expects."""
    expect = vector.expect
    same("winner", expect["winner"], winner(match))
    for seat, player in zip(SEATS, expect["players"], strict=True):
        same(f"lp of player {seat}", player["lp"], duel.state.sides[seat].life)
    if match.outcome is not None:
        return
    same("turn player", expect["turn_player"], duel.state.turn.player)
    same("phase", expect["phase"], trace.PHASES[duel.state.turn.phase])
    for seat, player in zip(SEATS, expect["players"], strict=True):
        compare_side(duel, seat, player)
    compare_course(expect, duel, events, [] if vector.text.get("begin") else trace.BEFORE)


def winner(match: Match) -> int | str | None:
    """Who has won, as a vector says it."""
    if match.outcome is None:
        return None
    return match.outcome.winners[0] if match.outcome.winners else "draw"


def same(what: str, expected: object, found: object) -> None:
    """Raise Differs unless both are equal."""
    if expected != found:
        raise Differs(f"{what}: expected {expected}, found {found}")


def compare_side(duel: Duel, seat: Seat, player: Json) -> None:
    """Compare all that one player has."""
    side = duel.state.sides[seat]
    for key, pile in PILES.items():
        expected = Counter(_piled(player.get(key, ())))
        found = Counter(_seen(card) for card in getattr(side, pile))
        same(
            f"{key} of player {seat}",
            dict(sorted(expected.items())),
            dict(sorted(found.items())),
        )
    monsters = [described(duel, card) for card in duel.state.monsters(seat)]
    match_all(f"monsters of player {seat}", player.get("monsters", ()), monsters)
    lying = [card for card in side.spells if card is not None]
    in_zones = [card for card in lying if is_in_pendulum_zone(card)]
    scales = [described(duel, card) for card in in_zones]
    match_all(f"pendulum of player {seat}", _given(player, "pendulum"), scales)
    spells = [described(duel, card) for card in lying if card not in in_zones]
    match_all(f"spells of player {seat}", player.get("spells", ()), spells)
    field = None if side.field_spell is None else side.field_spell.text.name
    same(f"field of player {seat}", (player.get("field") or {}).get("name"), field)


def _piled(cards: list[Json]) -> Iterator[str]:
    for card in cards:
        face_up = " (face-up)" if card.get("position") == "face-up" else ""
        yield from [card["name"] + face_up] * card.get("count", 1)


def _seen(card: Card) -> str:
    in_sight = card.place is Place.EXTRA_DECK and card.face_up
    return card.text.name + (" (face-up)" if in_sight else "")


def _given(player: Json, key: str) -> list[Json]:
    """The cards of a list that may have gaps."""
    return [card for card in player.get(key, ()) if card is not None]


def described(duel: Duel, card: Card) -> dict[str, Any]:
    """A card on the field as a vector describes it, with all that it may say."""
    told: dict[str, Any] = {"name": card.text.name, "zone": zone(card)}
    if card.row is Row.SPELL:
        told["position"] = "face-up" if card.face_up else "set"
    else:
        told["position"] = POSITIONS[card.position]
        if card.face_up:
            told |= {"atk": attack(duel, card), "level": level(duel, card)}
            told |= {} if card.text.frame is Frame.LINK else {"def": defense(duel, card)}
        if any(card.counters.values()):
            told["counters"] = {
                COUNTERS[counter]: count for counter, count in card.counters.items() if count
            }
        if card.materials:
            told["materials"] = Counter(each.text.name for each in card.materials)
    if card.owner != card.controller:
        told["owner"] = card.owner
    if card.equipped_to is not None:
        host = card.equipped_to
        told["equipped_to"] = {
            "player": host.controller,
            "code": host.text.passcode,
            "name": host.text.name,
        }
    return told


def zone(card: Card) -> str:
    """The name of the zone, as its controller sees it."""
    if card.row is Row.EXTRA_MONSTER:
        return "EL" if (card.zone == 0) is (card.controller == SEATS[0]) else "ER"
    return f"{'M' if card.row is Row.MONSTER else 'S'}{card.zone + 1}"


def match_all(what: str, expected: Sequence[Json], found: Sequence[Json]) -> None:
    """Raise Differs unless each expected card can be paired with one that was found."""
    copies = [card for card in expected for _ in range(card.get("count", 1))]
    if len(copies) != len(found) or not _pair_up(copies, list(found)):
        raise Differs(f"{what}: expected {_brief(copies)}, found {_brief(found)}")


def _pair_up(expected: Sequence[Json], found: list[Json]) -> bool:
    if not expected:
        return True
    for index, card in enumerate(found):
        rest = found[:index] + found[index + 1 :]
        if _is_as_said(expected[0], card) and _pair_up(expected[1:], rest):
            return True
    return False


def _is_as_said(said: Json, found: Json) -> bool:
    if any(key not in said and key in found for key in UNLESS_SAID):
        return False
    if "materials" in said:
        said = {**said, "materials": Counter(names(said["materials"]))}
    return all(
        _zone_fits(value, found["zone"]) if key == "zone" else found.get(key) == value
        for key, value in said.items()
        if key not in ("code", "count")
    )


def _zone_fits(said: str, found: str) -> bool:
    return found in ("EL", "ER") if said == EITHER_EXTRA_ZONE else said == found


def _brief(cards: Sequence[Json]) -> str:
    return "; ".join(
        " ".join(str(value) for key, value in card.items() if key != "code") for card in cards
    )


def compare_course(
    expect: Json, duel: Duel, events: Sequence[Event], before: list[trace.Told]
) -> None:
    """Compare what happened on the way, as far as the vector speaks of it."""
    if "chains" in expect:
        same("chains", expect["chains"], trace.chains(duel, events))
    if "damage" in expect:
        same("damage", expect["damage"], trace.damage(events))
    told = iter([*before, *trace.sequence(duel, events)])
    for wanted in expect.get("sequence", ()):
        if not any(_has(happened, wanted) for happened in told):
            raise Differs(f"sequence: {wanted} did not follow")


def _has(happened: Mapping[str, Any], wanted: Json) -> bool:
    return all(happened.get(key) == value for key, value in wanted.items())
