"""Special Summons of what a monster was made of, once that monster has gone."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts import summoning
from engine.yugioh.asked import pointed_at
from engine.yugioh.facts.reach import is_entombed
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import (
    FORMER,
    Deed,
    FusionMaterials,
    Place,
    Step,
    SummonMaterials,
)
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.fusion_materials import are_all, services
from engine.yugioh.summoning.giving import giving_of
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
        made = pointed_at(FORMER, duel, speaker)
        marks = [mark for card in made for mark in card.arrival.made_of]
        whole = (
            may_special_summon(duel, seat, speaker)
            and len(marks) <= len(main_zones(duel, seat))
            and all(
                mark.is_same
                and mark.card.place is Place.GRAVEYARD
                and mark.card.owner == seat
                and may_be_special_summoned(mark.card)
                and is_free_to_come(duel, seat, mark.card)
                and not is_entombed(duel, mark.card)
                for mark in marks
            )
            and all(_would_do(card, duel, seat) for card in made)
        )
        return [mark.card for mark in marks] if whole else []

    def worth(self, step: SummonMaterials, prospect: Prospect) -> int:
        return A_CARD


def _would_do(made: Card, duel: Duel, seat: Seat) -> bool:
    """Whether a Fusion Monster would be made of those, as they lie now (Q&A 10013, 23485)."""
    if not made.arrival.made_of or not isinstance(made.text.materials, FusionMaterials):
        return True
    if giving_of(made.text) is not None:  # that was no Fusion Summon (Q&A 17898)
        return False
    coming = Speaker(made, seat)
    given = [services(made.text, mark.card, duel, coming) for mark in made.arrival.made_of]
    return are_all(made.text.materials, given)


register(SummonMaterials, SummonMaterialsRules())
