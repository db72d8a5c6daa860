"""Raigeki Break: discard a card to destroy any card on the field."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side


def test_it_destroys_any_other_card_on_either_side_for_a_discard() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Raigeki Break"], hand=["Kuriboh", "Sangan"]),
        kaiba=side(field=["Silver Fang", "Waboku", face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting="Waboku")
    assert table.yugi.graveyard == ["Kuriboh"]
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [
        ["Uraby", "Silver Fang", "Waboku", "Mystic Plasma Zone"]
    ]
    assert table.kaiba.graveyard == ["Waboku"]


def test_it_needs_a_card_to_discard_and_a_card_to_destroy() -> None:
    no_hand = Table(yugi=side(field=["Raigeki Break"]), kaiba=side(field=["Uraby"]))
    no_target = Table(yugi=side(field=["Raigeki Break"], hand=["Uraby"]))

    assert not no_hand.yugi.may("activate", "Raigeki Break")
    assert not no_target.yugi.may("activate", "Raigeki Break")
