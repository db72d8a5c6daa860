"""Rescue Rabbit: banished, it brings two Normal Monsters of one name for the turn."""

import pytest

from engine.core.refusals import IllegalAnswerError
from tests.table import Table, attacking, side

RABBIT, RAT = "Rescue Rabbit", "Giant Rat"


def _called(*deck: str) -> Table:
    table = Table(yugi=side(field=[RABBIT], deck=deck))
    table.yugi.activates(RABBIT)
    return table


def test_two_of_one_name_come_and_fall_in_the_end_phase() -> None:
    table = _called("Uraby", "Mokey Mokey", "Uraby", "Mokey Mokey")
    assert table.yugi.banished == [RABBIT]
    table.everyone_passes()
    table.yugi.chooses("Uraby", "Uraby")

    assert table.yugi.monsters == ["Uraby", "Uraby"]
    table.turn_ends()
    assert table.yugi.monsters == []
    assert table.yugi.graveyard == ["Uraby", "Uraby"]


def test_two_names_will_not_do_together() -> None:
    table = _called("Uraby", "Mokey Mokey", "Uraby", "Mokey Mokey")
    table.everyone_passes()

    with pytest.raises(IllegalAnswerError):
        table.yugi.chooses("Uraby", "Mokey Mokey")
    table.yugi.chooses("Mokey Mokey", "Mokey Mokey")


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param(["Uraby", "Mokey Mokey"], id="of two names"),
        pytest.param(["Summoned Skull", "Summoned Skull"], id="of Level 6"),
        pytest.param([RAT, RAT], id="with effects"),
    ],
)
def test_it_needs_two_such_monsters(deck: list[str]) -> None:
    table = Table(yugi=side(field=[RABBIT], deck=deck))

    assert not table.yugi.may("activate", RABBIT)


def test_a_second_one_cannot_use_it_in_the_same_turn() -> None:
    table = Table(yugi=side(field=[RABBIT, RABBIT], deck=["Uraby"] * 4))
    table.yugi.activates(RABBIT)
    table.everyone_passes()
    table.yugi.chooses("Uraby", "Uraby")

    assert not table.yugi.may("activate", RABBIT)


def test_qa_12128_without_room_for_both_neither_comes() -> None:
    """Its own zone is the only one that it leaves."""
    four = [attacking("Kuriboh")] * 4
    table = Table(yugi=side(field=[RABBIT, *four], deck=["Uraby", "Uraby"]))

    assert not table.yugi.may("activate", RABBIT)


def test_it_cannot_be_special_summoned_from_the_deck() -> None:
    table = Table(
        yugi=side(field=[attacking(RAT)], deck=[RABBIT, RAT, RABBIT]),
        kaiba=side(field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=RAT)
    table.yugi.activates(RAT)
    table.everyone_passes()

    assert table.yugi.monsters == [RAT]


def test_from_the_graveyard_it_can() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[RABBIT]))
    table.yugi.activates("Monster Reborn", targeting=RABBIT)
    table.everyone_passes()

    assert table.yugi.monsters == [RABBIT]
