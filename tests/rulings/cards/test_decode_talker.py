"""Decode Talker: stronger by what it points to, and a shield paid with what it points to."""

import pytest

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD = "Decode Talker"
TALKER = attacking(CARD, "E1")


@pytest.mark.parametrize("pointed", [attacking("Uraby", "M1"), face_down("Uraby", "M3")])
def test_each_monster_it_points_to_counts_face_up_or_face_down(pointed: Lying) -> None:
    table = Table(
        yugi=side(field=[TALKER, pointed, attacking("Silver Fang", "M2")]),
        kaiba=side(field=[face_down("Battle Ox", "M4")]),
    )

    assert table.yugi.sees(CARD).attack == 2300 + 2 * 500


def test_it_negates_what_targets_a_card_of_its_side_and_destroys_it() -> None:
    table = Table(
        yugi=side(field=[TALKER, attacking("Uraby", "M1"), face_down("Waboku")]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.spells == ["Waboku"]
    assert table.kaiba.graveyard == ["Mystical Space Typhoon"]
    assert table.yugi.sees(CARD).attack == 2300


def test_a_targeting_monster_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[TALKER, attacking("Uraby", "M1")]),
        kaiba=side(field=[face_down("Man-Eater Bug", "M2")]),
        turn_player="kaiba",
    )
    table.kaiba.flip_summons("Man-Eater Bug")
    table.kaiba.chooses(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Man-Eater Bug"]
    assert table.yugi.monsters == [CARD]


def test_it_does_so_in_the_damage_step_and_several_times_in_a_chain() -> None:
    table = Table(
        yugi=side(
            field=[
                "Rush Recklessly",
                TALKER,
                attacking("Uraby", "M1"),
                attacking("Bitron", "M3"),
            ]
        ),
        kaiba=side(field=["Raigeki Break", "Dust Tornado"], hand=["Uraby"]),
    )
    table.yugi.enters_battle_phase()
    table.yugi.activates("Rush Recklessly", targeting=CARD)
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.kaiba.activates("Dust Tornado", targeting="Rush Recklessly")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.chains() == [["Rush Recklessly", "Raigeki Break", CARD, "Dust Tornado", CARD]]
    assert table.yugi.monsters == [CARD]
    assert table.yugi.sees(CARD).attack == 3000


def test_in_the_damage_step_it_answers_a_shrink() -> None:
    table = Table(
        yugi=side(field=[TALKER, attacking("Uraby", "M1")]),
        kaiba=side(field=["Summoned Skull", "Shrink"]),
    )
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Shrink", targeting=CARD, at="before damage calculation")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Shrink"]
    assert table.yugi.graveyard == ["Uraby", CARD]
    assert table.yugi.life == 8000 - 200


def test_what_does_not_target_or_targets_only_the_opponents_own_is_not_answered() -> None:
    table = Table(
        yugi=side(field=[TALKER, attacking("Uraby", "M1")]),
        kaiba=side(hand=["Dark Hole", "Rush Recklessly"], field=[attacking("Battle Ox", "M2")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Rush Recklessly", targeting="Battle Ox")
    assert not table.yugi.may("activate", CARD)
    table.everyone_passes()
    table.kaiba.activates("Dark Hole")
    assert not table.yugi.may("activate", CARD)


def test_with_nobody_to_tribute_it_cannot_answer() -> None:
    table = Table(
        yugi=side(field=[TALKER, attacking("Uraby", "M2")]),
        kaiba=side(
            hand=["Tribute to The Doomed", "Uraby"], field=[attacking("Battle Ox", "M4")]
        ),
        turn_player="kaiba",
    )
    table.kaiba.activates("Tribute to The Doomed", targeting=CARD)

    assert not table.yugi.may("activate", CARD)
