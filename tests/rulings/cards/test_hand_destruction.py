"""Hand Destruction: each player gives up two cards of the hand for two others."""

import pytest

from tests.table import Table, face_down, side

HAND = "Hand Destruction"


def test_each_sends_two_and_draws_two() -> None:
    table = Table(
        yugi=side(hand=[HAND, "Uraby", "Kuriboh", "Raigeki"]),
        kaiba=side(hand=["Dark Hole", "Sangan"]),
    )
    table.yugi.activates(HAND)
    table.everyone_passes()
    table.yugi.chooses("Uraby", "Raigeki")

    assert sorted(table.yugi.hand) == ["Kuriboh", "Mokey Mokey", "Mokey Mokey"]
    assert table.kaiba.hand == ["Mokey Mokey", "Mokey Mokey"]
    assert sorted(table.yugi.graveyard) == [HAND, "Raigeki", "Uraby"]
    assert sorted(table.kaiba.graveyard) == ["Dark Hole", "Sangan"]


@pytest.mark.parametrize(
    ("mine", "theirs", "my_deck", "their_deck"),
    [
        pytest.param(1, 2, 2, 2, id="one other card of one's own"),
        pytest.param(2, 1, 2, 2, id="one card of the opponent"),
        pytest.param(2, 2, 1, 2, id="one card in one's own Deck"),
        pytest.param(2, 2, 2, 1, id="one card in the Deck of the opponent"),
    ],
)
def test_faq_7389_both_need_two_cards_in_hand_and_deck(
    mine: int, theirs: int, my_deck: int, their_deck: int
) -> None:
    table = Table(
        yugi=side(hand=[HAND, *["Uraby"] * mine], deck=["Uraby"] * my_deck),
        kaiba=side(hand=["Uraby"] * theirs, deck=["Uraby"] * their_deck),
    )

    assert not table.yugi.may("activate", HAND)


def test_faq_7389_laid_down_before_it_needs_no_third_card() -> None:
    table = Table(
        yugi=side(field=[face_down(HAND)], hand=["Uraby", "Kuriboh"]),
        kaiba=side(hand=["Uraby", "Uraby"]),
    )

    assert table.yugi.may("activate", HAND)


def test_qa_7060_with_one_card_left_in_a_hand_nothing_is_done() -> None:
    table = Table(
        yugi=side(hand=[HAND, "Uraby", "Kuriboh"]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Sangan", "Sangan"]),
    )
    table.yugi.activates(HAND)
    table.kaiba.activates("Raigeki Break", cost="Sangan", targeting=HAND)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == ["Kuriboh", "Uraby"]
    assert table.kaiba.hand == ["Sangan"]


def test_faq_7389_the_turn_player_sends_first() -> None:
    table = Table(
        yugi=side(field=[face_down(HAND)], hand=["Uraby", "Kuriboh", "Sangan"]),
        kaiba=side(hand=["Uraby", "Kuriboh", "Sangan"]),
        turn_player="kaiba",
    )
    table.kaiba.announces_battle_phase()
    table.yugi.activates(HAND)
    table.everyone_passes()

    assert table.asked == "kaiba CHOOSE"
    table.kaiba.chooses("Uraby", "Kuriboh")
    table.yugi.chooses("Uraby", "Kuriboh")
    assert len(table.yugi.hand) == len(table.kaiba.hand) == 3
