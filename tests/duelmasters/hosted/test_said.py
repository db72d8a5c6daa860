"""Whatever happens has words in three languages, and they fit where they are put."""

from collections import Counter
from pathlib import Path

import pytest

from cards.games import duelmasters
from cards.games.duelmasters import DUELMASTERS
from cards.games.duelmasters.messages import at_table
from cards.games.duelmasters.table.telling import SENTENCES
from cards.languages import LANGUAGES
from engine.core.prompts import Prompt
from engine.core.reading import Group
from engine.duelmasters.state.events import Asked, PartyEvent
from tests.duelmasters.hosted.tables import Moment, opened, readers, watch

LABEL, DETAIL, MENU = 80, 100, 25
QUIET = {"StepBegan", "ShieldsSet", "HandsDrawn", "Drew", "Shielded", "Asked", "Resolved"}
QUIET |= {"AttackEnded", "StartInstructed"}
"""Events that say nothing that is not told by another, or seen on the board."""


def test_messages_are_the_same_in_every_language() -> None:
    facts = {
        each: {key: found.facts for key, found in at_table(each).by_key.items()}
        for each in LANGUAGES
    }

    assert facts["en"].keys() == facts["ja"].keys() == facts["zh"].keys()
    differing = [
        key
        for key, asked in facts["en"].items()
        if not asked == facts["ja"][key] == facts["zh"][key]
    ]
    assert differing == []


def test_every_message_is_said_by_somebody() -> None:
    files = [*Path(duelmasters.__file__).parent.rglob("*.py")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    families = (
        *("house-", "zone-", "ability-", "ask-", "decline-", "do-", "act-", "step-"),
        *("used-", "group-", "count-", "score-", "whose"),
    )
    unsaid = [
        key
        for key in at_table("en").by_key
        if f'"{key}"' not in source and not key.startswith(families)
    ]
    assert unsaid == []


def test_every_kind_of_event_is_told_or_quiet() -> None:
    kinds = {kind.__name__ for kind in PartyEvent.__subclasses__()}
    assert Asked.__name__ in kinds
    assert kinds == {kind.__name__ for kind in SENTENCES} | QUIET


def fits(prompt: Prompt) -> None:
    labels = [choice.label for choice in prompt.choices]
    assert all(0 < len(label) <= LABEL for label in labels)
    assert max(Counter(labels).values(), default=1) == 1
    assert all(len(choice.detail) <= DETAIL for choice in prompt.choices)
    assert prompt.text


def goes_into_menus(groups: tuple[Group, ...]) -> None:
    """Each place may have to be one option of a menu; handles are told apart."""
    assert len(groups) <= MENU
    handles = [card.handle for group in groups for card in group.cards]
    assert len(handles) == len(set(handles))
    assert all(group.cards and group.title for group in groups)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_told_and_all_that_is_asked_has_words(language: str) -> None:
    def look(moment: Moment) -> None:
        for reader in readers(moment.match, language):
            lines = DUELMASTERS.tell(moment.match, moment.told[reader.seat], reader)
            assert all(line and "{" not in line for line in lines)
            board = DUELMASTERS.show(moment.match, reader)
            assert board.heading
            assert board.picture is not None
            assert board.picture(language, reader.names).sides
            groups = DUELMASTERS.cards(moment.match, reader)
            goes_into_menus(groups)
            prompt = DUELMASTERS.ask(moment.match, reader)
            assert (prompt is not None) == (reader.seat == moment.decision.seat)
            if prompt is not None:
                fits(prompt)
                for card in (card for group in groups for card in group.cards if card.options):
                    offers = DUELMASTERS.read(moment.match, reader, card.handle).offers
                    assert tuple(offer.index for offer in offers) == card.options
            DUELMASTERS.score(moment.match, reader, moment.decision.seat)
        DUELMASTERS.occasion(moment.match, moment.decision)

    number = LANGUAGES.index(language)
    assert watch(opened(number, 3 + number), number, look, 250) > 100
