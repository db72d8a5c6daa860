"""Everything about a duel is said in three languages, with the same keys and facts."""

from enum import Enum

import pytest

from cards.talk import TONGUES
from cards.talk.asking import slug
from cards.talk.tongue import Tongue, key
from engine.yugioh.language import Phase, Place, Position, Summon, Timing, Until
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.reasons import Direct, Reason, Reply, Sign, Turn, Verb

every_language = pytest.mark.parametrize("tongue", TONGUES.values(), ids=TONGUES)

GRAMMAR = {"person"}
"""Facts that only choose a form of the words, which a language may have no use for."""
SAME = {"number": "count"}
"""A count of cards, without and with its unit: which one fits is up to the language."""
NAMED: tuple[type[Enum], ...] = (
    *(Phase, Place, Position, Summon, Timing, Until),
    *(Coin, Direct, Reply, Sign, Turn),
)
ISOLATION = {"\u2066", "\u2067", "\u2068", "\u2069"}


def facts(tongue: Tongue) -> dict[str, set[str]]:
    """What every message asks for, beside grammar."""
    return {
        name: {SAME.get(fact, fact) for fact in message.facts} - GRAMMAR
        for name, message in tongue.words.by_key.items()
    }


@every_language
def test_every_language_has_the_same_messages_and_facts(tongue: Tongue) -> None:
    assert facts(tongue) == facts(TONGUES["en"])


@every_language
def test_every_value_has_its_name(tongue: Tongue) -> None:
    for value in (value for kind in NAMED for value in kind):
        assert tongue.term(value)
        assert not tongue.words.by_key[key(value)].facts


@every_language
def test_every_reason_has_its_question_and_every_verb_its_label(tongue: Tongue) -> None:
    for reason in Reason:
        assert tongue.words.by_key[f"ask-{slug(reason)}"]
    for verb in Verb:
        assert tongue.words.by_key[f"do-{slug(verb)}"]


@every_language
def test_no_message_isolates_its_facts(tongue: Tongue) -> None:
    for name, message in tongue.words.by_key.items():
        said = tongue.words.say(name, **dict.fromkeys(message.facts, "…"))

        assert said
        assert not ISOLATION & set(said)
