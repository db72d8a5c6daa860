"""Special Summons of what a monster was made of, once that monster has gone."""

from collections.abc import Sequence

from engine.yugioh.acts import summoning
from engine.yugioh.asked import pointed_at
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import FORMER, Deed, Place, Step, SummonMaterials
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import StepRules, register


class SummonMaterialsRules(StepRules[SummonMaterials]):
    """Special Summon what that monster was made of, all of it or nothing (Q&A 7433, 11376)."""

    def could(self, step: SummonMaterials, duel: Duel, speaker: Speaker) -> bool:
        return bool(self._set(step, duel, speaker))

    def could_follow(
        self, step: SummonMaterials, first: Step, duel: Duel, speaker: Speaker
    ) -> bool:
        return True

    def includes(self, step: SummonMaterials) -> Sequence[Deed]:
        return (Deed.SUMMON,)

    async def carry_out(self, step: SummonMaterials, duel: Duel, speaker: Speaker) -> Done:
        cards = self._set(step, duel, speaker)
        came = await summoning.special_summon(duel, speaker.player, cards, None)
        return Done(came, marked(cards))

    def _set(self, step: SummonMaterials, duel: Duel, speaker: Speaker) -> list[Card]:
        """The whole set, if it lies there and can come together; else nothing."""
        seat = speaker.player
        marks = [
            mark for card in pointed_at(FORMER, duel, speaker) for mark in card.arrival.made_of
        ]
        free = may_special_summon(duel, seat, speaker)
        whole = (
            free
            and len(marks) <= len(main_zones(duel, seat))
            and all(
                mark.is_same
                and mark.card.place is Place.GRAVEYARD
                and mark.card.owner == seat
                and may_be_special_summoned(mark.card)
                and is_free_to_come(duel, seat, mark.card)
                for mark in marks
            )
        )
        return [mark.card for mark in marks] if whole else []

    def worth(self, step: SummonMaterials, prospect: Prospect) -> int:
        return A_CARD


register(SummonMaterials, SummonMaterialsRules())
