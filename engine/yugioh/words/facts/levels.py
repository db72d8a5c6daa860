"""Facts that change the Levels of monsters, and Pendulum Scales."""

from dataclasses import replace

from engine.yugioh.asked import worth
from engine.yugioh.facts.numbers import level
from engine.yugioh.language import (
    FORMER,
    Fact,
    GainsLevels,
    LevelAsMaterial,
    LevelBecomes,
    LevelOf,
    ScaleBecomes,
    Stat,
    ThatCard,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Changes, Claim, Lowers
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.facts.numbers import NumberRules, aims_at_shown
from engine.yugioh.words.hand_acts import LEVELS, changes, register_act


class GainsLevelsRules(NumberRules[GainsLevels]):
    """These monsters have so many Levels more."""

    def of_own_numbers(self, fact: GainsLevels) -> bool:
        """Q&A 21800."""
        return True

    def says(self, fact: GainsLevels) -> tuple[Claim, ...]:
        return (Changes(Stat.LEVEL, fact.who, fact.levels, followed=fact.followed),)

    def suits(self, fact: GainsLevels, card: Card) -> bool:
        return not aims_at_shown(fact, card) or card.text.level > 0

    def gains(self, fact: GainsLevels, duel: Duel, card: Card) -> bool:
        """A target of Level 1 is lowered no more (FAQ 12289)."""
        lowers = isinstance(fact.levels, int) and fact.levels < 0
        return not (lowers and aims_at_shown(fact, card)) or level(duel, card) > 1


class LevelAsMaterialRules(FactRules[LevelAsMaterial]):
    """As Synchro Materials they have fewer Levels."""

    def says(self, fact: LevelAsMaterial) -> tuple[Claim, ...]:
        return (Lowers(fact.who, fact.lower, fact.but),)


class LevelBecomesRules(NumberRules[LevelBecomes]):
    """The Level of these monsters is that."""

    def of_own_numbers(self, fact: LevelBecomes) -> bool:
        """Q&A 21800."""
        return True

    def says(self, fact: LevelBecomes) -> tuple[Claim, ...]:
        return (Changes(Stat.LEVEL, fact.who, fact.level, sets=True),)

    def suits(self, fact: LevelBecomes, card: Card) -> bool:
        """What has no Level takes none, and none is taken over from it (FAQ 10741)."""
        amount = fact.level
        taken_over = isinstance(amount, LevelOf) and isinstance(amount.of, ThatCard)
        return not (taken_over or aims_at_shown(fact, card)) or card.text.level > 0

    def settled(self, fact: LevelBecomes, duel: Duel, speaker: Speaker) -> Fact:
        return replace(fact, level=worth(fact.level, duel, speaker))

    def gains(self, fact: LevelBecomes, duel: Duel, card: Card) -> bool:
        """A target that is of that Level already gains nothing (Q&A 13555)."""
        return not aims_at_shown(fact, card) or level(duel, card) != fact.level


class ScaleBecomesRules(NumberRules[ScaleBecomes]):
    """The Pendulum Scale of these cards is that number."""

    def of_face_up(self, fact: ScaleBecomes) -> bool:
        return False

    def says(self, fact: ScaleBecomes) -> tuple[Claim, ...]:
        return (Changes(Stat.SCALE, fact.who, fact.scale, sets=True),)


register_fact(GainsLevels, GainsLevelsRules())
register_fact(LevelAsMaterial, LevelAsMaterialRules())
register_fact(LevelBecomes, LevelBecomesRules())
register_fact(ScaleBecomes, ScaleBecomesRules())
register_act(
    HandAct.LEVEL_BECOMES,
    changes(lambda done: LevelBecomes(FORMER, done.number), numbers=LEVELS),
)
