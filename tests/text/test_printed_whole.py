"""What is printed loses nothing of what was read."""

import pytest

from cards.grammar.reader import parse
from cards.text.page import TEXT
from engine.yugioh.language import (
    THIS,
    Choose,
    Ignition,
    TributeCards,
    parts,
)
from tests.text.japanese import MONSTER


def test_it_is_this_card_that_is_banished_where_nothing_else_was_spoken_of() -> None:
    """Enneacraft Release, Exxod Fires of Rage."""
    said = "If this card is in your GY: You can banish it, then target 1 monster in your GY; "
    (effect,) = parse(MONSTER, [f"{said}add it to your hand."]).effects

    assert isinstance(effect, Ignition)
    assert getattr(effect.cost, "what", None) == THIS


def test_how_many_are_tributed_at_most_is_printed() -> None:
    """Gaia Soul the Combustible Collective."""
    said = "You can Tribute up to 2 Pyro monsters; draw 1 card."
    card = parse(MONSTER, [said])

    assert TEXT["en"](card) == (said,)
    (tributes,) = (each for each in parts(card.effects[0]) if isinstance(each, TributeCards))
    assert isinstance(tributes.what, Choose)
    assert (tributes.what.up_to, tributes.what.count) == (True, 2)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "If your opponent controls 2 or more cards in their Spell & Trap Zone: You can "
            "draw 1 card.",
            "If there are 2 or more cards in your opponent's Spell & Trap Zone: You can draw 1 "
            "card.",
        ),
        (
            "If your opponent controls no cards in their Spell & Trap Zone: You can draw 1 "
            "card.",
            "If there are no cards in your opponent's Spell & Trap Zone: You can draw 1 card.",
        ),
    ],
)
def test_the_zone_in_which_cards_are_counted_is_printed(said: str, printed: str) -> None:
    assert TEXT["en"](parse(MONSTER, [said])) == (printed,)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "If this card is Normal Summoned: You can take control of 1 monster your opponent "
            "controls.",
            "相手フィールドのモンスター１体のコントロールを得る。",
        ),
        (
            "If this card is Normal Summoned: You can change the battle position of 1 monster "
            "your opponent controls.",
            "相手フィールドのモンスター１体の表示形式を変更する。",
        ),
        (
            "If this card is Normal Summoned: You can return up to 3 monsters on the field to "
            "the hand.",
            "フィールドのモンスターを３体まで持ち主の手札に戻す。",
        ),
    ],
)
def test_japanese_says_of_how_many_it_speaks(said: str, printed: str) -> None:
    (text,) = TEXT["ja"](parse(MONSTER, [said]))
    assert text.endswith(printed)
