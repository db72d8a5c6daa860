"""A card by hand as a whole, made of what is printed alone, as an import makes it."""

from dataclasses import replace

import pytest

from cards.witnessing.whole import done_by_hand
from engine.core.cards import Facts
from engine.yugioh.language import Draw, Ignition
from engine.yugioh.pool.state import State
from tests.witnessing.test_by_hand import HERON, HUMS, LASTING, SPELL, TRAP, made

SINGS = "If a tune is hummed: You cannot sing."


@pytest.mark.parametrize("facts", [HERON, SPELL, LASTING, TRAP])
@pytest.mark.parametrize(
    "text",
    [
        HUMS,
        f"{HUMS} {SINGS}",
        f"Cannot be hummed. {HUMS}",
        "You can Special Summon this card (from your hand) by humming. Gains 100 tunes.",
        "If this card is sent to the GY humming: You can sing. All monsters must hum.",
    ],
)
def test_it_is_what_an_import_makes_of_it(facts: Facts, text: str) -> None:
    card, state = made(text, facts)
    assert state == State.BY_HAND
    assert done_by_hand(replace(card, effects=()), text, "") == card


def test_what_was_read_is_gone_and_facts_are_kept() -> None:
    card, _ = made("Once per turn: You can draw 1 card.")
    assert any(isinstance(each, Ignition) and each.do == Draw(1) for each in card.effects)
    found = done_by_hand(card, "Once per turn: You can draw 1 card.", "")
    assert not any(getattr(each, "do", None) == Draw(1) for each in found.effects)
    assert replace(found, effects=()) == replace(card, effects=())
