"""Stardust Dragon: Tribute it to negate what would destroy; it comes back in the End Phase."""

import pytest

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

DRAGON = "Stardust Dragon"


def test_it_negates_what_would_destroy_a_card_on_the_field_and_comes_back() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[DRAGON, "Uraby"]))
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(DRAGON)
    table.everyone_passes()
    assert table.kaiba.monsters == ["Uraby"]
    table.yugi.ends_turn()
    table.kaiba.activates(DRAGON)
    table.everyone_passes()

    assert table.kaiba.monsters == [DRAGON, "Uraby"]


def test_it_comes_back_only_in_the_turn_in_which_its_effect_was_applied() -> None:
    table = Table(yugi=side(graveyard=[DRAGON]))
    table.turn_ends()

    assert table.yugi.graveyard == [DRAGON]
    assert not table.was_offered(table.yugi, DRAGON)


def test_it_does_not_answer_an_effect_that_destroys_nothing() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=[DRAGON]))
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", DRAGON)
    table.everyone_passes()


def test_it_does_not_answer_the_negation_of_a_card_whose_activation_it_is() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=[DRAGON]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")

    assert not table.yugi.may("activate", DRAGON)
    table.everyone_passes()


def test_it_does_not_answer_what_may_destroy_or_not() -> None:
    table = Table(
        yugi=side(field=[face_down("Ryko, Lightsworn Hunter")]), kaiba=side(field=[DRAGON])
    )
    table.yugi.flip_summons("Ryko, Lightsworn Hunter")
    assert not table.kaiba.may("activate", DRAGON)
    table.yugi.declines()
    table.everyone_passes()


def test_it_does_not_answer_a_destruction_its_player_is_free_to_add() -> None:
    table = Table(
        yugi=side(hand=["Magical Dimension", "Dark Magician"], field=["Skilled Dark Magician"]),
        kaiba=side(field=[DRAGON]),
    )
    table.yugi.activates("Magical Dimension")
    assert not table.kaiba.may("activate", DRAGON)
    table.yugi.declines()
    table.everyone_passes()


@pytest.mark.parametrize(("trap", "can"), [("Waboku", False), (face_up("Skill Drain"), True)])
def test_it_does_not_answer_what_depends_on_a_card_nobody_has_seen(
    trap: str | Lying, can: bool
) -> None:
    table = Table(yugi=side(field=[face_down("Trap Master")]), kaiba=side(field=[DRAGON, trap]))
    table.yugi.flip_summons("Trap Master")

    assert table.kaiba.may("activate", DRAGON) is can
    table.everyone_passes()


@pytest.mark.parametrize("swords", [True, False])
def test_it_answers_only_what_finds_something_to_destroy(swords: bool) -> None:
    lies = [face_up("Swords of Revealing Light")] if swords else []
    table = Table(
        yugi=side(field=[face_down("Weather Report")]), kaiba=side(field=[DRAGON, *lies])
    )
    table.yugi.flip_summons("Weather Report")

    assert table.kaiba.may("activate", DRAGON) is swords
    table.everyone_passes()


@pytest.mark.parametrize("mine", [True, False])
def test_it_answers_a_coin_where_both_sides_of_it_destroy(mine: bool) -> None:
    table = Table(
        yugi=side(field=["Time Wizard", *([DRAGON] if mine else [])]),
        kaiba=side(field=[] if mine else [DRAGON]),
    )
    table.yugi.activates("Time Wizard")

    assert (table.yugi if mine else table.kaiba).may("activate", DRAGON) is not mine
    table.yugi.chooses("Heads")
    table.everyone_passes()


def test_from_an_extra_monster_zone_it_comes_back_to_a_main_one() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[Lying(DRAGON, "E1")]))
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(DRAGON)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates(DRAGON)
    table.everyone_passes()

    assert table.kaiba.sees(DRAGON).zone == "M1"


def test_in_the_end_phase_it_answers_again_and_comes_back_again() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Torrential Tribute"]),
        kaiba=side(field=[DRAGON]),
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(DRAGON)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates(DRAGON)
    table.chain_resolves()
    table.yugi.activates("Torrential Tribute")
    table.kaiba.activates(DRAGON)
    table.chain_resolves()
    table.kaiba.activates(DRAGON)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dark Hole", "Torrential Tribute"]
    assert table.kaiba.monsters == [DRAGON]


def test_one_that_was_banished_as_the_cost_does_not_come_back() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]), kaiba=side(field=[DRAGON, face_up("Macro Cosmos")])
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(DRAGON)
    table.turn_ends()

    assert table.kaiba.banished == [DRAGON]
