"""Ash Blossom & Joyous Spring: discard it to negate what searches or empties the Deck."""

from tests.table import Table, side

ASH = "Ash Blossom & Joyous Spring"
HOLDER = side(hand=[ASH, ASH])


def test_it_negates_a_draw_and_the_activation_stands() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=HOLDER)
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Pot of Greed"]
    assert table.kaiba.graveyard == [ASH]


def test_it_answers_a_search_of_the_deck_for_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Foolish Burial"], deck=["Uraby"]), kaiba=HOLDER)
    table.yugi.activates("Foolish Burial")

    assert table.kaiba.may("activate", ASH)
    table.everyone_passes()


def test_it_does_not_answer_what_leaves_the_deck_alone() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Uraby"]), kaiba=HOLDER)
    table.yugi.activates("Monster Reborn", targeting="Uraby")

    assert not table.kaiba.may("activate", ASH)
    table.everyone_passes()


def test_it_is_used_once_a_turn() -> None:
    table = Table(yugi=side(hand=["Pot of Greed", "Foolish Burial"]), kaiba=HOLDER)
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ASH)
    table.everyone_passes()
    table.yugi.activates("Foolish Burial")

    assert not table.kaiba.may("activate", ASH)
    table.everyone_passes()
    table.yugi.chooses("Mokey Mokey")
