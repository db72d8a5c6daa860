"""Every event, reason and option has its words in each language."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields
from string import Formatter
from typing import Any

import pytest

from cards.games.yugioh import FORMATS
from cards.talk import TONGUES, happenings
from cards.talk.en import sentences as en
from cards.talk.happenings import Happening
from cards.talk.ja import sentences as ja
from cards.talk.perceiving import perceive
from cards.talk.silent import SILENT
from cards.talk.tongue import BoardWords, Tongue
from cards.talk.zh import sentences as zh
from engine.core.protocol import Event
from engine.yugioh.formats import decks
from engine.yugioh.language import Counter, Until
from engine.yugioh.state import effect_events, events, match_events, summon_events
from engine.yugioh.state.telling import DuelEvent

every_language = pytest.mark.parametrize("tongue", TONGUES.values(), ids=TONGUES)

EVENT_MODULES = (events, effect_events, match_events, summon_events)
WORDED_APART = {"dated", "unknown_named"}
"""No reasons of their own: a ban list with its date, an unknown card whose name is known."""
FAULT_FACTS = {
    *("code", "card", "part", "count", "times", "least", "most", "difference"),
    *("list", "since"),
}


def classes(module: object, base: type) -> list[type]:
    """Every class of that kind that the module defines."""
    defined = [value for _, value in inspect.getmembers(module, inspect.isclass)]
    return [each for each in defined if issubclass(each, base) and each is not base]


EVENTS = [event for module in EVENT_MODULES for event in classes(module, DuelEvent)]


def named(template: str) -> set[str]:
    """The values that a template asks for."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def fault_reasons() -> set[str]:
    """Every reason for which a deck is refused."""
    calls = [
        node
        for node in ast.walk(ast.parse(inspect.getsource(decks)))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Fault"
    ]
    reasons = [node for call in calls for node in ast.walk(call.args[0])]
    return {str(node.value) for node in reasons if isinstance(node, ast.Constant)}


def templates(words: BoardWords) -> Iterator[str]:
    """Every sentence and template among the words."""
    for field in fields(words):
        value = getattr(words, field.name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield from value.values()


def test_there_are_events_and_happenings_to_know() -> None:
    assert len(classes(events, DuelEvent)) > 30
    assert len(classes(happenings, Happening)) > 25


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_told_or_silent_on_purpose(event: type[Event]) -> None:
    told = perceive.dispatch(event) is not perceive.dispatch(Event)

    assert told is not (event in SILENT)


@every_language
@pytest.mark.parametrize("happening", classes(happenings, Happening))
def test_every_happening_has_its_sentence(happening: type[Happening], tongue: Tongue) -> None:
    sentence: Any = tongue.sentence

    assert sentence.dispatch(happening) is not sentence.dispatch(Happening)


@every_language
def test_every_term_of_the_table_is_known(tongue: Tongue) -> None:
    assert set(tongue.board.counters) == set(Counter)


@every_language
def test_every_fault_of_a_deck_is_known(tongue: Tongue) -> None:
    assert set(tongue.faults) == fault_reasons() | WORDED_APART
    assert set(tongue.parts) == {"main", "extra", "side"}
    for sentence in tongue.faults.values():
        assert named(sentence) <= FAULT_FACTS


@every_language
def test_templates_ask_for_the_same_values_as_in_english(tongue: Tongue) -> None:
    english = TONGUES["en"].board
    ours = [named(template) for template in templates(tongue.board)]

    assert ours == [named(template) for template in templates(english)]


@pytest.mark.parametrize("names", FORMATS.values(), ids=FORMATS)
def test_formats_are_named_in_every_language(names: dict[str, str]) -> None:
    assert set(names) == set(TONGUES)


@pytest.mark.parametrize("words", [en.UNTIL, ja.UNTIL, zh.UNTIL], ids=TONGUES)
def test_every_length_of_time_is_known(words: dict[Until, str]) -> None:
    assert sorted(words, key=str) == sorted(Until, key=str)
