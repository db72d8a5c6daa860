"""Honest: it lends a fighting LIGHT monster the ATK of its foe, from the hand."""

import pytest

from tests.rulings.test_damage_step import BEFORE, DURING, START
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD = "Honest"


@pytest.mark.parametrize("timing", [START, BEFORE])
def test_the_atk_of_the_foe_is_added_until_the_end_of_the_turn(timing: str) -> None:
    table = Table(
        yugi=side(field=["Rogue Doll"], hand=[CARD]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.attacks_with("Rogue Doll")
    table.yugi.activates(CARD, at=timing)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1600
    assert table.yugi.sees("Rogue Doll").attack == 4100
    table.turn_ends()
    assert table.yugi.sees("Rogue Doll").attack == 1600


def test_an_attacked_light_monster_may_have_it_but_not_during_the_calculation() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Rogue Doll"], hand=[CARD])
    )
    table.yugi.attacks_with("Summoned Skull")
    assert table.kaiba.may("activate", CARD, at=START)
    assert not table.kaiba.may("activate", CARD, at=DURING)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 900


@pytest.mark.parametrize("foe", [defending("Labyrinth Wall"), attacking("Ganbara Knight")])
def test_against_a_foe_with_0_atk_it_is_not_offered(foe: Lying) -> None:
    table = Table(yugi=side(field=["Rogue Doll"], hand=[CARD]), kaiba=side(field=[foe]))
    table.yugi.attacks_with("Rogue Doll", at=foe.name)

    assert not table.yugi.may("activate", CARD, at=BEFORE)


def test_neither_a_dark_monster_nor_a_direct_attack_has_a_use_for_it() -> None:
    dark = Table(yugi=side(field=["Dark Blade"], hand=[CARD]), kaiba=side(field=["Uraby"]))
    dark.yugi.attacks_with("Dark Blade")
    assert not dark.yugi.may("activate", CARD, at=START)
    direct = Table(yugi=side(field=["Rogue Doll"], hand=[CARD]))
    direct.yugi.attacks_with("Rogue Doll")
    assert not direct.yugi.may("activate", CARD, at=START)


def test_a_face_down_foe_counts_once_it_has_been_flipped() -> None:
    table = Table(
        yugi=side(field=["Rogue Doll"], hand=[CARD]),
        kaiba=side(field=[face_down("Mystical Elf")]),
    )
    table.yugi.attacks_with("Rogue Doll")
    table.yugi.activates(CARD, at=BEFORE)
    table.everyone_passes()

    assert table.yugi.sees("Rogue Doll").attack == 2400
    assert table.kaiba.graveyard == ["Mystical Elf"]


@pytest.mark.rule("MR-INFO-10", "MR-DSTEP-33")
@pytest.mark.parametrize("foe", ["Mystical Elf", "Labyrinth Wall"])
def test_a_foe_that_is_still_face_down_has_no_atk_to_lend(foe: str) -> None:
    table = Table(
        yugi=side(field=["Rogue Doll"], hand=[CARD]), kaiba=side(field=[face_down(foe)])
    )
    table.yugi.attacks_with("Rogue Doll")

    assert not table.yugi.may("activate", CARD, at=START)


def test_on_the_field_it_returns_itself_to_the_hand() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == [CARD]


def test_divine_wrath_brings_it_to_nothing_and_the_card_is_gone() -> None:
    table = Table(
        yugi=side(field=["Rogue Doll"], hand=[CARD]),
        kaiba=side(field=["Summoned Skull", face_down("Divine Wrath")], hand=["Uraby"]),
    )
    table.yugi.attacks_with("Rogue Doll")
    table.yugi.activates(CARD, at=START)
    table.kaiba.activates("Divine Wrath")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 900
    assert sorted(table.yugi.graveyard) == [CARD, "Rogue Doll"]


def test_of_two_the_second_adds_again() -> None:
    table = Table(
        yugi=side(field=["Rogue Doll"], hand=[CARD, CARD]), kaiba=side(field=["Uraby"])
    )
    table.yugi.attacks_with("Rogue Doll")
    table.yugi.activates(CARD, at=START)
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (1600 + 3000 - 1500)
