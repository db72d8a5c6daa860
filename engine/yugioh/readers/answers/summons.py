"""Summons about to be made, as triggers wait for them."""

from engine.core.protocol import Event
from engine.yugioh.language import WouldBeSummoned
from engine.yugioh.readers.answers.verb import answers, if_meant, waits_for
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.summons import SummonDeclared
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.revival import is_among


@answers.register
@waits_for(SummonDeclared)
def _(trigger: WouldBeSummoned, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    """Nothing but the first link of a chain answers a summon itself."""
    if not isinstance(event, SummonDeclared) or not is_among(event.way, trigger.ways):
        return None
    if duel.state.chain.links:
        return None
    found = (if_meant(trigger.who, card, duel, speaker) for card in event.cards)
    return next((card for card in found if card is not None), None)
