"""How many words of the game one card alone says; those are few, and each has its reason."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from cards.duelmasters import cards
from engine.duelmasters import language
from engine.duelmasters.acts.triggering import GALAXY_GO, JUST_DIVER
from engine.duelmasters.language.families import Word
from engine.duelmasters.language.keywords import Galaxshield, Has, Key
from tests.duelmasters.rare import RARE

MOST_RARE = 18
"""So many words one card alone may say; where one is composed of others, it goes down."""


def said(word: object) -> Iterator[str]:
    """Every word of a tree, and what a keyword of it says by its rule."""
    if isinstance(word, tuple):
        for each in word:
            yield from said(each)
    elif isinstance(word, type):
        yield word.__name__
    elif is_dataclass(word):
        yield type(word).__name__
        for field in fields(word):
            yield from said(getattr(word, field.name))
        if isinstance(word, Galaxshield):
            yield from said(GALAXY_GO)
        if isinstance(word, Has) and Key.JUST_DIVER in word.keys:
            yield from said(JUST_DIVER)


def sayers() -> Mapping[str, set[str]]:
    """For each word the sides that say it."""
    found: dict[str, set[str]] = defaultdict(set)
    for card in cards().values():
        for side in card.sides:
            for word in said(side.abilities):
                found[word].add(side.name)
    return found


def test_a_word_that_one_card_says_has_its_reason() -> None:
    once = {word for word, names in sayers().items() if len(names) == 1}

    assert once == RARE.keys(), "compose it of words there are, or give the reason in RARE"
    assert len(once) <= MOST_RARE


def test_every_word_is_said_or_is_what_others_are_kinds_of() -> None:
    words = {
        name
        for name, each in vars(language).items()
        if isinstance(each, type) and issubclass(each, Word) and each is not Word
    }
    families = {each.__name__ for each in Word.__subclasses__()}

    assert words - families - sayers().keys() == {"Priced", "StrikeNow", "PayAndUse"}
