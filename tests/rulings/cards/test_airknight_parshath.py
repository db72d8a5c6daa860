"""Airknight Parshath: it pierces, and draws for whatever battle damage it inflicts."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.rulings.test_damage_step import AFTER
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD = "Airknight Parshath"


@pytest.mark.parametrize(
    ("field", "damage"),
    [
        ([], 1900),
        ([attacking("Uraby")], 400),
        ([defending("Uraby")], 1100),
        ([face_down("Uraby")], 1100),
    ],
)
def test_it_draws_for_direct_ordinary_and_piercing_damage(
    field: list[Lying], damage: int
) -> None:
    table = Table(
        yugi=side(field=[CARD], deck=["Dark Hole", "Raigeki"]),
        kaiba=side(field=field),
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - damage
    assert table.yugi.hand == ["Dark Hole"]
    assert table.chains() == [[CARD]]


def test_the_draw_is_a_must_and_comes_after_damage_calculation() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Jar of Greed"]))
    table.yugi.attacks_with(CARD)
    assert table.kaiba.may("activate", "Jar of Greed", at="attack")
    table.driver.pass_to(lambda _: bool(table.chains()), "come to its effect")

    assert table.driver.is_at(AFTER)
    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert table.kaiba.life == 6100
    table.everyone_passes()


@pytest.mark.parametrize("field", [[defending("Mystical Elf")], [attacking("Mystic Clown")]])
def test_without_damage_to_the_opponent_it_does_not_draw(field: list[Lying]) -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Kuriboh"]),
        kaiba=side(field=field, hand=["Kuriboh"]),
    )
    table.yugi.attacks_with(CARD)
    if table.kaiba.monsters == ["Mystic Clown"]:
        table.kaiba.activates("Kuriboh")
    table.everyone_passes()

    assert CARD not in [name for chain in table.chains() for name in chain]
    assert table.yugi.hand == ["Kuriboh"]


def test_attacked_it_draws_for_the_damage_to_the_attacking_player() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[CARD], deck=["Dark Hole", "Raigeki"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.life == 7600
    assert table.kaiba.hand == ["Dark Hole"]
    assert table.yugi.graveyard == ["Uraby"]


def test_with_an_empty_deck_the_draw_that_must_be_made_loses_the_duel() -> None:
    table = Table(yugi=side(field=[CARD], deck=[]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.result == ("kaiba", "DECK_OUT")
