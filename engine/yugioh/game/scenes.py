"""Tables laid out before the first question: a duel that begins in the middle of one.

Belongs here: how such a table stands in a setup, and how it is laid.
Does not belong here: which tables there are, and what for.
"""

import json
from dataclasses import field, fields
from typing import Any

from engine.core.match import Ledger, Seen
from engine.core.protocol import Event, Seat
from engine.core.values import record, value
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.language import Phase, Place, Position
from engine.yugioh.state.apply.laying import (
    Lying,
    Named,
    Start,
    put_in_pile,
    put_on_field,
    tie,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.side import Side
from engine.yugioh.state.spots import FIRST_SEAT, SEATS
from engine.yugioh.state.table import State, TurnState

PHASES = (Phase.DRAW, Phase.MAIN_1)
"""The phases in which a laid-out duel can begin."""
_PILES = ("hand", "graveyard", "deck", "banished", "extra")


@value
class Scene:
    """What both players have, whose turn it is, and in which phase it is taken up.

    With `only_turn` its player loses if the turn ends without a decision. The top card of a
    Deck is named first, and nothing is shuffled. Piles hold cards that were never summoned.
    """

    starts: tuple[Start, Start]
    turn: int = 3
    player: Seat = FIRST_SEAT
    phase: Phase = Phase.MAIN_1
    only_turn: bool = False


class UnreadableSceneError(ValueError):
    """A table cannot be laid as a setup has it; the message says why."""


@record
class Chronicle(Ledger):
    """A ledger that also keeps everything that has happened, unveiled."""

    events: list[Event] = field(default_factory=list)

    def record(self, event: Event, seen: Seen) -> None:
        """Note that `event` happened, and keep it."""
        Ledger.record(self, event, seen)
        self.events.append(event)


def happened(duel: Duel) -> list[Event]:
    """Everything that has happened on a laid table, unveiled."""
    assert isinstance(duel.ledger, Chronicle)
    return duel.ledger.events


def put_out(
    starts: tuple[Start, Start], rules: Format, named: Named, turn: int, player: Seat
) -> State:
    """The table in the middle of `turn` of `player`; all on it came in an earlier turn.

    Raise KeyError for a name that is not in `named`.
    """
    lives = (rules.life if start.life is None else start.life for start in starts)
    state = State([], tuple(Side(life) for life in lives), turn=TurnState(turn, player))
    for number, start in enumerate(starts):
        seat = Seat(number)
        for place, names in (
            (Place.HAND, start.hand),
            (Place.GRAVEYARD, start.graveyard),
            (Place.BANISHED, start.banished),
            (Place.DECK, start.deck[::-1]),
            (Place.EXTRA_DECK, start.extra),
        ):
            for name in names:
                put_in_pile(state, named, name, seat, place)
        for lying in start.field:
            put_on_field(state, named, rules, seat, lying)
    tie(state, starts)
    return state


def names_of(start: Start) -> tuple[str, ...]:
    """The names of all cards that a player has there, each as often as it is there."""
    piles = (start.hand, start.graveyard, start.deck, start.banished, start.extra)
    lying = [card for pile in piles for card in pile]
    found = [card if isinstance(card, str) else card.name for card in lying]
    for card in start.field:
        found += [card.name, *card.materials]
    return tuple(found)


def kept_scene(scene: Scene) -> str:
    """The scene as text, from which `read_scene` makes it again."""
    sides = [
        {
            "life": start.life,
            "field": [_kept_lying(lying) for lying in start.field],
            **{pile: list(getattr(start, pile)) for pile in _PILES if getattr(start, pile)},
        }
        for start in scene.starts
    ]
    kept = {
        "turn": scene.turn,
        "player": int(scene.player),
        "phase": scene.phase.name,
        "only_turn": scene.only_turn,
        "sides": sides,
    }
    return json.dumps(kept, separators=(",", ":"))


def read_scene(text: str) -> Scene:
    """The scene that was kept as `text`; UnreadableSceneError where it is none."""
    try:
        kept = json.loads(text)
        first, second = (_read_start(side) for side in kept["sides"])
        player, phase = SEATS[kept["player"]], Phase[kept["phase"]]
        scene = Scene((first, second), kept["turn"], player, phase, kept["only_turn"])
    except (ValueError, LookupError, TypeError) as problem:
        raise UnreadableSceneError(f"this is no scene: {problem!r}") from problem
    if phase not in PHASES:
        raise UnreadableSceneError(f"a duel cannot be taken up in {phase}; in {PHASES} it can")
    return scene


def check_scene(text: str, book: Book) -> None:
    """Raise UnreadableSceneError where the table cannot be laid with these cards alone."""
    known = {card.name for card in book.values()}
    laid = [name for start in read_scene(text).starts for name in names_of(start)]
    missing = [name for name in laid if name not in known]
    if missing:
        raise UnreadableSceneError(f"the decks of the setup lack {missing}")


def _kept_lying(lying: Lying) -> dict[str, Any]:
    """What of it is not as usual; it was summoned properly, and belongs to its player."""
    usual, kept = Lying(lying.name), {"name": lying.name}
    for each in fields(Lying):
        said = getattr(lying, each.name)
        if said != getattr(usual, each.name):
            kept[each.name] = said.name if isinstance(said, Position) else said
    return kept


def _read_start(side: dict[str, Any]) -> Start:
    hand, graveyard, deck, banished, extra = (tuple(side.get(pile, ())) for pile in _PILES)
    lying = tuple(_read_lying(each) for each in side["field"])
    return Start(lying, hand, graveyard, deck, banished, side["life"], extra)


def _read_lying(kept: dict[str, Any]) -> Lying:
    position = kept.get("position")
    return Lying(
        kept["name"],
        kept.get("zone", ""),
        None if position is None else Position[position],
        face_up=kept.get("face_up"),
        on=kept.get("on", ""),
        materials=tuple(kept.get("materials", ())),
    )
