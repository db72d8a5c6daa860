"""What an action needs that is not there, in numbers: Tributes, monsters for a Summon."""

from engine.core.protocol import Seat
from engine.yugioh.asked import proves_to_be
from engine.yugioh.facts.restrictions import tributable
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.tributes import demanded, numbers_of_tributes

Numbers = tuple[int | None, int | None]
"""How many are needed, and how many there are."""
UNKNOWN: Numbers = (None, None)


def lacking(duel: Duel, seat: Seat, card: Card, verb: Verb, barrier: Barrier) -> Numbers:
    """How many `seat` would need for that, and how many they have, where that is why not.

    Only what the player sees is counted: their own monsters on the field.
    """
    if barrier is Barrier.TRIBUTES:
        return _tributes(duel, seat, card, setting=verb is Verb.SET)
    if barrier is Barrier.MATERIALS:
        return None, len(duel.state.monsters(seat))
    return UNKNOWN


def _tributes(duel: Duel, seat: Seat, card: Card, *, setting: bool) -> Numbers:
    """The fewest Tributes, and the monsters that can be Tributed for it (MR-SUM-05)."""
    there, demand = tributable(duel, seat), demanded(card)
    if demand is not None:
        speaker = Speaker(card, seat)
        there = [each for each in there if proves_to_be(demand.of, duel, speaker, each)]
    return min(numbers_of_tributes(duel, card, setting=setting)), len(there)
