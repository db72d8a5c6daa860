"""Snatch Steal: whoever controls it controls the monster, as long as it lies there."""

import pytest

from tests.table import Table, face_down, side

CARD, MONSTER = "Snatch Steal", "Summoned Skull"


def _stolen(*others: str) -> Table:
    table = Table(
        yugi=side(hand=[CARD, *others], deck=["Uraby"] * 5),
        kaiba=side(field=[MONSTER], hand=["Mystical Space Typhoon"], deck=["Uraby"] * 5),
    )
    table.yugi.activates(CARD, targeting=MONSTER)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-CTRL-01")
def test_control_of_the_monster_is_taken_and_the_card_stays_on_it() -> None:
    table = _stolen()
    assert table.yugi.monsters == [MONSTER]
    assert table.yugi.spells == [CARD]
    assert table.yugi.may("attack", MONSTER) or table.yugi.may("enter the Battle Phase")


def test_faq_4898_the_opponent_gains_1000_in_each_of_their_standby_phases() -> None:
    table = _stolen()
    table.turn_ends()
    table.everyone_passes()
    assert table.kaiba.life == 9000
    assert table.yugi.monsters == [MONSTER]


def test_the_monster_goes_back_once_the_card_is_gone() -> None:
    table = _stolen()
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == [MONSTER]
    assert table.yugi.monsters == []


def test_destroyed_in_answer_it_takes_nothing() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[MONSTER, "Mystical Space Typhoon"]))
    table.yugi.activates(CARD, targeting=MONSTER)
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == [MONSTER]


def test_what_is_taken_from_it_by_something_newer_is_left_there() -> None:
    """The effect that was applied last decides, until it ends."""
    table = Table(
        yugi=side(hand=[CARD], deck=["Uraby"] * 5),
        kaiba=side(field=[MONSTER], hand=["Change of Heart"], deck=["Uraby"] * 5),
    )
    table.yugi.activates(CARD, targeting=MONSTER)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates("Change of Heart", targeting=MONSTER)
    table.everyone_passes()
    assert table.kaiba.monsters == [MONSTER]

    table.turn_ends()
    assert table.yugi.monsters == [MONSTER]


def test_only_a_face_up_monster_of_the_opponent_can_be_equipped() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=[face_down(MONSTER)])
    )
    assert not table.yugi.may("activate", CARD)


def test_negated_it_gives_the_monster_back() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Pot of Greed"], deck=["Uraby"] * 5),
        kaiba=side(field=[MONSTER, face_down("Imperial Order")]),
    )
    table.yugi.activates(CARD, targeting=MONSTER)
    table.everyone_passes()
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Imperial Order")
    table.everyone_passes()

    assert table.kaiba.monsters == [MONSTER]
    assert table.yugi.spells == [CARD]
