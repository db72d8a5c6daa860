"""Facts that change battles."""

from typing import TypeVar

from engine.core.protocol import Seat
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.battle.attack_state import (
    attacks_granted,
    attacks_made,
    attacks_more,
    is_attack_on,
    is_kept_from_attacks,
    may_attack_directly,
)
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import attackers_of, may_yet_attack
from engine.yugioh.language import (
    FORMER,
    AnyOf,
    AttacksAgain,
    AttacksDirectly,
    AttacksDirectlyFor,
    AttacksEach,
    AttacksFromDefense,
    AttacksMore,
    AttacksOften,
    AttacksOnly,
    BanishesSlain,
    CannotAttack,
    CannotAttackDirectly,
    CannotBattle,
    CannotBeAttacked,
    Cards,
    DoublesBattleDamage,
    DrawsAttacks,
    EquippedMonster,
    FallsInstead,
    NegatesSlain,
    Noun,
    PaysToAttack,
    Pierces,
    Place,
    ReflectsBattleDamage,
    ThatCard,
    ThisCard,
    Until,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, Mark, as_it_came, before_it_left
from engine.yugioh.state.claims import Allows, Charges, Claim, Forbids, Replaces, Strikes
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed, Instead, Leave, Strike
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import F, FactRules, register_fact
from engine.yugioh.words.hand_acts import changes, register_act
from engine.yugioh.words.prospect import Prospect

Attacking = (
    Pierces
    | AttacksAgain
    | AttacksEach
    | AttacksDirectly
    | AttacksDirectlyFor
    | AttacksFromDefense
    | CannotAttack
    | CannotAttackDirectly
    | AttacksOnly
    | PaysToAttack
)
A = TypeVar("A", bound=Attacking)
THIS_TURN = (
    Until.END_OF_CALCULATION,
    Until.END_OF_BATTLE,
    Until.END_OF_BATTLE_PHASE,
    Until.END_PHASE,
    Until.END_OF_TURN,
)


def _behind(prospect: Prospect) -> int:
    """How far the monsters of the speaker are behind those of the other player."""
    seat = prospect.speaker.player
    theirs = prospect.strongest(prospect.duel.opponent(seat))
    return max(0, theirs - prospect.strongest(seat))


def _was_such(who: Noun, attacker: Mark, duel: Duel, speaker: Speaker) -> bool:
    """Whether that monster, where it stands or wherever it has gone since, is meant.

    One that is no more under the control of its attacker, or lies face-down by now or did so
    before it left, is asked what it was when it came: it has attacked (FAQ 5979).
    """
    card, seat = attacker.card, duel.state.turn.player
    if not isinstance(who, Cards | AnyOf):
        return attacker.is_same and means(who, duel, speaker, card)
    seen = before_it_left(attacker)
    if seen is None or not seen.face_up or seen.controller != seat:
        seen = as_it_came(card, seat)
    return proves_to_be(who, duel, speaker, seen)


class InBattleRules(FactRules[F]):
    """What is said of attacks and battles, and means nothing where none follows (FAQ 13269)."""

    def could(self, fact: F, duel: Duel, speaker: Speaker, until: Until | None = None) -> bool:
        if until not in THIS_TURN:
            return True
        attacker = self.attacker(fact, duel, speaker)
        return may_yet_attack(duel, duel.state.turn.player if attacker is None else attacker)

    def attacker(self, fact: F, duel: Duel, speaker: Speaker) -> Seat | None:
        """The player whose monsters alone could attack so; None where both players' could."""
        return None


class OfAttackersRules(InBattleRules[A]):
    """What is said of monsters that attack: in the turn of their controller (FAQ 18435)."""

    def attacker(self, fact: A, duel: Duel, speaker: Speaker) -> Seat | None:
        if isinstance(fact.who, ThisCard) and speaker.card.place is Place.FIELD:
            return speaker.card.controller
        whose = fact.who.whose if isinstance(fact.who, Cards) else None
        return None if whose is None else player(whose, duel, speaker)


class PiercesRules(OfAttackersRules[Pierces]):
    """These monsters inflict piercing battle damage."""

    def says(self, fact: Pierces) -> tuple[Claim, ...]:
        times = 2 if fact.doubly else 1
        return (Strikes(Strike.PIERCING, fact.who, to=fact.to, times=times),)


class DoublesBattleDamageRules(InBattleRules[DoublesBattleDamage]):
    """What these monsters inflict in these battles is doubled."""

    def says(self, fact: DoublesBattleDamage) -> tuple[Claim, ...]:
        return (Strikes(Strike.DOUBLED, fact.who, fact.against),)


class ReflectsBattleDamageRules(InBattleRules[ReflectsBattleDamage]):
    """What battle damage you take from battles of these monsters, your opponent takes too."""

    def says(self, fact: ReflectsBattleDamage) -> tuple[Claim, ...]:
        return (Strikes(Strike.REFLECTED, fact.who),)


class NegatesSlainRules(InBattleRules[NegatesSlain]):
    """The effects of what these monsters destroy by battle are negated."""

    def says(self, fact: NegatesSlain) -> tuple[Claim, ...]:
        return (Strikes(Strike.SILENCING, fact.who, fact.of),)


class BanishesSlainRules(InBattleRules[BanishesSlain]):
    """What these monsters destroy by battle is banished."""

    def says(self, fact: BanishesSlain) -> tuple[Claim, ...]:
        return (Strikes(Strike.BANISHING, fact.who),)


class FallsInsteadRules(InBattleRules[FallsInstead]):
    """If one of these would be destroyed by battle, those cards are destroyed instead."""

    def says(self, fact: FallsInstead) -> tuple[Claim, ...]:
        threats = [Instead.OTHERS_FALL]
        if fact.by_effects:
            threats.append(Instead.OTHERS_FALL_TO_EFFECTS)
        return tuple(Replaces(threat, fact.who, fact.instead) for threat in threats)


class AttacksOftenRules(FactRules[AttacksOften]):
    """These monsters can attack so many times in each Battle Phase (MR-BATTLE-07)."""

    def says(self, fact: AttacksOften) -> tuple[Claim, ...]:
        return (Allows(Leave.ATTACK_OFTEN, fact.who, times=fact.times),)

    def could(
        self, fact: AttacksOften, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        aimed = isinstance(fact.who, ThatCard)
        return not aimed or may_yet_attack(duel, duel.state.turn.player)

    def gains(self, fact: AttacksOften, duel: Duel, card: Card) -> bool:
        """Not a target that attacks so often, or cannot attack at all (Q&A 23911)."""
        if not isinstance(fact.who, ThatCard):
            return True
        few = attacks_granted(duel, card) < fact.times
        return few and not is_kept_from_attacks(duel, card)


class AttacksMoreRules(FactRules[AttacksMore]):
    """These monsters can attack so many times more than once in each Battle Phase."""

    def says(self, fact: AttacksMore) -> tuple[Claim, ...]:
        return (Allows(Leave.ATTACK_MORE, fact.who, times=fact.attacks),)


class AttacksAgainRules(OfAttackersRules[AttacksAgain]):
    """These monsters can attack once more, on top of one attack."""

    def says(self, fact: AttacksAgain) -> tuple[Claim, ...]:
        if fact.in_a_row:
            return (Allows(Leave.ATTACK_IN_A_ROW, fact.who),)
        leave = Leave.ATTACK_MONSTERS_AGAIN if fact.on_monsters else Leave.ATTACK_AGAIN
        return (Allows(leave, fact.who),)

    def could(
        self, fact: AttacksAgain, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        """Not of what has already made the attack that it would give (Q&A 23980)."""
        if isinstance(fact.who, ThisCard):
            made = len(attacks_made(duel, speaker.card))
            if made > 1 + attacks_more(duel, speaker.card):
                return False
        return super().could(fact, duel, speaker, until)


class AttacksEachRules(OfAttackersRules[AttacksEach]):
    """These monsters can attack every monster of the opponent once each."""

    def says(self, fact: AttacksEach) -> tuple[Claim, ...]:
        return (Allows(Leave.ATTACK_EACH, fact.who),)


class AttacksDirectlyRules(OfAttackersRules[AttacksDirectly]):
    """These monsters can attack the player directly, though the player has monsters."""

    def says(self, fact: AttacksDirectly) -> tuple[Claim, ...]:
        return (Allows(Leave.ATTACK_DIRECTLY, fact.who),)

    def could(
        self, fact: AttacksDirectly, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        """Not of a monster with the card that can do so already (Q&A 13522)."""
        host = speaker.card.equipped_to
        if isinstance(fact.who, EquippedMonster) and host and may_attack_directly(duel, host):
            return False
        return super().could(fact, duel, speaker, until)

    def gains(self, fact: AttacksDirectly, duel: Duel, card: Card) -> bool:
        """Not a target that can do so already (Q&A 12578)."""
        return not isinstance(fact.who, ThatCard) or not may_attack_directly(duel, card)


class AttacksDirectlyForRules(OfAttackersRules[AttacksDirectlyFor]):
    """These monsters can attack the player directly, past monsters for that damage."""

    def says(self, fact: AttacksDirectlyFor) -> tuple[Claim, ...]:
        return (Allows(Leave.ATTACK_DIRECTLY, fact.who, damage=fact.damage),)


class AttacksFromDefenseRules(OfAttackersRules[AttacksFromDefense]):
    """These monsters can attack directly while in face-up Defense Position."""

    def says(self, fact: AttacksFromDefense) -> tuple[Claim, ...]:
        return (Allows(Leave.ATTACK_FROM_DEFENSE, fact.who),)


class CannotAttackRules(OfAttackersRules[CannotAttack]):
    """These monsters cannot attack."""

    def says(self, fact: CannotAttack) -> tuple[Claim, ...]:
        declares = Forbids(Verb.ATTACK, fact.who)
        goes_on = Forbids(Deed.GO_ON_ATTACKING, fact.who)
        return (declares,) if fact.only_declare else (declares, goes_on)

    def is_kept(self, fact: CannotAttack, duel: Duel, speaker: Speaker) -> bool:
        """Once one of them has declared an attack it is broken (FAQ 5979, 7104)."""
        attackers = attackers_of(duel, duel.state.turn.player)
        return not any(_was_such(fact.who, each, duel, speaker) for each in attackers)

    def worth(self, fact: CannotAttack, prospect: Prospect) -> int:
        return _behind(prospect)


class CannotAttackDirectlyRules(OfAttackersRules[CannotAttackDirectly]):
    """These monsters cannot attack the player directly."""

    def says(self, fact: CannotAttackDirectly) -> tuple[Claim, ...]:
        attacking = Whose.YOURS if fact.theirs else None
        return (Forbids(Deed.ATTACK_DIRECTLY, fact.who, attacking),)

    def is_kept(self, fact: CannotAttackDirectly, duel: Duel, speaker: Speaker) -> bool:
        """Broken by a direct attack under way, or once damage was calculated for one.

        One that was negated, or was replayed as something else, was not made (Q&A 20219,
        20220, 20221, 21307).
        """
        attackers, battle = attackers_of(duel, duel.state.turn.player), duel.state.battle
        under_way = is_attack_on(duel.state) and battle is not None and battle.target is None
        directly = [
            each
            for each in attackers
            if each.card.turn_log.went_through == duel.state.turn.number
            or (under_way and battle is not None and battle.attacker.card is each.card)
        ]
        return not any(_was_such(fact.who, each, duel, speaker) for each in directly)


class AttacksOnlyRules(OfAttackersRules[AttacksOnly]):
    """These monsters can attack nothing but those."""

    def says(self, fact: AttacksOnly) -> tuple[Claim, ...]:
        return (Forbids(Deed.ATTACK_OTHERS, fact.who, but=fact.what),)


class PaysToAttackRules(OfAttackersRules[PaysToAttack]):
    """It takes Life Points to declare an attack with these monsters."""

    def says(self, fact: PaysToAttack) -> tuple[Claim, ...]:
        return (Charges(fact.who, fact.life),)


class CannotBeAttackedRules(InBattleRules[CannotBeAttacked]):
    """These monsters cannot be attacked, and may be passed by."""

    def says(self, fact: CannotBeAttacked) -> tuple[Claim, ...]:
        of_any = isinstance(fact.who, Cards) and fact.who.whose is None
        barred = Forbids(Deed.ATTACK_IT, fact.who, Whose.THEIRS if of_any else None)
        return (barred, Allows(Leave.PASS_BY, fact.who)) if fact.passed else (barred,)

    def worth(self, fact: CannotBeAttacked, prospect: Prospect) -> int:
        return _behind(prospect)


class DrawsAttacksRules(InBattleRules[DrawsAttacks]):
    """The opponent's monsters can attack none but these."""

    def says(self, fact: DrawsAttacks) -> tuple[Claim, ...]:
        return (Forbids(Deed.ATTACK_OTHERS, player=Whose.THEIRS, but=fact.who),)

    def worth(self, fact: DrawsAttacks, prospect: Prospect) -> int:
        return _behind(prospect)


class CannotBattleRules(FactRules[CannotBattle]):
    """That player cannot conduct their Battle Phase."""

    def says(self, fact: CannotBattle) -> tuple[Claim, ...]:
        return (Forbids(Verb.TO_BATTLE_PHASE, player=fact.player),)

    def is_kept(self, fact: CannotBattle, duel: Duel, speaker: Speaker) -> bool:
        seat = player(fact.player, duel, speaker)
        return duel.state.sides[seat].turn_log.battle_phase != duel.state.turn.number


register_fact(Pierces, PiercesRules())
register_fact(DoublesBattleDamage, DoublesBattleDamageRules())
register_fact(BanishesSlain, BanishesSlainRules())
register_fact(NegatesSlain, NegatesSlainRules())
register_fact(ReflectsBattleDamage, ReflectsBattleDamageRules())
register_fact(FallsInstead, FallsInsteadRules())
register_fact(AttacksOften, AttacksOftenRules())
register_fact(AttacksMore, AttacksMoreRules())
register_fact(AttacksAgain, AttacksAgainRules())
register_fact(AttacksEach, AttacksEachRules())
register_fact(AttacksDirectly, AttacksDirectlyRules())
register_fact(AttacksDirectlyFor, AttacksDirectlyForRules())
register_fact(AttacksFromDefense, AttacksFromDefenseRules())
register_fact(CannotAttack, CannotAttackRules())
register_fact(CannotAttackDirectly, CannotAttackDirectlyRules())
register_fact(AttacksOnly, AttacksOnlyRules())
register_fact(PaysToAttack, PaysToAttackRules())
register_fact(CannotBeAttacked, CannotBeAttackedRules())
register_fact(DrawsAttacks, DrawsAttacksRules())
register_fact(CannotBattle, CannotBattleRules())
register_act(HandAct.CANNOT_ATTACK, changes(lambda done: CannotAttack(FORMER), None))
register_act(HandAct.CANNOT_BE_ATTACKED, changes(lambda done: CannotBeAttacked(FORMER), None))
