"""Two facts that are said together: whatever is asked of them is asked of both."""

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    BothHold,
    CannotBattle,
    CannotDeclareAttacks,
    EffectsNegated,
    Fact,
    Gains,
    LifeOf,
    Whose,
)
from engine.yugioh.words.facts.base import FactRules, rules_of_fact
from engine.yugioh.words.facts.joined import BothHoldRules
from tests.builds import only_of_the_source
from tests.rulings.inventing import named, speaking
from tests.table import attacking, side

CALM = CannotBattle(Whose.YOURS)
DEFENSE_ALONE = Gains(THAT, 0, 500)


@only_of_the_source("compiled, a class does not tell what it has of its own")
def test_no_question_about_a_fact_is_left_to_what_is_usual() -> None:
    questions = {name for name in vars(FactRules) if not name.startswith("_")}

    assert "settled" in questions
    assert questions <= vars(BothHoldRules).keys()


def test_its_amounts_are_settled() -> None:
    duel, speaker = speaking(side(field=["Uraby"]), "Uraby")
    fact = BothHold(Gains(THIS, LifeOf(Whose.YOURS)), CALM)

    settled = rules_of_fact(fact).settled(fact, duel, speaker)
    assert settled == BothHold(Gains(THIS, 8000), CALM)


@pytest.mark.parametrize(
    ("first", "second", "protects"),
    [
        (CALM, CannotDeclareAttacks(Whose.THEIRS), True),
        (CannotDeclareAttacks(Whose.THEIRS), CALM, True),
        (CALM, CALM, False),
    ],
)
def test_either_of_them_can_take_the_harm_out_of_an_attack(
    first: Fact, second: Fact, protects: bool
) -> None:
    fact = BothHold(first, second)
    assert rules_of_fact(fact).protects(fact) is protects


def test_what_is_of_face_up_cards_and_what_is_not_reach_a_face_down_one_together() -> None:
    of_both = BothHold(EffectsNegated(THAT), DEFENSE_ALONE)
    of_one = BothHold(EffectsNegated(THAT), CALM)

    assert rules_of_fact(of_both).of_face_up(of_both)
    assert not rules_of_fact(of_one).of_face_up(of_one)


def test_a_target_of_which_neither_would_mean_anything_does_not_suit() -> None:
    duel, _ = speaking(side(field=[attacking("Link Spider", "E1"), "Uraby"]), "Uraby")
    fact = BothHold(DEFENSE_ALONE, DEFENSE_ALONE)

    assert not rules_of_fact(fact).suits(fact, named(duel, "Link Spider"))
    assert rules_of_fact(fact).suits(fact, named(duel, "Uraby"))


def test_a_target_that_has_anything_of_one_of_them_gains() -> None:
    duel, _ = speaking(side(field=["Uraby"]), "Uraby")
    vain = EffectsNegated(THAT)
    uraby = named(duel, "Uraby")
    both, one = BothHold(vain, vain), BothHold(vain, DEFENSE_ALONE)

    assert not rules_of_fact(both).gains(both, duel, uraby)
    assert rules_of_fact(one).gains(one, duel, uraby)
