"""Gemini monsters that count as Normal Summoned again."""

from engine.yugioh.field.places import waits_for_second_summon
from engine.yugioh.language import CountAsAgain, Every
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import CountedAgain
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.banishing import just_brought
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import finds, left_by_cost, those
from engine.yugioh.words.steps import StepRules, register


class CountAsAgainRules(StepRules[CountAsAgain]):
    """Those of these that are Normal Monsters there become Effect Monsters (Q&A 169)."""

    def could(self, step: CountAsAgain, duel: Duel, speaker: Speaker) -> bool:
        if isinstance(step.what, Every):
            return any(map(waits_for_second_summon, left_by_cost(step.what, duel, speaker)))
        return finds(step.what, duel, speaker, fits=waits_for_second_summon)

    async def carry_out(self, step: CountAsAgain, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker, fits=waits_for_second_summon)
        brought = just_brought(step.what, duel, speaker)
        cards = [*chosen.cards, *filter(waits_for_second_summon, brought)]
        for card in cards:
            duel.emit(CountedAgain(card.id))
        return chosen.done(bool(cards))

    def worth(self, step: CountAsAgain, prospect: Prospect) -> int:
        return 1


register(CountAsAgain, CountAsAgainRules())
