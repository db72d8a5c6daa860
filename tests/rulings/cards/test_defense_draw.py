"""Defense Draw: no battle damage this once, and a card."""

import pytest

from tests.rulings.test_damage_step import BEFORE, DURING
from tests.table import Table, attacking, defending, side
from tests.table.laying import Lying

CARD = "Defense Draw"


def attacked(*field: Lying | str, deck: tuple[str, ...] = ("Raigeki", "Uraby")) -> Table:
    """A table on which yugi's Summoned Skull attacks kaiba, who holds the Trap."""
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD, *field], deck=deck)
    )
    table.yugi.attacks_with("Summoned Skull")
    return table


@pytest.mark.parametrize("field", [(), ("Uraby",)])
def test_the_damage_becomes_0_and_a_card_is_drawn(field: tuple[str, ...]) -> None:
    table = attacked(*field)
    table.kaiba.activates(CARD, at=DURING)
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.kaiba.hand == ["Raigeki"]
    assert table.kaiba.monsters == []


def test_only_during_damage_calculation() -> None:
    table = attacked()
    assert not table.kaiba.may("activate", CARD, at=BEFORE)
    assert table.kaiba.may("activate", CARD, at=DURING)


@pytest.mark.parametrize(
    "foe", [attacking("Blue-Eyes White Dragon"), attacking("Dark Magician"), defending("Uraby")]
)
def test_where_no_damage_would_be_taken_it_is_not_offered(foe: Lying) -> None:
    table = attacked(foe)

    assert not table.kaiba.may("activate", CARD, at=DURING)


def test_with_an_empty_deck_it_is_not_offered() -> None:
    table = attacked(deck=())

    assert not table.kaiba.may("activate", CARD, at=DURING)
    table.everyone_passes()
    assert table.kaiba.life == 5500


def test_in_the_own_turn_it_is_not_offered() -> None:
    table = Table(yugi=side(field=["Uraby", CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.attacks_with("Uraby")

    assert not table.yugi.may("activate", CARD, at=DURING)


def test_of_two_in_one_chain_the_one_that_finds_nothing_to_prevent_draws_nothing() -> None:
    table = attacked(CARD)
    table.kaiba.activates(CARD, at=DURING)
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD, CARD]]
    assert table.kaiba.life == 8000
    assert table.kaiba.hand == ["Raigeki"]


def test_the_next_battle_hurts_again() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby"]), kaiba=side(field=[CARD], deck=["Raigeki"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD, at=DURING)
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 6500
