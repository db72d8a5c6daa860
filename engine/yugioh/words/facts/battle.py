"""Facts that change battles."""

from typing import TypeVar

from engine.core.protocol import Seat
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.battle.attack_state import (
    attacks_granted,
    is_kept_from_attacks,
    may_attack_directly,
)
from engine.yugioh.facts.protection import takes_no_battle_damage
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import may_yet_attack
from engine.yugioh.language import (
    AnyOf,
    AttacksDirectly,
    AttacksEach,
    AttacksFromDefense,
    AttacksOften,
    CannotAttack,
    CannotAttackDirectly,
    CannotBattle,
    CannotBeAttacked,
    CannotDeclareAttacks,
    Cards,
    DoublesBattleDamage,
    FallsInstead,
    NoBattleDamage,
    NoDamage,
    Noun,
    Pierces,
    Place,
    ReflectsBattleDamage,
    StandsInBattle,
    ThatCard,
    ThisCard,
)
from engine.yugioh.state.card import Card, Mark, before_it_left
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row, Spot
from engine.yugioh.words.facts.base import F, FactRules, register_fact
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.triggers.base import lay_there

Attacking = (
    Pierces
    | AttacksEach
    | AttacksDirectly
    | AttacksFromDefense
    | CannotAttack
    | CannotAttackDirectly
)
A = TypeVar("A", bound=Attacking)


def _behind(prospect: Prospect) -> int:
    """How far the monsters of the speaker are behind those of the other player."""
    seat = prospect.speaker.player
    theirs = prospect.strongest(prospect.duel.opponent(seat))
    return max(0, theirs - prospect.strongest(seat))


class AttacksOftenRules(FactRules[AttacksOften]):
    """These monsters can attack so many times in each Battle Phase (MR-BATTLE-07)."""

    def could(self, fact: AttacksOften, duel: Duel, speaker: Speaker) -> bool:
        aimed = isinstance(fact.who, ThatCard)
        return not aimed or may_yet_attack(duel, duel.state.turn.player)

    def gains(self, fact: AttacksOften, duel: Duel, card: Card) -> bool:
        """Not a target that attacks so often, or cannot attack at all (Q&A 23911)."""
        if not isinstance(fact.who, ThatCard):
            return True
        few = attacks_granted(duel, card) < fact.times
        return few and not is_kept_from_attacks(duel, card)


def _attackers(duel: Duel, seat: Seat) -> list[Mark]:
    """The monsters with which that player has declared an attack this turn."""
    log = duel.state.sides[seat].turn_log
    return log.attackers if log.attack == duel.state.turn.number else []


def _was_such(who: Noun, attacker: Mark, duel: Duel, speaker: Speaker) -> bool:
    """Whether that monster, where it stands or wherever it has gone since, is meant."""
    card = attacker.card
    if attacker.is_same or not isinstance(who, Cards | AnyOf):
        return attacker.is_same and means(who, duel, speaker, card)
    likeness = before_it_left(attacker)
    if likeness is not None:
        return proves_to_be(who, duel, speaker, likeness)
    spot = Spot(duel.state.turn.player, Place.FIELD, Row.MONSTER)
    return lay_there(who, card.id, spot, None, duel, speaker) is card


class InBattleRules(FactRules[F]):
    """What is said of attacks and battles, and means nothing where none follows."""

    of_battle = True


class OfAttackersRules(InBattleRules[A]):
    """What is said of monsters that attack: in the turn of their controller (FAQ 18435)."""

    def attacker(self, fact: A, duel: Duel, speaker: Speaker) -> Seat | None:
        if isinstance(fact.who, ThisCard) and speaker.card.place is Place.FIELD:
            return speaker.card.controller
        whose = fact.who.whose if isinstance(fact.who, Cards) else None
        return None if whose is None else player(whose, duel, speaker)


class AttacksDirectlyRules(OfAttackersRules[AttacksDirectly]):
    """These monsters can attack the player directly, though the player has monsters."""

    def gains(self, fact: AttacksDirectly, duel: Duel, card: Card) -> bool:
        """Not a target that can do so already (Q&A 12578)."""
        return not isinstance(fact.who, ThatCard) or not may_attack_directly(duel, card)


class CannotAttackRules(OfAttackersRules[CannotAttack]):
    """These monsters cannot attack."""

    def is_kept(self, fact: CannotAttack, duel: Duel, speaker: Speaker) -> bool:
        """Once one of them has declared an attack it is broken (FAQ 5979, 7104)."""
        attackers = _attackers(duel, duel.state.turn.player)
        return not any(_was_such(fact.who, each, duel, speaker) for each in attackers)

    def worth(self, fact: CannotAttack, prospect: Prospect) -> int:
        return _behind(prospect)


class CannotAttackDirectlyRules(OfAttackersRules[CannotAttackDirectly]):
    """These monsters cannot attack the player directly."""

    def is_kept(self, fact: CannotAttackDirectly, duel: Duel, speaker: Speaker) -> bool:
        attackers = _attackers(duel, duel.state.turn.player)
        directly = [each for each in attackers if None in each.card.turn_log.attacks]
        return not any(_was_such(fact.who, each, duel, speaker) for each in directly)


class CannotBeAttackedRules(InBattleRules[CannotBeAttacked]):
    """These monsters cannot be attacked."""

    def worth(self, fact: CannotBeAttacked, prospect: Prospect) -> int:
        return _behind(prospect)


class CannotDeclareAttacksRules(FactRules[CannotDeclareAttacks]):
    """That player cannot declare attacks."""

    protects = True

    def is_kept(self, fact: CannotDeclareAttacks, duel: Duel, speaker: Speaker) -> bool:
        return not _attackers(duel, player(fact.player, duel, speaker))

    def could(self, fact: CannotDeclareAttacks, duel: Duel, speaker: Speaker) -> bool:
        return may_yet_attack(duel, player(fact.player, duel, speaker))

    def worth(self, fact: CannotDeclareAttacks, prospect: Prospect) -> int:
        opponent = prospect.duel.opponent(prospect.speaker.player)
        return A_CARD if prospect.strongest(opponent) else -1


class StandsInBattleRules(InBattleRules[StandsInBattle]):
    """These monsters are not destroyed by battle."""

    protects = True

    def worth(self, fact: StandsInBattle, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else -1


class NoBattleDamageRules(InBattleRules[NoBattleDamage]):
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


register_fact(Pierces, OfAttackersRules())
register_fact(DoublesBattleDamage, InBattleRules())
register_fact(ReflectsBattleDamage, InBattleRules())
register_fact(FallsInstead, InBattleRules())
register_fact(StandsInBattle, StandsInBattleRules())
register_fact(AttacksOften, AttacksOftenRules())
register_fact(AttacksEach, OfAttackersRules())
register_fact(AttacksDirectly, AttacksDirectlyRules())
register_fact(AttacksFromDefense, OfAttackersRules())
register_fact(CannotAttack, CannotAttackRules())
register_fact(CannotAttackDirectly, CannotAttackDirectlyRules())
register_fact(CannotBeAttacked, CannotBeAttackedRules())
register_fact(CannotDeclareAttacks, CannotDeclareAttacksRules())
register_fact(CannotBattle, CannotBattleRules())
register_fact(NoBattleDamage, NoBattleDamageRules())
register_fact(NoDamage, FactRules())
