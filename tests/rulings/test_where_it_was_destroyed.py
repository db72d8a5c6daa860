"""Of a card that was destroyed: where it lay, and what it then does."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Cards,
    Cause,
    Destroy,
    Draw,
    Every,
    If,
    IsDestroyed,
    Named,
    Place,
    Target,
    Whose,
)
from engine.yugioh.language.cards import spell
from engine.yugioh.state.reasons import Reason
from tests.fuzz.explaining import unexplained
from tests.table import Table, side
from tests.table.laying import Lying

MINE = Cards(whose=Whose.YOURS, place=Place.FIELD)


@pytest.mark.parametrize(
    ("as_monster", "zone", "on", "is_triggered"),
    [
        (False, "S1", "", True),
        (False, "S2", "Uraby", True),
        (False, "M3", "", True),
        (True, "S1", "", False),
        (True, "S2", "Uraby", False),
        (True, "M3", "", True),
    ],
)
def test_destroyed_on_the_field_it_was_so_in_whatever_zone(
    as_monster: bool,
    zone: str,
    on: str,
    is_triggered: bool,
    lay_beside: Callable[..., None],
) -> None:
    """FAQ 11960 and 12285; as an Equip Card, Q&A 18927; without "on the field", Q&A 19816."""
    falls = If(
        IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), as_monster=as_monster),
        do=Draw(1),
        you_can=True,
    )
    lay_beside(
        replace(
            by_name("Dragonpulse Magician"), name="Hopeful", passcode=9001, effects=(falls,)
        ),
        spell("Smash", 9002, Activate(target=Target(MINE), do=Destroy(THAT))),
    )
    hopeful = Lying("Hopeful", zone, face_up=True, on=on)
    table = Table(yugi=side(field=["Uraby", hopeful], hand=["Smash"]))
    table.yugi.activates("Smash", targeting="Hopeful")
    table.everyone_passes()

    assert table.was_asked(table.yugi, Reason.TRIGGER) is is_triggered


@pytest.mark.rule("MR-PEND-09")
def test_what_it_does_in_the_extra_deck_is_thought_of_there(
    lay_beside: Callable[..., None],
) -> None:
    """FAQ 12285: destroyed, it is answered from where it lies, face-up in the Extra Deck."""
    falls = If(IsDestroyed(THIS, Cause.EFFECT), do=Draw(1), you_can=True)
    card = replace(by_name("Dragonpulse Magician"), name="Hopeful", passcode=9001)
    lay_beside(
        replace(card, effects=(falls,)),
        spell("Smash", 9002, Activate(target=Target(MINE), do=Destroy(THAT))),
    )
    table = Table(yugi=side(field=[Lying("Hopeful", "M3", face_up=True)], hand=["Smash"]))
    table.yugi.activates("Smash", targeting="Hopeful")
    table.kaiba.passes()
    table.yugi.passes()

    assert unexplained(table.driver.match) == []


@pytest.mark.rule("MR-EFF-05")
@pytest.mark.parametrize("on_field", [False, True])
@pytest.mark.parametrize("place", [Place.HAND, Place.FIELD])
def test_on_the_field_is_neither_in_the_hand_nor_in_the_deck(
    on_field: bool, place: Place, lay_beside: Callable[..., None]
) -> None:
    """FAQ 10109, 7145: what names no place is answered from the hand, and the Deck, as well."""
    falls = If(IsDestroyed(THIS, Cause.EFFECT, on_field=on_field), do=Draw(1), you_can=True)
    in_hand = place is Place.HAND
    mine = Cards(whose=Whose.YOURS, place=place, like=(Named("Cat"),))
    lay_beside(
        replace(by_name("Kuriboh"), name="Cat", passcode=9001, effects=(falls,)),
        spell("Smash", 9002, Activate(do=Destroy(Every(mine)))),
    )
    field = ["Smash"] if in_hand else ["Smash", "Cat"]
    table = Table(yugi=side(field=field, hand=["Cat"] if in_hand else []))
    table.yugi.activates("Smash")
    table.everyone_passes()

    assert "Cat" in table.yugi.graveyard
    assert table.was_asked(table.yugi, Reason.TRIGGER) is not (in_hand and on_field)
