"""Hysteric Sign: it finds the Egotist, or Harpies in the End Phase, one of these a turn."""

import pytest

from tests.table import Table, attacking, face_down, side

CARD, FOUND = "Hysteric Sign", "Elegant Egotist"
LADY, SISTERS, GROUND = "Harpie Lady", "Harpie Lady Sisters", "Harpies' Hunting Ground"


def discarded(*deck: str) -> Table:
    """A table at which it has been discarded, with that Deck."""
    table = Table(
        yugi=side(field=[face_down("Raigeki Break")], hand=[CARD], deck=list(deck)),
        kaiba=side(field=[attacking("Uraby")]),
    )
    table.yugi.activates("Raigeki Break", cost=CARD, targeting="Uraby")
    table.everyone_passes()
    return table


@pytest.mark.parametrize("buried", [False, True])
def test_faq_10546_it_adds_the_card_that_it_names(buried: bool) -> None:
    lies = ([], [FOUND]) if buried else ([FOUND], [])
    table = Table(yugi=side(hand=[CARD], deck=lies[0], graveyard=lies[1]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == [FOUND]
    assert table.yugi.spells == [CARD]


def test_faq_10546_without_one_it_is_not_activated() -> None:
    table = Table(yugi=side(hand=[CARD], deck=[LADY]))

    assert not table.yugi.may("activate", CARD)


def test_faq_10546_discarded_it_finds_up_to_three_in_the_end_phase() -> None:
    table = discarded(LADY, SISTERS, LADY, GROUND, "Uraby")
    table.yugi.ends_turn()
    table.yugi.chooses(LADY, SISTERS, GROUND)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == [LADY, SISTERS, GROUND]


def test_faq_10546_it_has_to_be_used_and_finds_each_name_once() -> None:
    table = discarded(LADY, LADY, "Uraby")
    table.yugi.ends_turn()
    table.yugi.chooses(LADY)
    table.everyone_passes()

    assert table.chains()[-1] == [CARD]
    assert table.yugi.hand == [LADY]


def test_set_and_destroyed_it_finds_them_too() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)], deck=[LADY]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.yugi.hand == [LADY]


def test_sent_from_the_deck_it_finds_none() -> None:
    deck = [LADY, CARD, "Uraby", "Kuriboh", "Mokey Mokey", LADY]
    table = Table(yugi=side(hand=["Painful Choice"], deck=deck))
    table.yugi.activates("Painful Choice")
    table.yugi.chooses(*deck[:5])
    table.kaiba.chooses("Uraby")
    table.everyone_passes()
    assert CARD in table.yugi.graveyard
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.chains() == [["Painful Choice"]]


def test_it_finds_none_in_a_later_turn() -> None:
    table = discarded(LADY, SISTERS, GROUND, LADY, LADY, LADY)
    table.yugi.ends_turn()
    table.yugi.chooses(LADY, SISTERS, GROUND)
    table.everyone_passes()
    for _ in range(2):
        table.turn_ends()

    assert [CARD in links for links in table.chains()].count(True) == 1


def test_q_a_12717_destroyed_in_response_it_adds_nothing_and_finds_nothing() -> None:
    table = Table(
        yugi=side(hand=[CARD], deck=[FOUND, LADY]),
        kaiba=side(field=[face_down("Mystical Space Typhoon")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.hand == []
    assert len(table.chains()) == 1


def test_once_it_has_added_one_a_second_one_is_not_activated_that_turn() -> None:
    table = Table(yugi=side(hand=[CARD, CARD], deck=[FOUND], graveyard=[FOUND]))
    table.yugi.activates(CARD)
    table.yugi.chooses(FOUND)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)
