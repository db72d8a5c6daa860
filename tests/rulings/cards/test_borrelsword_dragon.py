"""Borrelsword Dragon: turns a monster, attacks twice, and takes half of an ATK."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD = "Borrelsword Dragon"
SWORD = attacking(CARD, "E1")
SKULL = "Summoned Skull"


def test_it_is_not_destroyed_by_battle() -> None:
    table = Table(yugi=side(field=[SWORD]), kaiba=side(field=["Blue-Eyes Ultimate Dragon"]))
    table.yugi.attacks_with(CARD)
    table.yugi.passes()
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_faq_13750_it_turns_its_target_and_attacks_twice() -> None:
    table = Table(yugi=side(field=[SWORD]), kaiba=side(field=[SKULL]))
    table.yugi.activates(CARD, effect=1)
    table.everyone_passes()

    assert table.kaiba.sees(SKULL).position == "face-up Defense"
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.kaiba.life == 5000
    assert not table.yugi.may("attack", CARD)


def test_without_that_it_attacks_once() -> None:
    table = Table(yugi=side(field=[SWORD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert not table.yugi.may("attack", CARD)


@pytest.mark.parametrize("other", [defending(SKULL), face_down(SKULL)])
def test_a_monster_in_defense_position_is_no_target(other: Lying) -> None:
    table = Table(yugi=side(field=[SWORD]), kaiba=side(field=[other]))

    assert not table.yugi.may("activate", CARD)


def test_the_opponent_cannot_respond_to_it() -> None:
    table = Table(
        yugi=side(field=[SWORD]), kaiba=side(field=[SKULL, "Raigeki Break"], hand=["Kuriboh"])
    )
    table.yugi.activates(CARD, effect=1)

    assert not table.kaiba.may("activate", "Raigeki Break")
    table.everyone_passes()
    assert table.kaiba.sees(SKULL).position == "face-up Defense"


def test_qa_16924_what_its_player_chains_to_it_can_be_responded_to() -> None:
    table = Table(
        yugi=side(field=[SWORD, "Jar of Greed"]),
        kaiba=side(field=[SKULL, "Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.activates(CARD, effect=1)
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == [CARD, "Jar of Greed"]
    assert table.kaiba.sees(SKULL).position == "face-up Defense"


def test_qa_12889_it_attacks_twice_even_if_its_target_is_gone() -> None:
    table = Table(
        yugi=side(field=[SWORD, "Raigeki Break"], hand=["Kuriboh"]), kaiba=side(field=[SKULL])
    )
    table.yugi.activates(CARD, effect=1)
    table.yugi.activates("Raigeki Break", targeting=SKULL)
    table.everyone_passes()
    for _ in range(2):
        table.yugi.attacks_with(CARD)
        table.everyone_passes()

    assert table.kaiba.life == 2000


def test_faq_13750_as_it_attacks_it_takes_half_of_an_atk() -> None:
    table = Table(yugi=side(field=[SWORD]), kaiba=side(field=[SKULL]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.chain_resolves()

    assert table.yugi.sees(CARD).attack == 3000 + 1250
    assert table.kaiba.sees(SKULL).attack == 1250
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 3000
    assert table.yugi.sees(CARD).attack == 4250
    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 3000


@pytest.mark.parametrize("foe", [[], [face_down(SKULL)]])
def test_not_as_it_attacks_directly_or_a_face_down_monster(foe: list[Lying]) -> None:
    table = Table(yugi=side(field=[SWORD]), kaiba=side(field=foe))
    table.yugi.attacks_with(CARD)

    assert not table.yugi.may("activate", CARD, at="attack")


def test_not_as_another_monster_attacks() -> None:
    table = Table(
        yugi=side(field=[SWORD, attacking("Blue-Eyes White Dragon", "M1")]),
        kaiba=side(field=[SKULL]),
    )
    table.yugi.activates(CARD, effect=1)
    table.yugi.chooses(SKULL)
    table.everyone_passes()
    table.yugi.attacks_with("Blue-Eyes White Dragon", at=SKULL)

    assert not table.yugi.may("activate", CARD, at="attack")


def test_it_can_be_used_in_the_opponents_turn() -> None:
    table = Table(yugi=side(field=[SWORD]), kaiba=side(field=[SKULL]), turn_player="kaiba")
    table.kaiba.announces_battle_phase()
    table.yugi.activates(CARD, effect=1)
    table.everyone_passes()

    assert table.kaiba.sees(SKULL).position == "face-up Defense"
