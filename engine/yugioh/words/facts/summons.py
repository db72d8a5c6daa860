"""Facts about summons and Tributes."""

from engine.yugioh.asked import means
from engine.yugioh.facts.permissions import summons_twice
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import (
    has_to_be_tributed,
    may_special_summon,
    may_summon,
    tributable,
)
from engine.yugioh.language import (
    CannotBeTributed,
    CannotSpecialSummon,
    CannotSummon,
    MustBeTributed,
    ServesAsMaterial,
    SummonsTwice,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.materials import materials_for
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

    def is_kept(self, fact: CannotSpecialSummon, duel: Duel, speaker: Speaker) -> bool:
        side = duel.state.sides[player(fact.player, duel, speaker)]
        if side.turn_log.special_summon != duel.state.turn.number:
            return True
        such = fact.but
        return such is not None and all(
            means(such, duel, speaker, card) for card in side.turn_log.specials
        )


register_fact(SummonsTwice, SummonsTwiceRules(read_by=summons_twice))
register_fact(CannotSummon, CannotSummonRules(read_by=may_summon))
register_fact(CannotSpecialSummon, CannotSpecialSummonRules(read_by=may_special_summon))
register_fact(CannotBeTributed, FactRules[CannotBeTributed](read_by=tributable))
register_fact(MustBeTributed, FactRules[MustBeTributed](read_by=has_to_be_tributed))
register_fact(ServesAsMaterial, FactRules[ServesAsMaterial](read_by=materials_for))
