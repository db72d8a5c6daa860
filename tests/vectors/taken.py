"""What was dealt with unasked: a question with one possible answer is not asked."""

from collections.abc import Iterator, Sequence

from engine.core.protocol import Event, Seat
from engine.yugioh.language import Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import AttackDeclared
from engine.yugioh.state.events.chain import Activated, Targeted
from engine.yugioh.state.events.moves import Attached, Moved, Tributed, Why
from engine.yugioh.state.spots import CardId
from tests.vectors.scenario import Json
from tests.vectors.setting import zone_of

GIVEN = (Why.MATERIAL, Why.TRIBUTED)


def was_taken(duel: Duel, events: Sequence[Event], cards: Sequence[Json | str]) -> bool:
    """Whether `events` dealt with these cards, or attacked directly where that is said."""
    attacks = [event for event in events if isinstance(event, AttackDeclared)]
    direct = bool(attacks) and attacks[-1].target is None
    left = list(dict.fromkeys(_taken(events)))
    for said in cards:
        if isinstance(said, str):
            if not direct:
                return False
            continue
        found = next((c for c in left if duel.card(c).text.passcode == said["code"]), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _taken(events: Sequence[Event]) -> Iterator[CardId]:
    for event in events:
        if isinstance(event, AttackDeclared):
            yield from () if event.target is None else (event.target,)
        elif isinstance(event, Targeted | Tributed):
            yield from event.cards
        elif isinstance(event, Attached) or (
            isinstance(event, Moved) and event.why is not Why.DRAWN
        ):
            yield event.card


def how_many_given(events: Sequence[Event]) -> int:
    """How many cards were Tributed or used as materials."""
    given: list[CardId] = []
    for event in events:
        if isinstance(event, Tributed):
            given += event.cards
        elif (isinstance(event, Moved) and event.why in GIVEN) or (
            isinstance(event, Attached) and event.origin.place is not Place.MATERIAL
        ):
            given.append(event.card)
    return len(dict.fromkeys(given))


def was_put(events: Sequence[Event], step: Json) -> bool:
    """Whether a card was put, unasked, in the zone of `step`."""
    wanted = zone_of(Seat(step["player"]), step["zone"])
    put = [event.to for event in events if isinstance(event, Moved)]
    return any((spot.row, spot.zone) == wanted for spot in put)


def count_activations(duel: Duel, events: Sequence[Event], step: Json) -> int:
    """How often the player of `step` activated a card of that passcode."""
    made = [event for event in events if isinstance(event, Activated)]
    code = step["card"]["code"]
    return sum(e.by == step["player"] and duel.card(e.card).text.passcode == code for e in made)
