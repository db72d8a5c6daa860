"""Igknight Reload: Pendulum Monsters of the hand for as many cards and one more."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, face_down, face_up, side

RELOAD, STARGAZER, TIMEGAZER = "Igknight Reload", "Stargazer Magician", "Timegazer Magician"
DECK = ("Kuriboh",) * 6


def test_two_shown_and_shuffled_back_draw_three() -> None:
    table = Table(yugi=side(hand=[RELOAD, STARGAZER, TIMEGAZER, "Uraby"], deck=DECK))
    table.yugi.activates(RELOAD)
    table.everyone_passes()
    table.yugi.chooses(STARGAZER, TIMEGAZER)

    assert len(table.yugi.hand) == 4
    assert len(table.yugi.deck) == 5
    assert [len(event.cards) for event in table.happened(Revealed)] == [2]


def test_one_is_enough_and_draws_two() -> None:
    table = Table(yugi=side(hand=[RELOAD, STARGAZER, TIMEGAZER], deck=DECK))
    table.yugi.activates(RELOAD)
    table.everyone_passes()
    table.driver.choose(STARGAZER)

    assert len(table.yugi.hand) == 3
    assert TIMEGAZER in table.yugi.hand


def test_without_a_pendulum_monster_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[RELOAD, "Uraby"], deck=DECK))

    assert not table.yugi.may("activate", RELOAD)


def test_qa_14058_a_hand_that_is_revealed_anyway_has_nothing_to_show() -> None:
    table = Table(
        yugi=side(hand=[RELOAD, STARGAZER], deck=DECK),
        kaiba=side(field=[face_up("The Eye of Truth")]),
    )

    assert not table.yugi.may("activate", RELOAD)


def test_qa_16668_afterwards_an_effect_draws_nothing_in_that_turn() -> None:
    table = Table(
        yugi=side(
            field=[face_down("Jar of Greed")],
            hand=[RELOAD, STARGAZER, "Pot of Greed"],
            deck=DECK,
        )
    )
    table.yugi.activates("Jar of Greed")
    table.yugi.activates(RELOAD)
    table.everyone_passes()

    assert table.chains() == [["Jar of Greed", RELOAD]]
    assert len(table.yugi.hand) == 3
    assert not table.yugi.may("activate", "Pot of Greed")


def test_only_one_can_be_activated_in_a_turn() -> None:
    table = Table(yugi=side(hand=[RELOAD, RELOAD, STARGAZER], deck=(STARGAZER,) * 6))
    table.yugi.activates(RELOAD)
    table.everyone_passes()

    assert not table.yugi.may("activate", RELOAD)
