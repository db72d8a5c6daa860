"""A word of which the engine knows too little stops the program, not a duel."""

import inspect
import sys
from importlib import import_module
from typing import Any

import pytest

from engine.yugioh.language import Draw
from engine.yugioh.words.effects import EFFECTS, EffectRules
from engine.yugioh.words.facts.base import FACTS, FactRules
from engine.yugioh.words.family import members, require
from engine.yugioh.words.steps import STEPS, StepRules

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


def test_rules_of_a_step_that_do_not_say_what_it_does_cannot_be_made() -> None:
    class Half(StepRules[Draw]):
        pass

    with pytest.raises(TypeError, match="carry_out"):
        Half()  # type: ignore[abstract]


@pytest.mark.parametrize("word", STEPS, ids=lambda word: word.__name__)
def test_the_rules_of_a_step_stand_in_a_room_of_its_own(word: type) -> None:
    rules = STEPS[word]

    assert type(rules).__name__ == f"{word.__name__}Rules"


READ: dict[type, FactRules[Any] | EffectRules[Any]] = {**FACTS, **EFFECTS}


@pytest.mark.parametrize("word", READ, ids=lambda word: word.__name__)
def test_a_fact_or_an_effect_is_read_where_its_rules_say(word: type) -> None:
    module = sys.modules[READ[word].read_by.__module__]

    assert word.__name__ in inspect.getsource(module)
    assert not module.__name__.startswith("engine.yugioh.words.facts")
