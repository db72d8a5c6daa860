"""Facts that change battles."""

from engine.core.protocol import Seat
from engine.yugioh.battle.attack_state import (
    attacks_granted,
    is_kept_from_attacks,
)
from engine.yugioh.facts.protection import takes_no_battle_damage
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import is_kept_from_battle
from engine.yugioh.language import (
    AttacksDirectly,
    AttacksEach,
    AttacksFromDefense,
    AttacksOften,
    CannotAttack,
    CannotAttackDirectly,
    CannotBattle,
    CannotBeAttacked,
    CannotDeclareAttacks,
    DoublesBattleDamage,
    FallsInstead,
    NoBattleDamage,
    NoDamage,
    Phase,
    Pierces,
    ReflectsBattleDamage,
    StandsInBattle,
    ThatCard,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.prospect import A_CARD, Prospect

AFTER_BATTLE = (Phase.MAIN_2, Phase.END)


def _can_yet_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the Battle Phase of that player's turn is still to come, or under way."""
    turn = duel.state.turn
    return (
        turn.player == seat
        and turn.phase not in AFTER_BATTLE
        and duel.format.hooks.battles_on(turn.number)
        and not is_kept_from_battle(duel, seat)
    )


def _behind(prospect: Prospect) -> int:
    """How far the monsters of the speaker are behind those of the other player."""
    seat = prospect.speaker.player
    theirs = prospect.strongest(prospect.duel.opponent(seat))
    return max(0, theirs - prospect.strongest(seat))


class AttacksOftenRules(FactRules[AttacksOften]):
    """These monsters can attack so many times in each Battle Phase (MR-BATTLE-07)."""

    def could(self, fact: AttacksOften, duel: Duel, speaker: Speaker) -> bool:
        aimed = isinstance(fact.who, ThatCard)
        return not aimed or _can_yet_attack(duel, duel.state.turn.player)

    def gains(self, fact: AttacksOften, duel: Duel, card: Card) -> bool:
        """Not a target that attacks so often, or cannot attack at all (Q&A 23911)."""
        if not isinstance(fact.who, ThatCard):
            return True
        few = attacks_granted(duel, card) < fact.times
        return few and not is_kept_from_attacks(duel, card)


class CannotAttackRules(FactRules[CannotAttack]):
    """These monsters cannot attack."""

    def worth(self, fact: CannotAttack, prospect: Prospect) -> int:
        return _behind(prospect)


class CannotBeAttackedRules(FactRules[CannotBeAttacked]):
    """These monsters cannot be attacked."""

    def worth(self, fact: CannotBeAttacked, prospect: Prospect) -> int:
        return _behind(prospect)


class CannotDeclareAttacksRules(FactRules[CannotDeclareAttacks]):
    """That player cannot declare attacks."""

    protects = True

    def could(self, fact: CannotDeclareAttacks, duel: Duel, speaker: Speaker) -> bool:
        return _can_yet_attack(duel, player(fact.player, duel, speaker))

    def worth(self, fact: CannotDeclareAttacks, prospect: Prospect) -> int:
        opponent = prospect.duel.opponent(prospect.speaker.player)
        return A_CARD if prospect.strongest(opponent) else -1


class StandsInBattleRules(FactRules[StandsInBattle]):
    """These monsters are not destroyed by battle."""

    protects = True

    def worth(self, fact: StandsInBattle, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else -1


class NoBattleDamageRules(FactRules[NoBattleDamage]):
    """That player takes no battle damage."""

    protects = True

    def is_new(self, fact: NoBattleDamage, duel: Duel, speaker: Speaker) -> bool:
        return not takes_no_battle_damage(duel, player(fact.to, duel, speaker))

    def worth(self, fact: NoBattleDamage, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else -1


class CannotBattleRules(FactRules[CannotBattle]):
    """That player cannot conduct their Battle Phase."""

    def is_kept(self, fact: CannotBattle, duel: Duel, speaker: Speaker) -> bool:
        seat = player(fact.player, duel, speaker)
        return duel.state.sides[seat].turn_log.battle_phase != duel.state.turn.number


register_fact(Pierces, FactRules())
register_fact(DoublesBattleDamage, FactRules())
register_fact(ReflectsBattleDamage, FactRules())
register_fact(FallsInstead, FactRules())
register_fact(StandsInBattle, StandsInBattleRules())
register_fact(AttacksOften, AttacksOftenRules())
register_fact(AttacksEach, FactRules())
register_fact(AttacksDirectly, FactRules())
register_fact(AttacksFromDefense, FactRules())
register_fact(CannotAttack, CannotAttackRules())
register_fact(CannotAttackDirectly, FactRules())
register_fact(CannotBeAttacked, CannotBeAttackedRules())
register_fact(CannotDeclareAttacks, CannotDeclareAttacksRules())
register_fact(CannotBattle, CannotBattleRules())
register_fact(NoBattleDamage, NoBattleDamageRules())
register_fact(NoDamage, FactRules())
