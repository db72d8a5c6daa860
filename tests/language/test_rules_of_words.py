"""A word of which the engine knows too little stops the program, not a duel."""

import ast
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from cards.yugioh import BOOK
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
    THIS,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    CannotAttack,
    Destroy,
    Draw,
    During,
    Fact,
    HasMaterial,
    IsDestroyed,
    Joined,
    LifeOf,
    Quick,
    Step,
    Then,
    ThisCard,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.claims import matter
from engine.yugioh.state.events.moves import Destroyed
from engine.yugioh.state.saying import claims_of
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.effects.base import ACTIVATABLE, EFFECTS, register_effect
from engine.yugioh.words.facts.base import FACTS, register_fact
from engine.yugioh.words.family import members, require
from engine.yugioh.words.steps import STEPS, StepRules, effects_on, register, steps_in
from engine.yugioh.words.triggers.base import TRIGGERS, register_trigger
from tests.builds import only_of_the_source
from tests.language.facts import every_way
from tests.rows import through_all

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


@only_of_the_source("compiled rules have no kinds beside those of the engine")
def test_rules_of_a_step_that_do_not_say_what_it_does_cannot_be_made() -> None:
    class Half(StepRules[Draw]):
        pass

    with pytest.raises(TypeError, match="carry_out"):
        Half()  # type: ignore[abstract]


@only_of_the_source("compiled rules have no kinds beside those of the engine")
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


@through_all(ROOMS, lambda word: word.__name__)
def test_the_rules_of_a_word_stand_in_a_room_of_its_own(word: type) -> None:
    rules = ROOMS[word]

    assert type(rules).__name__ == f"{word.__name__}Rules"


ENGINE = Path(__file__).parents[2] / "engine" / "yugioh"
ROOMS_OF_RULES = (ENGINE / "language", ENGINE / "words" / "facts", ENGINE / "words" / "effects")
CLAIMS = ENGINE / "state" / "claims.py"


def names_read(source: str) -> set[str]:
    """What a module names beside its imports, and the members of what it names so."""
    nodes = list(ast.walk(ast.parse(source)))
    return {
        *(node.id for node in nodes if isinstance(node, ast.Name)),
        *(ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute)),
    }


def test_a_word_that_is_only_imported_or_part_of_another_is_not_read() -> None:
    source = "from a import Flip\ndef read(of: Flipped): ...\n"

    assert names_read(source) == {"Flipped"}


MODULES = [path for path in ENGINE.rglob("*.py") if path.parent not in ROOMS_OF_RULES]


@cache
def names_in(path: Path) -> frozenset[str]:
    """What the module at that path names."""
    return frozenset(names_read(path.read_text(encoding="utf-8")))


@cache
def read() -> frozenset[str]:
    """What is named by the rules of the game, beside the words and what is known of them."""
    return frozenset().union(*(names_in(path) for path in MODULES if path != CLAIMS))


ANSWERED = {
    *ACTIVATABLE,
    *(word for word, rules in EFFECTS.items() if rules.acts_of_itself),
}
"""Effects of which their own rules tell all there is."""


@pytest.mark.parametrize(
    "word",
    [word for word in EFFECTS if word not in ANSWERED],
    ids=lambda word: word.__name__,
)
def test_an_effect_is_read_by_a_rule_of_the_game(word: type) -> None:
    """Of itself it changes nothing: some rule asks for the effects of its kind."""
    assert word.__name__ in read()


def source_of(about: object) -> str:
    """How the rules of the game write what a claim is about."""
    return about.__name__ if isinstance(about, type) else str(about)


@through_all(FACTS, lambda word: word.__name__)
def test_whatever_a_fact_says_some_rule_of_the_game_asks_for(word: type[Fact]) -> None:
    """Of itself it changes nothing; what forbids a verb, `test_why_not_by_fact` shows."""
    ways = [claims_of(fact) for fact in every_way(word)]

    assert all(ways)
    assert {source_of(matter(claim)) for claims in ways for claim in claims} <= read()


@through_all(FACTS, lambda word: word.__name__)
def test_the_rules_of_a_fact_stand_in_a_room_of_their_own(word: type[Fact]) -> None:
    assert type(FACTS[word]).__name__ == f"{word.__name__}Rules"


@through_all(
    MODULES,
    lambda path: path.relative_to(ENGINE).as_posix(),
)
def test_a_fact_is_named_in_its_own_room_alone(path: Path) -> None:
    assert {word.__name__ for word in FACTS} & names_in(path) == set()


def test_every_change_is_told_by_a_step_that_some_card_says() -> None:
    said = (part for text in BOOK.values() for part in parts(text) if isinstance(part, Step))
    told = {does.how for step in said for does in effects_on(step)}

    assert told == set(Change)


@pytest.mark.parametrize("join", [And, AndIfYouDo, Then, AlsoAfterThat])
def test_what_is_joined_does_by_itself_nothing_that_its_parts_do(join: type[Joined]) -> None:
    both = join(Destroy(THIS), Draw(1))

    assert effects_on(both) == ()
    assert [list(effects_on(step)) for step in steps_in(both)] == [
        [],
        [Does(Change.DESTROYED, THIS)],
        [],
    ]
