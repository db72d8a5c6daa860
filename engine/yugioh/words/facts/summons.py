"""Facts about summons and Tributes."""

from engine.yugioh.asked import means
from engine.yugioh.facts.permissions import summons_twice
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    CannotBeTributed,
    CannotSpecialSummon,
    CannotSummon,
    MustBeTributed,
    ServesAsMaterial,
    SummonsTwice,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact


class SummonsTwiceRules(FactRules[SummonsTwice]):
    """That player can Normal Summon or Set twice this turn."""

    def could(self, fact: SummonsTwice, duel: Duel, speaker: Speaker) -> bool:
        return not summons_twice(duel, player(fact.player, duel, speaker))


class CannotSummonRules(FactRules[CannotSummon]):
    """That player cannot summon."""

    def is_kept(self, fact: CannotSummon, duel: Duel, speaker: Speaker) -> bool:
        seat = player(fact.player, duel, speaker)
        return duel.state.sides[seat].turn_log.any_summon != duel.state.turn.number


class CannotSpecialSummonRules(FactRules[CannotSpecialSummon]):
    """That player cannot Special Summon, or no other monsters."""

    def concerns(
        self, fact: CannotSpecialSummon, duel: Duel, speaker: Speaker, card: Card
    ) -> bool:
        return fact.but is None or not means(fact.but, duel, speaker, card)

    def is_kept(self, fact: CannotSpecialSummon, duel: Duel, speaker: Speaker) -> bool:
        side = duel.state.sides[player(fact.player, duel, speaker)]
        if side.turn_log.special_summon != duel.state.turn.number:
            return True
        such = fact.but
        return such is not None and all(
            means(such, duel, speaker, card) for card in side.turn_log.specials
        )


register_fact(SummonsTwice, SummonsTwiceRules())
register_fact(CannotSummon, CannotSummonRules())
register_fact(CannotSpecialSummon, CannotSpecialSummonRules())
register_fact(CannotBeTributed, FactRules())
register_fact(MustBeTributed, FactRules())
register_fact(ServesAsMaterial, FactRules())
