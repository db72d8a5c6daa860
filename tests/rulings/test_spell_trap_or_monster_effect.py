"""“When a Spell/Trap Card, or monster effect, is activated”: a card, or a monster's effect."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Activate,
    Cards,
    Draw,
    Ignition,
    IsActivated,
    NegateActivation,
    Whose,
)
from tests.table import Table, face_up, side

WHEN = IsActivated(Cards(whose=Whose.THEIRS), by_kind=True)


@pytest.fixture(autouse=True)
def cards(lay_beside: Callable[..., None]) -> None:
    draws = Ignition(do=Draw(1))
    said = {
        "Answer": ("Magic Jammer", (Activate(when=WHEN, do=NegateActivation()),)),
        "Monster That Draws": ("Uraby", (draws,)),
        "Spell That Stays": ("Supply Squad", (Activate(), draws)),
    }
    lay_beside(
        *(
            replace(by_name(like), name=name, passcode=code, effects=effects)
            for code, (name, (like, effects)) in enumerate(said.items(), 9001)
        )
    )


@pytest.mark.parametrize(
    ("held", "lies", "answered"),
    [
        ("Pot of Greed", "", True),
        ("", "Monster That Draws", True),
        ("", "Spell That Stays", False),
    ],
)
def test_the_effect_of_a_spell_that_lies_there_is_neither(
    held: str, lies: str, answered: bool
) -> None:
    """FAQ of Herald of Perfection: not to the effect of a Spell that is face-up already."""
    field = [face_up(lies)] if lies else []
    yugi = side(hand=[held] if held else [], field=field, deck=["Uraby"] * 4)
    table = Table(yugi=yugi, kaiba=side(field=["Answer"]))
    table.yugi.activates(held or lies)

    assert table.kaiba.may("activate", "Answer") is answered
