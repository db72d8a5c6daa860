"""Banisher of the Light: any card sent to the Graveyard is banished instead."""

import pytest

from tests.table import Table, face_down, side
from tests.table.laying import Lying

BANISHER = "Banisher of the Light"
UTOPIA = Lying("Number 39: Utopia", materials=("Uraby", "Silver Fang"))


def test_cards_of_both_players_are_banished_from_everywhere() -> None:
    table = Table(
        yugi=side(hand=["Foolish Burial"], deck=["Uraby", "Feral Imp"]),
        kaiba=side(field=[BANISHER]),
    )
    table.yugi.activates("Foolish Burial")
    table.yugi.chooses("Feral Imp")
    table.everyone_passes()

    assert table.yugi.banished == ["Feral Imp", "Foolish Burial"]


def test_it_goes_to_the_graveyard_itself_with_all_that_is_destroyed_with_it() -> None:
    table = Table(yugi=side(hand=["Dark Hole"], field=["Uraby"]), kaiba=side(field=[BANISHER]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Dark Hole"]
    assert table.kaiba.graveyard == [BANISHER]


def test_face_down_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], deck=["Uraby"] * 3),
        kaiba=side(field=[face_down(BANISHER)]),
    )
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Pot of Greed"]


def called(card: str | Lying) -> str:
    """The name of a card that is to be laid out."""
    return card if isinstance(card, str) else card.name


@pytest.mark.rule("MR-XYZ-09")
@pytest.mark.parametrize("order", [(BANISHER, UTOPIA), (UTOPIA, BANISHER)])
def test_the_materials_of_what_leaves_with_it_go_to_the_graveyard(
    order: tuple[str | Lying, str | Lying],
) -> None:
    table = Table(yugi=side(field=order, extra=["Knightmare Phoenix"]))
    table.yugi.special_summons("Knightmare Phoenix", using=[called(card) for card in order])

    assert {"Uraby", "Silver Fang"} < set(table.yugi.graveyard)
    assert table.yugi.banished == []


@pytest.mark.rule("MR-XYZ-09")
@pytest.mark.parametrize("order", [(BANISHER, UTOPIA), (UTOPIA, BANISHER)])
def test_so_do_those_of_what_is_returned_with_it(
    order: tuple[str | Lying, str | Lying],
) -> None:
    table = Table(
        yugi=side(field=order),
        kaiba=side(field=[face_down("Penguin Soldier")]),
        turn_player="kaiba",
    )
    table.kaiba.flip_summons("Penguin Soldier")
    table.kaiba.activates("Penguin Soldier")
    table.kaiba.chooses(*(called(card) for card in order))
    table.everyone_passes()

    assert table.yugi.hand == [BANISHER]
    assert sorted(table.yugi.graveyard) == ["Silver Fang", "Uraby"]


@pytest.mark.rule("MR-XYZ-09")
def test_while_it_stays_the_materials_of_what_leaves_are_banished() -> None:
    """FAQ 4914."""
    table = Table(
        yugi=side(field=[BANISHER, UTOPIA]), kaiba=side(field=["Compulsory Evacuation Device"])
    )
    table.yugi.attacks_with(UTOPIA.name)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=UTOPIA.name)
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby", "Silver Fang"]
