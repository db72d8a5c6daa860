"""What is chosen "from among them" is of what was looked at just before."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    Activate,
    Cards,
    Choose,
    Discard,
    Every,
    LookAt,
    Place,
    Then,
    Whose,
    spell,
)

SPELL = spell("A Spell of Ours", 1)
THEIRS = Cards(whose=Whose.THEIRS, place=Place.HAND)


def test_of_the_hand_that_was_looked_at_one_is_discarded() -> None:
    said = "①：相手の手札を全て確認し、その中からカード１枚を選んで捨てる。"
    looks = Then(LookAt(Every(THEIRS)), Discard(Choose(THEIRS)))

    assert parse(SPELL, [said], "ja").effects == (Activate(do=looks),)


def test_what_was_excavated_is_not_their_hand() -> None:
    said = "①：自分のデッキの上からカードを３枚めくり、その中からカード１枚を選んで捨てる。"
    with pytest.raises(UnknownTextError):
        parse(SPELL, [said], "ja")
