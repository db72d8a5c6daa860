"""How many words of the game one card alone says, and how many files name an ability."""

from statistics import median

from tests.duelmasters.naming import naming, said_once, sayers, words
from tests.duelmasters.rare import RARE

MOST_RARE = 11
"""So many words one card alone may say; where one is composed of others, it goes down."""
MEDIAN_OF_AN_ABILITY, MOST_OF_AN_ABILITY = 3, 8


def test_a_word_that_one_card_says_has_its_reason() -> None:
    once = said_once()

    assert once == RARE.keys(), "compose it of words there are, or give the reason in RARE"
    assert len(once) <= MOST_RARE


def test_every_word_is_said_or_is_what_others_are_kinds_of() -> None:
    assert words().keys() - sayers().keys() == {"Priced", "StrikeNow", "PayAndUse"}


def test_few_files_name_an_ability() -> None:
    """Who adds one, or changes it, should not have to look for it."""
    counts = naming()

    assert median(counts.values()) <= MEDIAN_OF_AN_ABILITY
    assert max(counts.values()) <= MOST_OF_AN_ABILITY
