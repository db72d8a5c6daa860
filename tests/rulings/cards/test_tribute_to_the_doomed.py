"""Tribute to The Doomed: a card from the hand for any monster, seen or unseen."""

from tests.table import Table, face_down, side

CARD = "Tribute to The Doomed"


def test_a_face_down_monster_is_destroyed_for_a_discarded_card() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Kuriboh"]), kaiba=side(field=[face_down("Man-Eater Bug")])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Man-Eater Bug"]
    assert table.yugi.graveyard == ["Kuriboh", CARD]
    assert table.chains() == [[CARD]]


def test_it_is_not_its_own_cost_and_needs_a_monster() -> None:
    poor = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"]))
    idle = Table(yugi=side(hand=[CARD, "Kuriboh"]))

    assert not poor.yugi.may("activate", CARD)
    assert not idle.yugi.may("activate", CARD)
