"""Facts that change the numbers of monsters."""

from dataclasses import replace
from typing import TypeVar

from engine.yugioh.asked import all_that, worth
from engine.yugioh.facts.numbers import attack, defense, type_of
from engine.yugioh.facts.pointing import targeted
from engine.yugioh.language import (
    FORMER,
    AlsoOf,
    AttackBecomes,
    AttackOf,
    BecomesNamed,
    BecomesType,
    Cards,
    Choose,
    DefenseBecomes,
    DefenseOf,
    Fact,
    Frame,
    Gains,
    GainsLevels,
    Less,
    LevelBecomes,
    OriginalAttackBecomes,
    OriginalDefenseBecomes,
    OriginalDefenseOf,
    Place,
    ReversesGains,
    ScaleBecomes,
    Stat,
    Subject,
    SwitchesOriginals,
    ThatCard,
    ThisCard,
    Type,
    Until,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Becomes, Changes, Claim, Reverses
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.originals import Adds, Renames, Switches
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.hand_acts import ANY_POINTS, changes, register_act, type_named
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import left_by_cost

Numbered = (
    AlsoOf
    | AttackBecomes
    | BecomesType
    | DefenseBecomes
    | Gains
    | GainsLevels
    | LevelBecomes
    | OriginalAttackBecomes
    | OriginalDefenseBecomes
    | ScaleBecomes
    | SwitchesOriginals
)
BY_OWN_DEFENSE = (DefenseOf(ThatCard()), Less(DefenseOf(ThatCard())))
"""What is added to the ATK of a target, or taken from it, by its DEF."""
N = TypeVar("N", bound=Numbered)


class NumberRules(FactRules[N]):
    """What changes a number or the Type of monsters: once it lasts, of those there are then."""

    def of_face_up(self, fact: N) -> bool:
        return True

    def could(self, fact: N, duel: Duel, speaker: Speaker, until: Until | None = None) -> bool:
        return _means_someone(fact, duel, speaker)


def _means_someone(fact: Numbered, duel: Duel, speaker: Speaker) -> bool:
    """Whether the cost leaves anyone who shows a number, where it is said of all there are.

    Q&A 19260; FAQ 5542.
    """
    if not isinstance(fact.who, Cards | Choose):
        return True
    left = left_by_cost(fact.who, duel, speaker)
    cards = [card for card in left if card.face_up or card.place is not Place.FIELD]
    if isinstance(fact, GainsLevels | LevelBecomes):
        return any(card.text.level for card in cards)
    return bool(cards)


def aims_at_shown(fact: Numbered, card: Card) -> bool:
    """Whether it is said of a target that shows what it is: face-down it may be anything, and
    what is offered must not tell (MR-INFO-10).
    """
    return isinstance(fact.who, ThatCard) and card.face_up


def _shows_attack(amount: AttackOf, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is ATK to be added: a face-down monster has none (MR-INFO-10).

    Until a target is chosen, any may be.
    """
    if isinstance(amount.of, ThatCard) and not targeted(speaker):
        return True
    cards = all_that(amount.of, duel, speaker)
    return any(card.face_up and attack(duel, card) > 0 for card in cards)


class GainsRules(NumberRules[Gains]):
    """These monsters have so much more (or less) ATK and DEF."""

    def of_own_numbers(self, fact: Gains) -> bool:
        return True

    def says(self, fact: Gains) -> tuple[Claim, ...]:
        return (
            Changes(Stat.ATTACK, fact.who, fact.attack),
            Changes(Stat.DEFENSE, fact.who, fact.defense),
        )

    def could(
        self, fact: Gains, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        if isinstance(fact.attack, AttackOf):
            return _shows_attack(fact.attack, duel, speaker)
        return _means_someone(fact, duel, speaker)

    def suits(self, fact: Gains, card: Card) -> bool:
        """What changes DEF alone is nothing to a Link Monster, which has none."""
        only_defense = isinstance(fact.who, ThatCard) and fact.attack == 0
        return not only_defense or card.text.frame is not Frame.LINK

    def gains(self, fact: Gains, duel: Duel, card: Card) -> bool:
        """Not what would change by its own DEF, if that is 0 or it has none (FAQ 13102)."""
        by_own = fact.defense == 0 and fact.attack in BY_OWN_DEFENSE
        return not (by_own and aims_at_shown(fact, card)) or defense(duel, card) > 0

    def settled(self, fact: Gains, duel: Duel, speaker: Speaker) -> Fact:
        more = worth(fact.attack, duel, speaker)
        return replace(fact, attack=more, defense=worth(fact.defense, duel, speaker))

    def worth(self, fact: Gains, prospect: Prospect) -> int:
        """A boost is worth a battle that it turns."""
        duel = prospect.duel
        battle = duel.state.battle
        if battle is None or battle.target is None:
            return -1
        pair = (battle.attacker.card, battle.target.card)
        for mine, theirs in (pair, pair[::-1]):
            if mine in prospect.affected(fact.who) and prospect.owns(mine):
                behind = prospect.strength(theirs) - attack(duel, mine)
                won = 0 <= behind < worth(fact.attack, duel, prospect.speaker)
                return A_CARD if won else -1
        return -1


class AttackBecomesRules(NumberRules[AttackBecomes]):
    """The ATK of these monsters is that."""

    def of_own_numbers(self, fact: AttackBecomes) -> bool:
        return True

    def says(self, fact: AttackBecomes) -> tuple[Claim, ...]:
        return (Changes(Stat.ATTACK, fact.who, fact.attack, sets=True),)

    def could(
        self, fact: AttackBecomes, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        if isinstance(fact.who, ThisCard):
            return self.gains(fact, duel, speaker.card)
        if not isinstance(fact.who, Subject):
            return _means_someone(fact, duel, speaker)
        becomes = worth(fact.attack, duel, speaker)
        return any(attack(duel, card) != becomes for card in all_that(fact.who, duel, speaker))

    def gains(self, fact: AttackBecomes, duel: Duel, card: Card) -> bool:
        """Not what has that ATK (FAQ 10937, 14473, 10615); what is worked out may be so."""
        told = aims_at_shown(fact, card) or isinstance(fact.who, ThisCard)
        return not told or attack(duel, card) != fact.attack

    def settled(self, fact: AttackBecomes, duel: Duel, speaker: Speaker) -> Fact:
        return replace(fact, attack=worth(fact.attack, duel, speaker))


class DefenseBecomesRules(NumberRules[DefenseBecomes]):
    """The DEF of these monsters is that."""

    def of_own_numbers(self, fact: DefenseBecomes) -> bool:
        return True

    def says(self, fact: DefenseBecomes) -> tuple[Claim, ...]:
        return (Changes(Stat.DEFENSE, fact.who, fact.defense, sets=True),)

    def suits(self, fact: DefenseBecomes, card: Card) -> bool:
        """A DEF that the target has not cannot be taken over."""
        taken_over = isinstance(fact.defense, OriginalDefenseOf)
        return not taken_over or card.text.frame is not Frame.LINK

    def settled(self, fact: DefenseBecomes, duel: Duel, speaker: Speaker) -> Fact:
        return replace(fact, defense=worth(fact.defense, duel, speaker))


class ReversesGainsRules(FactRules[ReversesGains]):
    """What would be added to ATK and DEF is subtracted, and the other way round."""

    def says(self, fact: ReversesGains) -> tuple[Claim, ...]:
        return (Reverses(),)


class OriginalAttackBecomesRules(NumberRules[OriginalAttackBecomes]):
    """The original ATK of these monsters is that (MR-GLOS-25)."""

    def of_own_numbers(self, fact: OriginalAttackBecomes) -> bool:
        return True

    def protects(self, fact: OriginalAttackBecomes) -> bool:
        return True

    def says(self, fact: OriginalAttackBecomes) -> tuple[Claim, ...]:
        return (
            Changes(Stat.ORIGINAL_ATTACK, fact.who, fact.attack, sets=True),
            Changes(Stat.ATTACK, fact.who, None, sets=True),
        )

    def settled(self, fact: OriginalAttackBecomes, duel: Duel, speaker: Speaker) -> Fact:
        return replace(fact, attack=worth(fact.attack, duel, speaker))

    def worth(self, fact: OriginalAttackBecomes, prospect: Prospect) -> int:
        """Less ATK for a monster of the opponent may stop its attack."""
        weakened = sum(-1 if prospect.owns(card) else 1 for card in prospect.aims)
        return A_CARD * weakened if prospect.is_threatened() else -1


class OriginalDefenseBecomesRules(NumberRules[OriginalDefenseBecomes]):
    """The original DEF of these monsters is that (MR-GLOS-25)."""

    def of_own_numbers(self, fact: OriginalDefenseBecomes) -> bool:
        return True

    def says(self, fact: OriginalDefenseBecomes) -> tuple[Claim, ...]:
        return (
            Changes(Stat.ORIGINAL_DEFENSE, fact.who, fact.defense, sets=True),
            Changes(Stat.DEFENSE, fact.who, None, sets=True),
        )

    def settled(self, fact: OriginalDefenseBecomes, duel: Duel, speaker: Speaker) -> Fact:
        return replace(fact, defense=worth(fact.defense, duel, speaker))


class BecomesTypeRules(NumberRules[BecomesType]):
    """These monsters are of that Type."""

    def says(self, fact: BecomesType) -> tuple[Claim, ...]:
        return (Becomes(fact.who, fact.type),)

    def gains(self, fact: BecomesType, duel: Duel, card: Card) -> bool:
        """A target that is of that Type already gains nothing (FAQ 9800)."""
        return not aims_at_shown(fact, card) or type_of(duel, card) is not fact.type


class AlsoOfRules(NumberRules[AlsoOf]):
    """These monsters are of those Attributes as well."""

    def says(self, fact: AlsoOf) -> tuple[Claim, ...]:
        return (Adds(fact.who, fact.attributes),)


class BecomesNamedRules(FactRules[BecomesNamed]):
    """These cards have that name."""

    def says(self, fact: BecomesNamed) -> tuple[Claim, ...]:
        return (Renames(fact.who, fact.name),)


class SwitchesOriginalsRules(NumberRules[SwitchesOriginals]):
    """The original ATK and DEF of these monsters are switched; a Link Monster has no DEF."""

    def says(self, fact: SwitchesOriginals) -> tuple[Claim, ...]:
        return (
            Switches(fact.who),
            Changes(Stat.ATTACK, fact.who, None, sets=True),
            Changes(Stat.DEFENSE, fact.who, None, sets=True),
        )

    def could(
        self,
        fact: SwitchesOriginals,
        duel: Duel,
        speaker: Speaker,
        until: Until | None = None,
    ) -> bool:
        """Not where all there are have no DEF (Q&A 20739)."""
        if not isinstance(fact.who, Cards):
            return True
        there = left_by_cost(fact.who, duel, speaker)
        return any(card.text.frame is not Frame.LINK for card in there)

    def suits(self, fact: SwitchesOriginals, card: Card) -> bool:
        return not aims_at_shown(fact, card) or card.text.frame is not Frame.LINK


def becoming(attack: int | None, defense: int | None) -> tuple[Fact, ...]:
    """What is so of cards just dealt with whose ATK and DEF become that, where named."""
    facts: list[Fact] = []
    if attack is not None:
        facts.append(AttackBecomes(FORMER, attack))
    if defense is not None:
        facts.append(DefenseBecomes(FORMER, defense))
    return tuple(facts)


register_fact(Gains, GainsRules())
register_fact(AttackBecomes, AttackBecomesRules())
register_fact(DefenseBecomes, DefenseBecomesRules())
register_fact(ReversesGains, ReversesGainsRules())
register_fact(OriginalAttackBecomes, OriginalAttackBecomesRules())
register_fact(OriginalDefenseBecomes, OriginalDefenseBecomesRules())
register_fact(AlsoOf, AlsoOfRules())
register_fact(BecomesType, BecomesTypeRules())
register_fact(BecomesNamed, BecomesNamedRules())
register_fact(SwitchesOriginals, SwitchesOriginalsRules())
register_act(HandAct.MORE_ATTACK, changes(lambda done: Gains(FORMER, attack=done.number)))
register_act(HandAct.LESS_ATTACK, changes(lambda done: Gains(FORMER, attack=-done.number)))
register_act(HandAct.MORE_DEFENSE, changes(lambda done: Gains(FORMER, defense=done.number)))
register_act(HandAct.LESS_DEFENSE, changes(lambda done: Gains(FORMER, defense=-done.number)))
register_act(
    HandAct.ATTACK_BECOMES,
    changes(lambda done: AttackBecomes(FORMER, done.number), numbers=ANY_POINTS),
)
register_act(
    HandAct.DEFENSE_BECOMES,
    changes(lambda done: DefenseBecomes(FORMER, done.number), numbers=ANY_POINTS),
)
register_act(
    HandAct.TYPE_BECOMES,
    changes(lambda done: BecomesType(FORMER, type_named(done)), None, ways=tuple(Type)),
)
