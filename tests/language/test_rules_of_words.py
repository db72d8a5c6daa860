"""A word of which the engine knows too little stops the program, not a duel."""

import ast
import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from engine.yugioh.asked import (
    AMOUNTS,
    CONDITIONS,
    NOUNS,
    QUALITIES,
    NounRules,
    QualityRules,
    register_amount,
    register_condition,
    register_noun,
    register_quality,
)
from engine.yugioh.language import (
    CannotAttack,
    Draw,
    During,
    HasMaterial,
    IsDestroyed,
    LifeOf,
    Quick,
    ThisCard,
)
from engine.yugioh.state.events.moves import Destroyed
from engine.yugioh.words.effects import EFFECTS, EffectRules, register_effect
from engine.yugioh.words.facts.base import FACTS, FactRules, register_fact
from engine.yugioh.words.family import members, require
from engine.yugioh.words.steps import STEPS, StepRules, register
from engine.yugioh.words.triggers.base import TRIGGERS, register_trigger

import_module("engine.yugioh.game")


class Family:
    pass


class Branch(Family):
    pass


class Known(Branch):
    pass


class Unknown(Branch):
    pass


def test_a_word_without_rules_is_named() -> None:
    with pytest.raises(TypeError, match=r"no rules for Unknown$"):
        require(Family, {Known: "rules"})


def test_a_family_whose_words_all_have_rules_is_complete() -> None:
    require(Family, {Known: "rules", Unknown: "rules"})

    assert list(members(Family)) == [Known, Unknown]


@pytest.mark.parametrize(
    "again",
    [
        lambda: register(Draw, STEPS[Draw]),
        lambda: register_fact(CannotAttack, FACTS[CannotAttack]),
        lambda: register_effect(Quick, EFFECTS[Quick]),
        lambda: register_trigger(IsDestroyed, TRIGGERS[IsDestroyed], Destroyed),
        lambda: register_condition(During, CONDITIONS[During]),
        lambda: register_amount(LifeOf, AMOUNTS[LifeOf]),
        lambda: register_noun(ThisCard, NOUNS[ThisCard]),
        lambda: register_quality(HasMaterial, QUALITIES[HasMaterial]),
    ],
)
def test_a_word_has_rules_once(again: Callable[[], None]) -> None:
    """Rules that came later would silently take the place of the first."""
    with pytest.raises(TypeError, match="known already"):
        again()


def test_rules_of_a_step_that_do_not_say_what_it_does_cannot_be_made() -> None:
    class Half(StepRules[Draw]):
        pass

    with pytest.raises(TypeError, match="carry_out"):
        Half()  # type: ignore[abstract]


def test_rules_of_a_noun_or_a_quality_that_do_not_say_what_it_means_cannot_be_made() -> None:
    class Pointless(NounRules[ThisCard]):
        pass

    class Vague(QualityRules[HasMaterial]):
        pass

    with pytest.raises(TypeError, match="means"):
        Pointless()  # type: ignore[abstract]
    with pytest.raises(TypeError, match="fits"):
        Vague()  # type: ignore[abstract]


ROOMS: dict[type, object] = {**STEPS, **NOUNS, **QUALITIES}


@pytest.mark.parametrize("word", ROOMS, ids=lambda word: word.__name__)
def test_the_rules_of_a_word_stand_in_a_room_of_its_own(word: type) -> None:
    rules = ROOMS[word]

    assert type(rules).__name__ == f"{word.__name__}Rules"


READ: dict[type, FactRules[Any] | EffectRules[Any]] = {**FACTS, **EFFECTS}


def names_read(source: str) -> set[str]:
    """What a module names beside its imports and the rules that it registers."""
    said = [each for each in ast.parse(source).body if not isinstance(each, ast.Expr)]
    return {node.id for each in said for node in ast.walk(each) if isinstance(node, ast.Name)}


def test_a_word_that_is_only_registered_or_part_of_another_is_not_read() -> None:
    source = "from a import Flip\nregister(Flip, Rules(read))\ndef read(of: Flipped): ...\n"

    assert names_read(source) == {"Flipped"}


@pytest.mark.parametrize("word", READ, ids=lambda word: word.__name__)
def test_a_fact_or_an_effect_is_read_where_its_rules_say(word: type) -> None:
    module = sys.modules[READ[word].read_by.__module__]

    assert word.__name__ in names_read(inspect.getsource(module))
    assert not module.__name__.startswith("engine.yugioh.words.facts")
