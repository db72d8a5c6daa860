"""Monsters that each player Special Summons to their own field."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.yugioh.acts import summoning
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import SummonHome
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import SEATS
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.special_summons import lying
from engine.yugioh.words.steps import StepRules, register


class SummonHomeRules(StepRules[SummonHome]):
    """Each player Special Summons those that are theirs; both at the same time."""

    def could(self, step: SummonHome, duel: Duel, speaker: Speaker) -> bool:
        """Both players have to be able to summon one (FAQ 4965; Q&A 212)."""
        return all(
            may_special_summon(duel, seat, changed(speaker, player=seat))
            and main_zones(duel, seat, speaker.leaving)
            for seat in SEATS
        )

    def suits(self, step: SummonHome, card: Card) -> bool:
        return may_be_special_summoned(card, step.position)

    def may_target(self, step: SummonHome, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return is_free_to_come(duel, card.owner, card)

    def effects_on(self, step: SummonHome) -> Sequence[Does]:
        return (Does(Change.SUMMONED, step.what),)

    async def carry_out(self, step: SummonHome, duel: Duel, speaker: Speaker) -> Done:
        """The turn player chooses zones first."""

        def able(card: Card) -> bool:
            seat = card.owner
            free = may_special_summon(duel, seat, changed(speaker, player=seat))
            comes = free and is_free_to_come(duel, seat, card)
            return comes and may_be_special_summoned(card, step.position, speaker.card)

        chosen = await those(step.what, duel, speaker, fits=able)
        position = lying(step.position, duel)
        came = False
        for seat in duel.state.turn_order:
            own = [card for card in chosen.cards if card.owner == seat]
            if own and free_monster_zones(duel, seat):
                came |= await summoning.special_summon(duel, seat, own, position)
        return chosen.done(came)

    def worth(self, step: SummonHome, prospect: Prospect) -> int:
        mine = [card for card in prospect.affected(step.what) if prospect.owns(card)]
        return max((card.text.strength for card in mine), default=0)


register(SummonHome, SummonHomeRules())
