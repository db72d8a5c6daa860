"""Vampire Lord: whom it hurts sends a card of the declared kind; it comes back from a fall."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

LORD = "Vampire Lord"


@pytest.mark.parametrize(
    ("kind", "sent"), [("Monster", "Uraby"), ("Spell", "Raigeki"), ("Trap", "Waboku")]
)
def test_the_opponent_sends_a_card_of_the_kind_that_was_declared(kind: str, sent: str) -> None:
    table = Table(yugi=side(field=[LORD]), kaiba=side(deck=["Uraby", "Raigeki", "Waboku"]))
    table.yugi.attacks_with(LORD)
    table.everyone_passes()
    table.yugi.chooses(kind)
    table.everyone_passes()

    assert table.kaiba.graveyard == [sent]
    assert table.questions(Reason.DECLARE) == [["Monster", "Spell", "Trap"]]


def test_it_comes_back_in_the_next_standby_phase_of_its_player() -> None:
    table = Table(
        yugi=side(field=[LORD], deck=["Uraby"] * 9),
        kaiba=side(hand=["Dark Hole"], deck=["Uraby"] * 9),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.graveyard == [LORD]
    table.turn_ends()

    assert table.chains()[-1] == [LORD]
    assert table.yugi.monsters == [LORD]


def test_what_fell_in_its_own_turn_comes_in_its_players_next_and_in_no_later_one() -> None:
    table = Table(
        yugi=side(field=[LORD], deck=["Uraby"] * 9),
        kaiba=side(
            field=[face_down("Raigeki Break"), face_down("Divine Wrath")],
            hand=["Kuriboh", "Sangan"],
            deck=["Uraby"] * 9,
        ),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Raigeki Break", targeting=LORD, cost="Sangan")
    table.everyone_passes()
    table.turn_ends()
    assert table.yugi.graveyard == [LORD]
    table.kaiba.ends_turn()
    table.kaiba.activates("Divine Wrath", cost="Kuriboh")
    table.everyone_passes()
    assert table.turn == 5
    assert table.chains()[-1] == [LORD, "Divine Wrath"]
    table.turn_ends()
    table.turn_ends()

    assert table.turn_player is table.yugi
    assert table.yugi.graveyard == [LORD]


def test_it_has_to_fall_by_an_effect_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[LORD], hand=["Dark Hole"], deck=["Uraby"] * 9),
        kaiba=side(deck=["Uraby"] * 9),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.graveyard == [LORD, "Dark Hole"]


def test_and_not_in_battle() -> None:
    table = Table(
        yugi=side(field=[LORD], deck=["Uraby"] * 9),
        kaiba=side(field=["Summoned Skull"], deck=["Uraby"] * 9),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=LORD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.graveyard == [LORD]


def test_faq_it_has_to_lie_in_the_graveyard_all_the_while() -> None:
    table = Table(
        yugi=side(field=[LORD], deck=["Uraby"] * 9),
        kaiba=side(
            field=[face_down("Called by the Grave")],
            hand=["Dark Hole"],
            deck=["Uraby"] * 9,
        ),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    table.kaiba.activates("Called by the Grave")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.banished == [LORD]
    assert table.yugi.monsters == []


def test_faq_it_has_to_fall_under_the_control_of_its_owner() -> None:
    table = Table(
        yugi=side(field=[LORD], deck=["Uraby"] * 9),
        kaiba=side(hand=["Change of Heart", "Dark Hole"], deck=["Uraby"] * 9),
        turn_player="kaiba",
    )
    table.kaiba.activates("Change of Heart")
    table.everyone_passes()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.graveyard == [LORD]


def test_what_falls_as_the_standby_phase_has_begun_waits_for_the_next_one() -> None:
    table = Table(
        yugi=side(field=[LORD], deck=["Uraby"] * 9),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"], deck=["Uraby"] * 9),
        phase="draw phase",
    )
    table.kaiba.activates("Raigeki Break", targeting=LORD, at="standby phase")
    table.everyone_passes()
    assert table.phase == "main phase 1"
    assert table.yugi.monsters == []
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.monsters == [LORD]
