"""Pendulum Paradox: two face-up Pendulum Monsters of one Scale and two names come back."""

import pytest

from tests.table import Table, face_up, side

PARADOX = "Pendulum Paradox"
ONE = ("Stargazer Magician", "Dragonpulse Magician")
EIGHT = ("Timegazer Magician", "Dragonpit Magician")


def test_two_of_one_scale_and_two_names_are_added() -> None:
    table = Table(yugi=side(hand=[PARADOX], extra=[face_up(each) for each in (*ONE, *EIGHT)]))
    table.yugi.activates(PARADOX)
    table.everyone_passes()
    table.yugi.chooses(*EIGHT)

    assert sorted(table.yugi.hand) == sorted(EIGHT)


@pytest.mark.parametrize(
    "pair",
    [
        pytest.param((ONE[0], EIGHT[0]), id="two Scales"),
        pytest.param((ONE[0], ONE[0]), id="one name"),
    ],
)
def test_others_will_not_do_together(pair: tuple[str, str]) -> None:
    table = Table(yugi=side(hand=[PARADOX], extra=[face_up(each) for each in pair]))

    assert not table.yugi.may("activate", PARADOX)


def test_a_monster_of_the_extra_deck_is_not_added() -> None:
    """FAQ 13432; Q&A 21603."""
    rebellion = "Odd-Eyes Rebellion Dragon"
    extra = [face_up("Odd-Eyes Pendulum Dragon"), face_up(rebellion)]
    table = Table(yugi=side(hand=[PARADOX], extra=extra))

    assert not table.yugi.may("activate", PARADOX)


def test_only_one_can_be_activated_in_a_turn() -> None:
    extra = [face_up(each) for each in (*ONE, *EIGHT)]
    table = Table(yugi=side(hand=[PARADOX, PARADOX], extra=extra))
    table.yugi.activates(PARADOX)
    table.everyone_passes()
    table.yugi.chooses(*ONE)

    assert not table.yugi.may("activate", PARADOX)
