"""Tornado Wall: no battle damage while "Umi" is on the field, and not a moment longer."""

import pytest

from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, face_up, side

CARD, UMI = "Tornado Wall", "Umi"


def test_while_umi_is_there_its_player_takes_no_battle_damage() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_up(UMI)]), kaiba=side(field=["Summoned Skull"])
    )
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.life == 8000


def test_without_umi_it_cannot_be_activated_and_does_not_stay() -> None:
    assert not Table(yugi=side(field=[CARD])).yugi.may("activate", CARD)
    table = Table(
        yugi=side(field=[face_up(CARD), face_up(UMI)], hand=["Mystical Space Typhoon"])
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=UMI)
    table.everyone_passes()

    assert CARD in table.yugi.graveyard


@pytest.mark.rule("MR-SPELL-09")
def test_a_new_umi_takes_the_place_of_the_old_one_too_late_for_it() -> None:
    """Q&A 7285: the old one is sent to the Graveyard before the new one is activated."""
    table = Table(
        yugi=side(field=[face_up(CARD), face_up(UMI)], hand=[UMI]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates(UMI)
    assert table.yugi.graveyard == [UMI, CARD]
    assert table.story(Activated, Destroyed) == ["Destroyed", "Activated"]

    table.everyone_passes()
    assert table.yugi.spells == [UMI]


def test_it_can_answer_the_activation_of_umi() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Umi"]))
    table.yugi.activates("Umi")

    assert table.yugi.may("activate", CARD)
