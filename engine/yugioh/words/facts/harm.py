"""Facts that keep monsters from destruction by battle, and players from damage."""

from engine.yugioh.language import (
    FORMER,
    Cards,
    HandsOnBattleDamage,
    HealsInstead,
    NoBattleDamage,
    NoDamage,
    StandsInBattle,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.claims import Claim, Spares, Strikes
from engine.yugioh.state.matters import Strike, Threat
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.facts.battle import InBattleRules
from engine.yugioh.words.hand_acts import changes, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect


class StandsInBattleRules(InBattleRules[StandsInBattle]):
    """These monsters are not destroyed by battle."""

    def protects(self, fact: StandsInBattle) -> bool:
        return True

    def says(self, fact: StandsInBattle) -> tuple[Claim, ...]:
        once = fact.once_a_turn
        return (Spares(Threat.BATTLE, fact.who, against=fact.against, once_a_turn=once),)

    def worth(self, fact: StandsInBattle, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else -1


class NoBattleDamageRules(InBattleRules[NoBattleDamage]):
    """That player takes no battle damage."""

    def protects(self, fact: NoBattleDamage) -> bool:
        return True

    def says(self, fact: NoBattleDamage) -> tuple[Claim, ...]:
        return (Spares(Threat.BATTLE_DAMAGE, player=fact.to),)

    def worth(self, fact: NoBattleDamage, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else -1


ANY_MONSTER = Cards()
"""Whichever monsters battle."""


class HandsOnBattleDamageRules(InBattleRules[HandsOnBattleDamage]):
    """The battle damage you would take from these battles your opponent takes instead."""

    def says(self, fact: HandsOnBattleDamage) -> tuple[Claim, ...]:
        who = ANY_MONSTER if fact.who is None else fact.who
        return (Strikes(Strike.HANDED_ON, who),)


class NoDamageRules(FactRules[NoDamage]):
    """That player, or with none named both, takes no damage, in battle or by effects."""

    def says(self, fact: NoDamage) -> tuple[Claim, ...]:
        threats = (Threat.BATTLE_DAMAGE, Threat.DAMAGE)
        return tuple(Spares(threat, player=fact.to) for threat in threats)


class HealsInsteadRules(FactRules[HealsInstead]):
    """What you would take as damage you gain as Life Points."""

    def says(self, fact: HealsInstead) -> tuple[Claim, ...]:
        return (Spares(Threat.LOSING_LIFE, player=Whose.YOURS),)


register_fact(StandsInBattle, StandsInBattleRules())
register_fact(NoBattleDamage, NoBattleDamageRules())
register_fact(NoDamage, NoDamageRules())
register_fact(HealsInstead, HealsInsteadRules())
register_fact(HandsOnBattleDamage, HandsOnBattleDamageRules())
register_act(HandAct.STANDS_IN_BATTLE, changes(lambda done: StandsInBattle(FORMER), None))
