"""Evilswarm Mandragora: it comes from the hand where the opponent has more monsters."""

import pytest

from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD = "Evilswarm Mandragora"
ELF, FANG = "Gemini Elf", "Silver Fang"


@pytest.mark.parametrize(
    ("mine", "theirs", "comes"),
    [
        ([], [], False),
        ([], [attacking(ELF)], True),
        ([], [face_down(ELF)], True),
        ([attacking(FANG)], [attacking(ELF)], False),
        ([face_down(FANG)], [attacking(ELF)], False),
        ([attacking(FANG)], [attacking(ELF), face_down("Uraby")], True),
    ],
)
def test_monsters_of_either_face_are_counted(
    mine: list[Lying], theirs: list[Lying], comes: bool
) -> None:
    table = Table(yugi=side(hand=[CARD], field=mine), kaiba=side(field=theirs))

    assert table.yugi.may("Special Summon", CARD) is comes


@pytest.mark.parametrize("position", ["Attack", "Defense"])
def test_it_comes_in_the_position_that_its_player_chooses(position: str) -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[ELF]))
    table.yugi.special_summons(CARD, position=position)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == f"face-up {position}"
    assert table.chains() == []


def test_each_copy_comes_as_long_as_the_opponent_has_more() -> None:
    table = Table(yugi=side(hand=[CARD, CARD, CARD]), kaiba=side(field=[ELF, FANG]))
    for _ in range(2):
        table.yugi.special_summons(CARD)
        table.everyone_passes()

    assert not table.yugi.may("Special Summon", CARD)
    assert table.yugi.may("Normal Summon", CARD)


def test_its_summon_can_be_negated() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[ELF, face_down("Solemn Judgment")]))
    table.yugi.special_summons(CARD)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.happened(Summoned) == []


def test_it_comes_back_from_the_graveyard_however_it_got_there() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_who_cannot_special_summon_cannot_bring_it() -> None:
    table = Table(
        yugi=side(hand=["Pot of Duality", CARD], deck=["Uraby"] * 4), kaiba=side(field=[ELF])
    )
    table.yugi.activates("Pot of Duality")
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", CARD)
