"""Ehren, Lightsworn Monk: defenders she attacks are shuffled away; each turn costs three."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD = "Ehren, Lightsworn Monk"


@pytest.mark.parametrize("foe", [defending("Labyrinth Wall"), face_down("Labyrinth Wall")])
def test_a_defender_is_shuffled_into_its_deck_without_damage(foe: Lying) -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[foe], deck=["Uraby"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert sorted(table.kaiba.deck) == ["Labyrinth Wall", "Uraby"]
    assert table.kaiba.graveyard == []
    assert table.yugi.life == 8000


def test_a_flip_effect_she_uncovers_never_comes_to_be_used() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Man-Eater Bug")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.yugi.monsters == [CARD]


def test_a_monster_in_attack_position_is_fought() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.kaiba.life == 7900


def test_an_extra_deck_monster_goes_back_to_the_extra_deck_and_a_token_vanishes() -> None:
    table = Table(
        yugi=side(field=[CARD, CARD]),
        kaiba=side(field=[defending("Junk Warrior"), defending("Sheep Token")], deck=["Uraby"]),
    )
    table.yugi.attacks_with(CARD, at="Junk Warrior")
    table.everyone_passes()
    table.yugi.attacks_with(CARD, at="Sheep Token")
    table.everyone_passes()

    assert table.kaiba.sees("Junk Warrior").place == "extra_deck"
    assert table.kaiba.monsters == []
    assert table.kaiba.deck == ["Uraby"]


@pytest.mark.parametrize(("deck", "left"), [(["Uraby"] * 5, 2), (["Uraby"] * 2, 0)])
def test_in_each_own_end_phase_three_cards_go_or_all_there_are(
    deck: list[str], left: int
) -> None:
    table = Table(yugi=side(field=[CARD], deck=deck))
    table.turn_ends()

    assert len(table.yugi.deck) == left
    assert table.yugi.graveyard == ["Uraby"] * (len(deck) - left)


def test_in_the_opponents_end_phase_she_sends_nothing() -> None:
    table = Table(kaiba=side(field=[CARD]))
    table.turn_ends()

    assert table.kaiba.graveyard == []
