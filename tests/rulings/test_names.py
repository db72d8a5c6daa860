"""Cards whose name is always treated as that of another."""

from dataclasses import replace

import pytest

from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from tests.table import Table, face_down, side

URABY, BUG, SERVANT = "Uraby", "Man-Eater Bug", "Skull Servant"


def rename(table: Table, name: str, place: Place) -> None:
    """Give Kaiba's card of that name there another, and let it always be treated as the old."""
    cards = table.driver.duel.state.cards
    card: Card = next(each for each in cards if (each.text.name, each.place) == (name, place))
    card.text = replace(card.text, name=f"Another {name}", known_as=name)


@pytest.mark.rule("MR-DECK-04")
def test_karma_cut_banishes_what_counts_as_the_same_name() -> None:
    table = Table(
        yugi=side(field=["Karma Cut"], hand=["Kuriboh"]),
        kaiba=side(field=[URABY], graveyard=[URABY, "Silver Fang"]),
    )
    rename(table, URABY, Place.FIELD)
    table.yugi.activates("Karma Cut")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang"]


@pytest.mark.rule("MR-DECK-04")
def test_called_by_the_grave_negates_what_counts_as_the_same_name() -> None:
    table = Table(
        yugi=side(hand=["Called by the Grave"], field=[URABY]),
        kaiba=side(graveyard=[BUG], field=[face_down(BUG)]),
    )
    rename(table, BUG, Place.GRAVEYARD)
    table.yugi.activates("Called by the Grave")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.flip_summons(BUG)
    table.everyone_passes()
    table.kaiba.chooses(URABY)
    table.everyone_passes()

    assert table.yugi.monsters == [URABY]


@pytest.mark.rule("MR-DECK-04")
def test_nobleman_of_crossout_banishes_what_counts_as_the_same_name() -> None:
    table = Table(
        yugi=side(hand=["Nobleman of Crossout"]),
        kaiba=side(field=[face_down(BUG)], deck=[SERVANT, BUG]),
    )
    rename(table, BUG, Place.DECK)
    table.yugi.activates("Nobleman of Crossout")
    table.everyone_passes()

    assert table.kaiba.deck == [SERVANT]
