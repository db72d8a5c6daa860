"""In which order a panel shows the table in words, its picture and the question."""

import pytest

from bot.duels.panel.panel import panel
from bot.people.terms import Shown
from bot.shared.components import Component
from bot.shared.drawing.canvas import Picture
from engine.core.game import Block, Board
from engine.core.prompts import Choice, Prompt, Shape
from tests.bot.test_widgets import sight

_GALLERY = 12
PICTURE = Picture("board.png", "The board", b"")
QUESTION = Prompt(Shape.PICK, "What do you do?", (Choice("Draw"),), 1, 1)


def order(component: Component) -> list[str]:
    """What each piece is, by words that only it has."""
    marks = {"Sangan": "field", "Kuriboh": "hand", "What do you do?": "question"}
    found = []
    for each in component["components"]:
        if each["type"] == _GALLERY:
            found.append("picture")
        found += [name for mark, name in marks.items() if mark in str(each.get("content"))]
    return found


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        (Shown.PICTURE, ["picture", "hand", "question"]),
        (Shown.BOTH, ["field", "hand", "picture", "question"]),
    ],
)
def test_a_picture_beside_all_the_words_stands_directly_above_the_question(
    shown: Shown, expected: list[str]
) -> None:
    field, hand = Block("Kaiba", ("M1 · Sangan",)), Block("Hand", ("Kuriboh",))
    seen = sight(QUESTION, board=Board("Turn 1", (field,), hand), picture=PICTURE, shown=shown)
    assert order(panel(seen)) == expected
