"""Effects that are used wherever the card lies of several places, or answer where it was."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Activate,
    Banish,
    Cards,
    Choose,
    Draw,
    Effect,
    GainLife,
    If,
    Ignition,
    IsBanished,
    IsSentToGraveyard,
    Limit,
    Place,
    Quick,
    SendToGraveyard,
    SpecialSummon,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side
from tests.table.laying import Start, face_up

Lay = Callable[..., None]
COMER = ["Comer"]
HELD = Place.HAND, Place.GRAVEYARD
THERE = Place.HAND, Place.FIELD


def comer(*effects: Effect) -> object:
    return replace(by_name("Uraby"), name="Comer", passcode=9001, effects=effects)


def moving(name: str, passcode: int, act: type[SendToGraveyard | Banish], at: Place) -> object:
    mine = Cards(whose=Whose.YOURS, place=at)
    return spell(name, passcode, Activate(do=act(Choose(mine))))


@pytest.mark.parametrize(
    ("lies", "used"),
    [
        (side(hand=COMER), True),
        (side(graveyard=COMER), True),
        (side(field=[face_up("Comer")]), False),
    ],
)
def test_what_is_used_in_the_hand_or_the_graveyard_is_used_there_alone(
    lay_beside: Lay, lies: Start, used: bool
) -> None:
    """MR-EFF-03: where the text says."""
    lay_beside(comer(Ignition(do=SpecialSummon(THIS), where=HELD)))
    table = Table(yugi=lies)

    assert table.yugi.may("activate", "Comer") is used


def test_it_is_counted_once_wherever_it_was_used(lay_beside: Lay) -> None:
    """It is one effect: what was used in the Graveyard is not used in the hand that turn."""
    effect = Ignition(do=Draw(1), limit=Limit.ONCE_BY_NAME, where=HELD)
    lay_beside(comer(effect))
    table = Table(yugi=side(hand=["Comer"], graveyard=["Comer"], deck=["Uraby"] * 3))
    table.yugi.activates("Comer")
    table.everyone_passes()

    assert not table.yugi.may("activate", "Comer")


@pytest.mark.parametrize("lies", [side(hand=COMER), side(field=[face_up("Comer")])])
def test_a_cost_is_paid_with_it_from_where_it_lies(lay_beside: Lay, lies: Start) -> None:
    lay_beside(comer(Ignition(cost=SendToGraveyard(THIS), do=GainLife(500), where=THERE)))
    table = Table(yugi=lies)
    table.yugi.activates("Comer")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Comer"]
    assert table.yugi.life == 8500


@pytest.mark.parametrize("lies", [side(hand=COMER), side(graveyard=COMER)])
def test_a_quick_effect_answers_from_each_of_them(lay_beside: Lay, lies: Start) -> None:
    lay_beside(comer(Quick(cost=Banish(THIS), do=GainLife(500), where=HELD)))
    table = Table(yugi=lies, kaiba=side(hand=["Pot of Greed"], deck=["Uraby"] * 3))
    table.yugi.ends_turn()
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates("Comer")
    table.everyone_passes()

    assert table.yugi.life == 8500


@pytest.mark.parametrize(
    ("at", "answers"), [(Place.HAND, True), (Place.FIELD, True), (Place.DECK, False)]
)
@pytest.mark.parametrize(
    ("act", "when"), [(SendToGraveyard, IsSentToGraveyard), (Banish, IsBanished)]
)
def test_it_answers_where_it_came_from(
    lay_beside: Lay,
    act: type[SendToGraveyard | Banish],
    when: type[IsSentToGraveyard | IsBanished],
    at: Place,
    answers: bool,
) -> None:
    """Edge Imp Chain, Dandy Whitelion: from the hand or the field, and not from the Deck."""
    lay_beside(comer(If(when(THIS, THERE), do=GainLife(500))), moving("Mover", 9002, act, at))
    here = {
        Place.HAND: side(hand=["Mover", "Comer"]),
        Place.FIELD: side(hand=["Mover"], field=[face_up("Comer")]),
        Place.DECK: side(hand=["Mover"], deck=COMER),
    }
    table = Table(yugi=here[at])
    table.yugi.activates("Mover")
    table.yugi.chooses("Comer") if at is Place.FIELD else None
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)
