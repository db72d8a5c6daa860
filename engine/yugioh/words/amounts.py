"""The numbers that amounts come to."""

from engine.yugioh.asked import AmountRules, all_that, pointed_at, register_amount, worth
from engine.yugioh.facts.bearing import standbys_passed
from engine.yugioh.facts.numbers import (
    attack,
    defense,
    level,
    original_attack,
    original_defense,
)
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AttackHad,
    AttackOf,
    DamageDealt,
    DamageTaken,
    DefenseOf,
    DoublingEachStandby,
    Former,
    HalfOf,
    Less,
    LessPerCard,
    LevelOf,
    LevelOfTributed,
    LifeDifference,
    LifeOf,
    Noun,
    OpposingMonster,
    OriginalAttackOf,
    OriginalDefenseOf,
    PerCard,
    PerCounter,
    PerLevel,
    PerMaterial,
    PerStandby,
    Place,
    RatingOf,
    Subject,
    ThatCard,
    TotalLevel,
)
from engine.yugioh.state.card import Card, as_it_lay, before_it_left
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


def _shows_numbers(card: Card) -> bool:
    """A card that lies face-down on the field has no number that counts (MR-INFO-06)."""
    return card.face_up or card.place is not Place.FIELD


def _spoken_of(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards with numbers that it means, and what the effect itself has taken elsewhere.

    What had gone before the effect resolves is none of its targets any more.
    """
    found = all_that(noun, duel, speaker)
    if isinstance(noun, ThatCard | Former | Subject | OpposingMonster):
        dealt_with = [mark.card for mark in (*speaker.targets, *speaker.former)]
        near = pointed_at(noun, duel, speaker)
        found += [card for card in near if card in dealt_with and card not in found]
    return [card for card in found if _shows_numbers(card)]


class AttackOfRules(AmountRules[AttackOf]):
    """So many times the ATK that the card has, which elsewhere than on the field is printed.

    What the step before destroyed or Tributed face-up has the ATK that it had then.
    """

    def worth(self, amount: AttackOf, duel: Duel, speaker: Speaker) -> int:
        cards = _spoken_of(amount.of, duel, speaker)
        return amount.times * sum(attack(duel, _as_it_fell(card, speaker)) for card in cards)


def _as_it_fell(card: Card, speaker: Speaker) -> Card:
    """The card as it lay before the step before destroyed or Tributed it, if one did."""
    fell = speaker.former_attack is not None and any(
        mark.card is card for mark in speaker.former
    )
    return as_it_lay(card, card.last) if fell and card.last is not None else card


class DefenseOfRules(AmountRules[DefenseOf]):
    """The DEF of that card, which elsewhere than on the field is printed."""

    def worth(self, amount: DefenseOf, duel: Duel, speaker: Speaker) -> int:
        return sum(defense(duel, card) for card in _spoken_of(amount.of, duel, speaker))


class TotalLevelRules(AmountRules[TotalLevel]):
    """So much for each Level of those monsters that are face-up."""

    def worth(self, amount: TotalLevel, duel: Duel, speaker: Speaker) -> int:
        cards = [card for card in all_that(amount.of, duel, speaker) if _shows_numbers(card)]
        return amount.each * sum(level(duel, card) for card in cards)


class DamageDealtRules(AmountRules[DamageDealt]):
    """The battle damage that the effect answers."""

    def worth(self, amount: DamageDealt, duel: Duel, speaker: Speaker) -> int:
        return 0 if speaker.harm is None else speaker.harm.amount


class DamageTakenRules(AmountRules[DamageTaken]):
    """The damage that the effect answers, or did by which this card came."""

    def worth(self, amount: DamageTaken, duel: Duel, speaker: Speaker) -> int:
        harm = speaker.harm or speaker.card.arrival.harm
        return 0 if harm is None else harm.amount


class AttackHadRules(AmountRules[AttackHad]):
    """The total ATK that the cards of the step or cost before had face-up on the field."""

    def worth(self, amount: AttackHad, duel: Duel, speaker: Speaker) -> int:
        return speaker.former_attack or 0


class PerCardRules(AmountRules[PerCard]):
    """So much, or so much less, for each of these cards there is."""

    def worth(self, amount: PerCard, duel: Duel, speaker: Speaker) -> int:
        """What was dealt with counts wherever it has gone since."""
        if isinstance(amount.of, Former):
            return amount.each * len(speaker.former)
        return amount.each * len(all_that(amount.of, duel, speaker))


class LessPerCardRules(AmountRules[LessPerCard]):
    """That number, less so much for each of these cards there is, and never below 0."""

    def worth(self, amount: LessPerCard, duel: Duel, speaker: Speaker) -> int:
        return max(amount.number - amount.each * len(all_that(amount.of, duel, speaker)), 0)


class PerCounterRules(AmountRules[PerCounter]):
    """So much, or so much less, for each counter on that card."""

    def worth(self, amount: PerCounter, duel: Duel, speaker: Speaker) -> int:
        on = all_that(amount.on, duel, speaker)
        return amount.each * sum(card.counters.get(amount.counter, 0) for card in on)


class PerStandbyRules(AmountRules[PerStandby]):
    """So much for each Standby Phase that has passed since it lay face-up."""

    def worth(self, amount: PerStandby, duel: Duel, speaker: Speaker) -> int:
        return amount.each * standbys_passed(duel, speaker.card)


class DoublingEachStandbyRules(AmountRules[DoublingEachStandby]):
    """So much in the first of those Standby Phases, and in each after it twice as much."""

    def worth(self, amount: DoublingEachStandby, duel: Duel, speaker: Speaker) -> int:
        passed = standbys_passed(duel, speaker.card)
        return amount.first << (passed - 1) if passed else 0


class OriginalAttackOfRules(AmountRules[OriginalAttackOf]):
    """So many times the original ATK of that card; once it is gone, what is printed."""

    def worth(self, amount: OriginalAttackOf, duel: Duel, speaker: Speaker) -> int:
        cards = _spoken_of(amount.of, duel, speaker)
        gone = speaker.leaving
        each = (c.text.strength if c in gone else original_attack(duel, c) for c in cards)
        return amount.times * sum(each)


class OriginalDefenseOfRules(AmountRules[OriginalDefenseOf]):
    """So many times the original DEF of that card."""

    def worth(self, amount: OriginalDefenseOf, duel: Duel, speaker: Speaker) -> int:
        cards = _spoken_of(amount.of, duel, speaker)
        gone = speaker.leaving
        each = (c.text.guard if c in gone else original_defense(duel, c) for c in cards)
        return amount.times * sum(each)


class LevelOfRules(AmountRules[LevelOf]):
    """So many times the Level of that card."""

    def worth(self, amount: LevelOf, duel: Duel, speaker: Speaker) -> int:
        cards = _spoken_of(amount.of, duel, speaker)
        return amount.times * sum(level(duel, card) for card in cards)


class LevelOfTributedRules(AmountRules[LevelOfTributed]):
    """The Level that the Tributed monster had on the field, and so many more; 0 without any."""

    def worth(self, amount: LevelOfTributed, duel: Duel, speaker: Speaker) -> int:
        given = [seen for each in speaker.former if (seen := before_it_left(each)) is not None]
        levels = sum(level(duel, card) for card in given)
        return levels and levels + amount.more


class RatingOfRules(AmountRules[RatingOf]):
    """So many times the Link Rating of that card."""

    def worth(self, amount: RatingOf, duel: Duel, speaker: Speaker) -> int:
        cards = _spoken_of(amount.of, duel, speaker)
        return amount.times * sum(card.text.rating for card in cards)


class PerLevelRules(AmountRules[PerLevel]):
    """So much, or so much less, for each Level of the monster whose number it changes."""

    differs_by_card = True

    def worth(self, amount: PerLevel, duel: Duel, speaker: Speaker) -> int:
        return 0 if speaker.subject is None else amount.each * level(duel, speaker.subject.card)


class PerMaterialRules(AmountRules[PerMaterial]):
    """So much for each Xyz Material of that monster, or of the one whose number it changes."""

    differs_by_card = True

    def worth(self, amount: PerMaterial, duel: Duel, speaker: Speaker) -> int:
        if amount.of is None:
            own = speaker.subject
            return 0 if own is None else amount.each * len(own.card.materials)
        cards = all_that(amount.of, duel, speaker)
        return amount.each * sum(len(card.materials) for card in cards)


class HalfOfRules(AmountRules[HalfOf]):
    """Half of that amount, rounded up; of Life Points, what is left is rounded up."""

    def worth(self, amount: HalfOf, duel: Duel, speaker: Speaker) -> int:
        whole = worth(amount.amount, duel, speaker)
        return whole // 2 if isinstance(amount.amount, LifeOf) else -(-whole // 2)


class LessRules(AmountRules[Less]):
    """So much less than nothing."""

    def worth(self, amount: Less, duel: Duel, speaker: Speaker) -> int:
        return -worth(amount.amount, duel, speaker)


class LifeOfRules(AmountRules[LifeOf]):
    """The Life Points of that player."""

    def worth(self, amount: LifeOf, duel: Duel, speaker: Speaker) -> int:
        return duel.state.sides[player(amount.whose, duel, speaker)].life


class LifeDifferenceRules(AmountRules[LifeDifference]):
    """The difference between the Life Points of both players."""

    def worth(self, amount: LifeDifference, duel: Duel, speaker: Speaker) -> int:
        first, second = (side.life for side in duel.state.sides)
        return abs(first - second)


register_amount(AttackOf, AttackOfRules())
register_amount(DefenseOf, DefenseOfRules())
register_amount(TotalLevel, TotalLevelRules())
register_amount(DamageDealt, DamageDealtRules())
register_amount(DamageTaken, DamageTakenRules())
register_amount(AttackHad, AttackHadRules())
register_amount(PerCard, PerCardRules())
register_amount(LessPerCard, LessPerCardRules())
register_amount(PerStandby, PerStandbyRules())
register_amount(DoublingEachStandby, DoublingEachStandbyRules())
register_amount(PerCounter, PerCounterRules())
register_amount(OriginalAttackOf, OriginalAttackOfRules())
register_amount(OriginalDefenseOf, OriginalDefenseOfRules())
register_amount(LevelOf, LevelOfRules())
register_amount(LevelOfTributed, LevelOfTributedRules())
register_amount(RatingOf, RatingOfRules())
register_amount(PerLevel, PerLevelRules())
register_amount(PerMaterial, PerMaterialRules())
register_amount(HalfOf, HalfOfRules())
register_amount(Less, LessRules())
register_amount(LifeOf, LifeOfRules())
register_amount(LifeDifference, LifeDifferenceRules())
