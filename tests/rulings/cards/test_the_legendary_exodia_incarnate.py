"""The Legendary Exodia Incarnate: it lives by the Forbidden Ones in the Graveyard."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_up, side

INCARNATE = "The Legendary Exodia Incarnate"
ARM = "Left Arm of the Forbidden One"
OTHER_ARM = "Right Arm of the Forbidden One"
LEG = "Left Leg of the Forbidden One"


def test_faq_5012_it_comes_for_a_forbidden_one() -> None:
    table = Table(yugi=side(hand=[INCARNATE], field=[ARM]))
    table.yugi.special_summons(INCARNATE)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([INCARNATE], [ARM])
    assert not table.chains()


def test_it_cannot_be_normal_summoned() -> None:
    table = Table(yugi=side(hand=[INCARNATE], field=["Uraby", "Battle Ox"]))

    assert not table.yugi.may("Normal Summon", INCARNATE)
    assert not table.yugi.may("Special Summon", INCARNATE)


def test_faq_5012_nor_come_back_by_another_card() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[INCARNATE]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_5012_it_gains_1000_atk_for_each_in_the_graveyard() -> None:
    table = Table(yugi=side(field=[INCARNATE], graveyard=[ARM, LEG, "Uraby"]))

    assert table.yugi.sees(INCARNATE).attack == 2000


def test_faq_5012_it_is_unaffected_by_other_cards() -> None:
    table = Table(yugi=side(field=[INCARNATE]), kaiba=side(hand=["Raigeki"]))
    table.turn_ends()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == [INCARNATE]


def test_qa_17774_its_summon_can_be_negated() -> None:
    table = Table(
        yugi=side(hand=[INCARNATE], field=[ARM]), kaiba=side(field=["Solemn Judgment"])
    )
    table.yugi.special_summons(INCARNATE)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert INCARNATE in table.yugi.graveyard


def test_qa_17775_under_macro_cosmos_the_tribute_is_banished() -> None:
    table = Table(yugi=side(hand=[INCARNATE], field=[ARM, face_up("Macro Cosmos")]))
    table.yugi.special_summons(INCARNATE)
    table.everyone_passes()

    assert table.yugi.banished == [ARM]


def test_faq_5012_in_each_of_its_players_end_phases_one_comes_to_the_hand() -> None:
    table = Table(yugi=side(field=[INCARNATE], graveyard=[ARM]))
    table.turn_ends()
    table.everyone_passes()

    assert table.yugi.hand == [ARM]


def test_qa_17769_two_of_them_do_so_one_after_the_other() -> None:
    table = Table(yugi=side(field=[INCARNATE, INCARNATE], graveyard=[ARM, LEG]))
    table.yugi.ends_turn()
    table.yugi.chooses(INCARNATE)
    table.yugi.chooses(ARM)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == [ARM, LEG]
    assert table.chains()[-2:] == [[INCARNATE], [INCARNATE]]


@pytest.mark.parametrize(("deck", "shown"), [(2, 2), (5, 3)])
def test_qa_17767_it_shows_no_more_than_can_be_drawn(deck: int, shown: int) -> None:
    table = Table(
        yugi=side(field=[attacking("Blue-Eyes White Dragon")]),
        kaiba=side(
            hand=[ARM, OTHER_ARM, LEG], field=[attacking(INCARNATE)], deck=["Uraby"] * deck
        ),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon", at=INCARNATE)
    table.kaiba.activates(INCARNATE)
    names = [ARM, OTHER_ARM, LEG][:shown]
    table.kaiba.chooses(*names)
    table.everyone_passes()

    assert table.kaiba.hand.count("Uraby") == shown
    assert table.was_asked(table.kaiba, Reason.CHOOSE)
