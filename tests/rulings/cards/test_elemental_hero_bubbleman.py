"""Bubbleman: alone in the hand it may be Special Summoned; with nothing else you draw two."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

BUBBLEMAN = "Elemental HERO Bubbleman"


def test_alone_it_comes_from_the_hand_and_draws_two() -> None:
    table = Table(yugi=side(hand=[BUBBLEMAN], deck=["Kuriboh", "Sangan", "Raigeki"]))
    table.yugi.special_summons(BUBBLEMAN, position="Attack")
    table.yugi.activates(BUBBLEMAN)
    table.everyone_passes()

    assert table.yugi.monsters == [BUBBLEMAN]
    assert table.yugi.hand == ["Kuriboh", "Sangan"]


def test_with_another_card_in_the_hand_it_does_not_come() -> None:
    table = Table(yugi=side(hand=[BUBBLEMAN, "Kuriboh"]))

    assert not table.yugi.may("Special Summon", BUBBLEMAN)


def test_with_another_card_on_the_field_nothing_is_drawn() -> None:
    table = Table(yugi=side(hand=[BUBBLEMAN], field=["Waboku"]))
    table.yugi.summons(BUBBLEMAN)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)


def test_a_card_that_comes_before_it_resolves_leaves_the_draw_undone() -> None:
    table = Table(
        yugi=side(hand=[BUBBLEMAN], deck=["Kuriboh", "Sangan", "Raigeki"]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.summons(BUBBLEMAN)
    table.yugi.activates(BUBBLEMAN)
    table.kaiba.activates("Compulsory Evacuation Device")
    table.everyone_passes()

    assert table.yugi.hand == [BUBBLEMAN]
