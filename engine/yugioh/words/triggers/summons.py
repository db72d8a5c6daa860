"""Summons about to be made, as triggers wait for them."""

from engine.core.protocol import Event
from engine.yugioh.language import WouldBeSummoned
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.summons import SummonDeclared
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.revival import is_among, stands
from engine.yugioh.words.triggers.base import Season, TriggerRules, if_meant, register_trigger


class WouldBeSummonedRules(TriggerRules[WouldBeSummoned]):
    """One of these monsters is about to be summoned in one of these ways (MR-SUM-21)."""

    def answers(
        self, trigger: WouldBeSummoned, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        """Nothing but the first link of a chain answers a summon itself."""
        if not isinstance(event, SummonDeclared) or not is_among(event.way, trigger.ways):
            return None
        if duel.state.chain.links:
            return None
        coming = [card for card in event.cards if not stands(duel.card(card), event.way)]
        found = (if_meant(trigger.who, card, duel, speaker) for card in coming)
        return next((card for card in found if card is not None), None)

    def season(self, trigger: WouldBeSummoned) -> Season:
        return Season.SUMMON


register_trigger(WouldBeSummoned, WouldBeSummonedRules(), SummonDeclared)
