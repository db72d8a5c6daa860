"""Wisdom-Eye Magician: it makes way for another Magician, or gives a Scale its number back."""

import pytest

from engine.yugioh.facts.numbers import scale
from tests.table import Table, face_up, side

EYE, STARGAZER, TIMEGAZER = "Wisdom-Eye Magician", "Stargazer Magician", "Timegazer Magician"
DRAGONPIT = "Dragonpit Magician"


def scales(table: Table) -> list[int]:
    """The Pendulum Scales of the Spells of yugi, from the left."""
    duel = table.driver.duel
    return [scale(duel, card) for card in duel.state.spells(table.yugi.seat)]


def test_it_is_destroyed_and_another_magician_comes_to_its_zone_without_activation() -> None:
    table = Table(
        yugi=side(
            field=[face_up(EYE, "S1"), face_up(TIMEGAZER, "S5")],
            deck=["Uraby", EYE, STARGAZER],
        )
    )
    table.yugi.activates(EYE)
    table.everyone_passes()

    assert table.yugi.spells == [STARGAZER, TIMEGAZER]
    assert table.chains() == [[EYE]]
    assert scales(table) == [1, 8]
    assert sorted(table.yugi.deck) == sorted(["Uraby", EYE])


@pytest.mark.parametrize(
    ("other", "deck"), [([], [STARGAZER]), ([face_up(TIMEGAZER, "S5")], [EYE, "Uraby"])]
)
def test_it_needs_a_magician_beside_it_and_another_one_in_the_deck(
    other: list[object], deck: list[str]
) -> None:
    table = Table(yugi=side(field=[face_up(EYE, "S1"), *other], deck=deck))  # type: ignore[list-item]

    assert not table.yugi.may("activate", EYE)


@pytest.mark.rule("MR-EFF-03")
def test_discarded_it_gives_a_changed_scale_its_own_number_for_the_turn() -> None:
    table = Table(
        yugi=side(field=[face_up(TIMEGAZER, "S1")], hand=[EYE]), kaiba=side(hand=["Uraby"])
    )
    assert scales(table) == [4]
    table.yugi.activates(EYE, targeting=TIMEGAZER)
    assert table.yugi.graveyard == [EYE]
    table.everyone_passes()
    assert scales(table) == [8]
    table.turn_ends()
    assert scales(table) == [4]


def test_where_every_scale_is_its_own_there_is_nothing_to_target() -> None:
    table = Table(
        yugi=side(field=[face_up(TIMEGAZER, "S1"), face_up(DRAGONPIT, "S5")], hand=[EYE])
    )

    assert scales(table) == [8, 8]
    assert not table.yugi.may("activate", EYE)
