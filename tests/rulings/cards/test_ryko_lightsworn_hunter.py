"""Ryko, Lightsworn Hunter: flipped, it may destroy a card and must send three."""

import pytest

from engine.yugioh.state.events.moves import Destroyed, Why
from tests.table import Table, face_down, side

CARD = "Ryko, Lightsworn Hunter"


def test_flipped_by_an_attack_it_chooses_as_it_resolves() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_down("Waboku")]),
        kaiba=side(field=[face_down(CARD)], deck=["Uraby"] * 4),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.agrees()
    table.kaiba.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.graveyard == ["Uraby"] * 3 + [CARD]


@pytest.mark.parametrize(("deck", "left"), [(4, 1), (2, 0)])
def test_declined_or_not_three_cards_go_or_all_there_are(deck: int, left: int) -> None:
    table = Table(yugi=side(field=[face_down(CARD)], deck=["Uraby"] * deck))
    table.yugi.flip_summons(CARD)
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert len(table.yugi.deck) == left


@pytest.mark.rule("MR-DSTEP-31")
def test_destroyed_by_the_attack_that_flipped_it_it_can_still_choose_itself() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down(CARD), face_down("Waboku")], deck=["Uraby"] * 4),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.agrees()
    assert sorted(table.options) == [CARD, "Summoned Skull", "Waboku"]

    table.kaiba.chooses(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.kaiba.field == ["Waboku"]
    (destroyed,) = table.happened(Destroyed)
    assert destroyed.why is Why.DESTROYED_BY_EFFECT


def test_flip_summoned_it_can_choose_itself() -> None:
    table = Table(yugi=side(field=[face_down(CARD), "Uraby"], deck=["Mokey Mokey"]))
    table.yugi.flip_summons(CARD)
    table.yugi.agrees()
    table.yugi.chooses(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
