"""Bubble Illusion: beside Bubbleman, one Trap from the hand."""

from tests.table import Table, side

CARD, BUBBLEMAN = "Bubble Illusion", "Elemental HERO Bubbleman"
TRAPS = ["Jar of Greed", "Jar of Greed"]


def test_beside_bubbleman_one_trap_is_activated_from_the_hand() -> None:
    table = Table(yugi=side(hand=[CARD, *TRAPS], field=[BUBBLEMAN], deck=["Uraby"] * 2))
    assert not table.yugi.may("activate", "Jar of Greed")
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert "Uraby" in table.yugi.hand
    assert not table.yugi.may("activate", "Jar of Greed")


def test_without_bubbleman_it_cannot_be_activated() -> None:
    assert not Table(yugi=side(hand=[CARD, *TRAPS], field=["Uraby"])).yugi.may("activate", CARD)
