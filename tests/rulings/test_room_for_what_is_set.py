"""What is Set finds a zone of its kind, and silence does not tell what is held."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    Activate,
    AndIfYouDo,
    Attribute,
    Cards,
    Choose,
    Draw,
    Face,
    Ignition,
    Kind,
    Place,
    SendToGraveyard,
    SetCards,
    Target,
    Then,
    Type,
    Whose,
    YouCan,
)
from engine.yugioh.language.cards import monster, spell
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side
from tests.table.laying import Lying

MONSTERS: list[str | Lying] = [
    *("Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"),
]
SPELLS: list[str | Lying] = [face_up("Burning Land", f"S{n}") for n in range(1, 5)]
"""With the Spell that is activated they fill all zones."""


def set_from_hand(kind: Kind) -> SetCards:
    return SetCards(Choose(Cards(kind, Whose.YOURS, Place.HAND)))


@pytest.mark.parametrize(
    ("kind", "field", "is_asked"),
    [
        (Kind.MONSTER, SPELLS, True),
        (Kind.MONSTER, MONSTERS, False),
        (Kind.TRAP, SPELLS, False),
        (Kind.TRAP, MONSTERS, True),
        (Kind.SPELL, SPELLS, True),
    ],
)
def test_who_holds_no_such_card_is_asked_where_there_could_be_room_for_one(
    kind: Kind, field: list[str | Lying], is_asked: bool, lay_beside: Callable[..., None]
) -> None:
    """A Field Spell would find room in any case."""
    lay_beside(spell("Wish", 9001, Activate(do=Then(Draw(1), YouCan(set_from_hand(kind))))))
    drawn = "Waboku" if kind is Kind.MONSTER else "Kuriboh"
    table = Table(yugi=side(field=field, hand=["Wish"], deck=[drawn]))
    table.yugi.activates("Wish")
    table.everyone_passes()

    assert bool(table.questions(Reason.WHETHER)) is is_asked
    if is_asked:
        table.yugi.declines()


def test_a_zone_for_a_monster_is_the_one_that_the_target_leaves(
    lay_beside: Callable[..., None],
) -> None:
    mine = Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP)
    do = AndIfYouDo(SendToGraveyard(THAT), set_from_hand(Kind.MONSTER))
    lay_beside(spell("Cover", 9001, Activate(target=Target(mine), do=do)))
    field = [*MONSTERS, face_up("Burning Land")]
    table = Table(yugi=side(field=field, hand=["Cover", "Kuriboh"]))
    table.yugi.activates("Cover")

    assert sorted(table.options) == sorted(map(str, MONSTERS))
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == sorted([*map(str, MONSTERS[1:]), "Kuriboh"])


@pytest.mark.parametrize(
    ("buried", "field", "offered"),
    [
        ("Waboku", MONSTERS[:4], True),
        ("Waboku", [*SPELLS, face_up("Burning Land", "S5")], False),
        ("Kuriboh", MONSTERS[:4], False),
        ("Kuriboh", [*SPELLS, face_up("Burning Land", "S5")], True),
    ],
)
def test_a_target_that_is_set_finds_a_zone_of_its_kind(
    buried: str, field: list[str | Lying], offered: bool, lay_beside: Callable[..., None]
) -> None:
    """Litmus Doom Swordsman: what is all that is done is done to the target."""
    mine = Cards(whose=Whose.YOURS, place=Place.GRAVEYARD)
    lay_beside(
        monster(
            "Coverer",
            9001,
            Ignition(target=Target(mine), do=SetCards(THAT)),
            attribute=Attribute.EARTH,
            type=Type.WARRIOR,
            level=4,
            attack=1500,
            defense=1500,
        )
    )
    table = Table(yugi=side(field=["Coverer", *field], graveyard=[buried]))

    assert table.was_offered(table.yugi, "Coverer") is offered
