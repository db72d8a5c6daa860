"""Each trigger says which events it waits for, and answers no others."""

from collections.abc import Iterator
from random import Random

from engine.yugioh import language
from engine.yugioh.game.looking import duel_of
from engine.yugioh.language import Trigger
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.triggers.base import AWAITED, answers, awaited
from tests.fuzz.pairings import PATCHWORKS, opened
from tests.strangers import play_out


def words_of(family: type) -> Iterator[type]:
    for name in language.VOCABULARY:
        each = getattr(language, name)
        if isinstance(each, type) and issubclass(each, family) and each is not family:
            yield each


def test_each_trigger_says_which_events_it_waits_for() -> None:
    assert set(AWAITED) == set(words_of(Trigger))


def test_no_trigger_answers_an_event_of_another_kind() -> None:
    """Where it did, it would be overlooked: what it does not wait for it is not asked."""
    match = opened(PATCHWORKS[0], 3)
    duel = duel_of(match)
    asked = 0

    def nothing_else_answers() -> None:
        nonlocal asked
        for card, use in duel.index.triggering:
            for event in duel.timeline.occasion:
                assert use.trigger is not None
                if type(event) not in awaited(use.trigger):
                    asked += 1
                    assert answers(use.trigger, event, duel, Speaker(card, card.owner)) is None

    match.start()
    for _ in play_out(match, Random(3)):
        nothing_else_answers()

    assert asked > 1000
