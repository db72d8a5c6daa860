"""Targets of several descriptions, of which no two may have one name, are told so."""

import pytest

from cards.grammar.printing import text
from engine.yugioh.language import (
    THAT,
    Activate,
    AddToHand,
    AnyOf,
    Cards,
    Kind,
    Place,
    Target,
    Whose,
    spell,
)

OWN = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD)
GONE = Cards(Kind.MONSTER, Whose.YOURS, Place.BANISHED)


@pytest.mark.parametrize("of", [AnyOf(OWN, THEIRS), AnyOf(OWN, THEIRS, GONE)])
@pytest.mark.parametrize("up_to", [False, True])
def test_different_names_are_told(of: AnyOf, up_to: bool) -> None:
    target = Target(of, 2, up_to=up_to, named_apart=True)
    card = spell("A Spell of Ours", 1, Activate(target=target, do=AddToHand(THAT)))

    english = text(card, "en")[0]
    assert "with different names" in english
    assert ("up to" in english, "banished" in english) == (up_to, of.third is not None)
    assert "同名カードは１枚まで" in text(card, "ja")[0]
    assert "同名卡最多1张" in text(card, "zh")[0]
