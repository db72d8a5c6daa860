"""Tributing monsters."""

from collections.abc import Sequence

from engine.yugioh.acts import destroying
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.facts.restrictions import has_to_be_tributed
from engine.yugioh.language import TributeCards
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.tributes import to_tribute
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import finds, those, total_attack
from engine.yugioh.words.steps import StepRules, register


class TributeCardsRules(StepRules[TributeCards]):
    """Tribute those monsters."""

    def could(self, step: TributeCards, duel: Duel, speaker: Speaker) -> bool:
        if not has_to_be_tributed(duel, speaker.player):
            return finds(step.what, duel, speaker)
        return bool(to_tribute(step.what, duel, speaker))

    def effects_on(self, step: TributeCards) -> Sequence[Does]:
        return (Does(Change.TRIBUTED, step.what),)

    def takeable(self, step: TributeCards, duel: Duel, speaker: Speaker) -> list[Card]:
        return to_tribute(step.what, duel, speaker)

    async def carry_out(self, step: TributeCards, duel: Duel, speaker: Speaker) -> Done:
        if has_to_be_tributed(duel, speaker.player):
            lent = to_tribute(step.what, duel, speaker)
            about = speaker.card.id
            cards = await choose_cards(duel, speaker.player, Reason.TRIBUTE, lent, about=about)
        else:
            cards = (await those(step.what, duel, speaker, Reason.TRIBUTE)).cards
        marks, attack = marked(cards), total_attack(duel, cards)
        return Done(destroying.tribute(duel, speaker.player, cards), marks, attack)

    def worth(self, step: TributeCards, prospect: Prospect) -> int:
        return -A_CARD


register(TributeCards, TributeCardsRules())
