"""Elemental HERO Flame Wingman: it burns for the ATK of what it sends to the Graveyard."""

import pytest

from tests.rulings.test_damage_step import END
from tests.table import Table, attacking, defending, face_up, side
from tests.table.laying import Lying

CARD = "Elemental HERO Flame Wingman"


@pytest.mark.parametrize(
    ("foe", "battle", "burn"),
    [
        (attacking("Uraby"), 600, 1500),
        (defending("Uraby"), 0, 1500),
        (defending("Labyrinth Wall"), 0, None),
    ],
)
def test_it_burns_for_the_atk_in_the_graveyard(
    foe: Lying, battle: int, burn: int | None
) -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[foe]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - battle - (burn or 0)
    assert table.chains() == ([[CARD]] if burn else [])


def test_the_atk_is_that_in_the_graveyard_not_that_on_the_field() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[defending("Uraby"), face_up("Axe of Despair", on="Uraby")]),
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 6500


def test_attacked_it_burns_too_at_the_end_of_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.driver.pass_to(lambda _: bool(table.chains()), "come to the effect")
    assert table.driver.is_at(END)
    table.everyone_passes()

    assert table.yugi.life == 8000 - 600 - 1500


def test_destroyed_together_with_its_foe_it_does_not_burn() -> None:
    even = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Celtic Guardian", "Rush Recklessly"]),
    )
    even.yugi.attacks_with(CARD)
    even.kaiba.activates("Rush Recklessly", targeting="Celtic Guardian")
    even.everyone_passes()
    assert even.chains() == [["Rush Recklessly"]]
    assert even.yugi.graveyard == [CARD]


@pytest.mark.parametrize("foe", ["Sheep Token", "Dragonpulse Magician"])
def test_what_does_not_come_to_the_graveyard_does_not_burn(foe: str) -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending(foe)]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.life == 8000


def test_from_the_graveyard_it_does_not_come_back() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")
