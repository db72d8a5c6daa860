"""What counts as added to the hand: whatever comes there and is not drawn (Q&A 8323, 21230)."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Attribute,
    Cards,
    GainLife,
    If,
    IsAddedToHand,
    Kind,
    Place,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster
from tests.table import Table, face_down, side


def watcher(origin: Place | None) -> CardText:
    """It has to answer that a monster is added to the opponent's hand."""
    return monster(
        "Watcher",
        9001,
        If(IsAddedToHand(Whose.THEIRS, Cards(Kind.MONSTER), origin), do=GainLife(100)),
        attribute=Attribute.EARTH,
        type=Type.ROCK,
        level=4,
        attack=1000,
        defense=1000,
    )


@pytest.mark.parametrize(("origin", "life"), [(None, 8100), (Place.DECK, 8000)])
def test_what_is_returned_to_the_hand_is_added_to_it_unless_it_has_to_come_from_the_deck(
    origin: Place | None, life: int, lay_beside: Callable[..., None]
) -> None:
    lay_beside(watcher(origin))
    table = Table(
        yugi=side(field=["Uraby", face_down("Compulsory Evacuation Device")]),
        kaiba=side(field=["Watcher"]),
    )
    table.yugi.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
    assert table.kaiba.life == life


def test_what_is_drawn_is_not(lay_beside: Callable[..., None]) -> None:
    lay_beside(watcher(None))
    table = Table(
        yugi=side(hand=["Upstart Goblin"], deck=["Uraby"]), kaiba=side(field=["Watcher"])
    )
    table.yugi.activates("Upstart Goblin")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
    assert table.kaiba.life == 9000
