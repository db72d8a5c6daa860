"""Cards of different names, and monsters that come from the hand in one position."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Cards,
    Choose,
    Kind,
    Lacks,
    Of,
    Place,
    Position,
    SpecialSummon,
    SummonedIf,
    Type,
    Whose,
)
from engine.yugioh.language.cards import spell
from engine.yugioh.language.sentences import Activate
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

FIENDS = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Type.FIEND),))


def bringing(lay_beside: Callable[..., None], *, up_to: bool = False) -> None:
    """Lay a made-up Spell that brings two Fiends of different names from the Deck."""
    two = Choose(FIENDS, 2, up_to, named_apart=True)
    lay_beside(spell("Bringer", 9001, Activate(do=SpecialSummon(two))))


@pytest.mark.rule("MR-SS-01")
def test_two_of_one_name_are_not_two_of_different_names(
    lay_beside: Callable[..., None],
) -> None:
    bringing(lay_beside)
    table = Table(yugi=side(hand=["Bringer"], deck=["Kuriboh", "Kuriboh"]))
    assert not table.yugi.may("activate", "Bringer")


@pytest.mark.rule("MR-SS-01")
def test_what_is_chosen_has_different_names(lay_beside: Callable[..., None]) -> None:
    bringing(lay_beside)
    table = Table(
        yugi=side(hand=["Bringer"], deck=["Kuriboh", "Kuriboh", "Summoned Skull", "Sangan"])
    )
    table.yugi.activates("Bringer")
    with pytest.raises(ValueError, match=r"."):
        table.yugi.chooses("Kuriboh", "Kuriboh")
    table.yugi.chooses("Kuriboh", "Sangan")
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == ["Kuriboh", "Sangan"]


@pytest.mark.rule("MR-SS-01")
def test_up_to_two_is_one_where_there_is_one_name(lay_beside: Callable[..., None]) -> None:
    bringing(lay_beside, up_to=True)
    table = Table(yugi=side(hand=["Bringer"], deck=["Kuriboh", "Kuriboh"]))
    table.yugi.activates("Bringer")
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()
    assert table.yugi.monsters == ["Kuriboh"]


@pytest.mark.rule("MR-SS-06")
@pytest.mark.parametrize(
    ("position", "lies"),
    [
        (Position.DEFENSE, "face-up Defense"),
        (Position.ATTACK, "face-up Attack"),
    ],
)
def test_it_comes_from_the_hand_in_the_position_that_it_names(
    position: Position, lies: str, lay_beside: Callable[..., None]
) -> None:
    alone = Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    way = SummonedIf(alone, position=position)
    lay_beside(replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(way,)))
    table = Table(yugi=side(hand=["Comer"]))
    table.yugi.special_summons("Comer")
    table.everyone_passes()
    assert not table.questions(Reason.POSITION)
    assert table.yugi.sees("Comer").position == lies
