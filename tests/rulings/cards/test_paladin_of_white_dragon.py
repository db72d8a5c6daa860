"""Paladin of White Dragon and its ritual: face-down prey, and a dragon called."""

import pytest

from engine.yugioh.state.events.battle import Battled
from engine.yugioh.state.events.standing import Flipped
from tests.table import Table, defending, face_down, side
from tests.table.laying import Lying

BLUE_EYES = "Blue-Eyes White Dragon"


@pytest.mark.rule("MR-RIT-03")
def test_the_ritual_takes_levels_of_four_or_more() -> None:
    table = Table(
        yugi=side(
            hand=["White Dragon Ritual", "Paladin of White Dragon"],
            field=[face_down("Gemini Elf")],
        )
    )
    table.yugi.activates("White Dragon Ritual")
    table.everyone_passes()
    assert table.yugi.monsters == ["Paladin of White Dragon"]
    assert table.yugi.graveyard == ["Gemini Elf", "White Dragon Ritual"]


@pytest.mark.rule("MR-DSTEP-09")
def test_a_face_down_monster_it_attacks_is_destroyed_unturned() -> None:
    table = Table(
        yugi=side(field=["Paladin of White Dragon"]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.attacks_with("Paladin of White Dragon")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Man-Eater Bug"]
    assert table.happened(Flipped) == []
    assert table.happened(Battled) == []


def test_a_face_up_monster_it_fights_as_any_other() -> None:
    table = Table(
        yugi=side(field=["Paladin of White Dragon"]),
        kaiba=side(field=[defending("Giant Soldier of Stone")]),
    )
    table.yugi.attacks_with("Paladin of White Dragon")
    table.everyone_passes()
    assert table.chains() == []
    assert table.yugi.life == 8000 - 100


def test_it_is_tributed_for_the_dragon_which_cannot_attack_that_turn() -> None:
    table = Table(
        yugi=side(
            field=["Paladin of White Dragon", Lying(BLUE_EYES, "M2"), "Silver Fang"],
            deck=[BLUE_EYES],
        )
    )
    table.yugi.activates("Paladin of White Dragon")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Paladin of White Dragon"]
    assert sorted(table.yugi.monsters) == [BLUE_EYES, BLUE_EYES, "Silver Fang"]

    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == ["Silver Fang"]


def test_it_comes_from_the_hand_or_the_deck_as_the_player_chooses() -> None:
    table = Table(
        yugi=side(field=["Paladin of White Dragon"], hand=[BLUE_EYES], deck=[BLUE_EYES])
    )
    table.yugi.activates("Paladin of White Dragon")
    table.everyone_passes()
    table.yugi.chooses(BLUE_EYES)
    table.everyone_passes()
    assert table.yugi.monsters == [BLUE_EYES]
    assert len(table.yugi.hand) + len(table.yugi.deck) == 1


def test_without_the_dragon_in_hand_and_deck_it_cannot_be_tributed() -> None:
    table = Table(yugi=side(field=["Paladin of White Dragon"], graveyard=[BLUE_EYES]))
    assert not table.yugi.may("activate", "Paladin of White Dragon")


@pytest.mark.rule("MR-SUM-08")
def test_the_paladin_makes_room_for_the_dragon_among_five_monsters() -> None:
    table = Table(
        yugi=side(field=["Paladin of White Dragon", *["Kuriboh"] * 4], hand=[BLUE_EYES])
    )
    table.yugi.activates("Paladin of White Dragon")
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == [BLUE_EYES, *["Kuriboh"] * 4]
