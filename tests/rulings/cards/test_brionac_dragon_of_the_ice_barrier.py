"""Brionac, Dragon of the Ice Barrier: as many cards go back as were discarded."""

import pytest

from tests.table import Table, side

CARD = "Brionac, Dragon of the Ice Barrier"


def test_faq_7548_as_many_are_targeted_as_were_discarded() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby", "Kuriboh", "Kuriboh"]),
        kaiba=side(field=["Battle Ox", "Giant Rat", "Magic Jammer"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Kuriboh")
    table.yugi.chooses("Battle Ox", "Magic Jammer")
    table.everyone_passes()

    assert sorted(table.kaiba.hand) == ["Battle Ox", "Magic Jammer"]
    assert table.kaiba.monsters == ["Giant Rat"]
    assert sorted(table.yugi.graveyard) == ["Kuriboh", "Uraby"]
    assert not table.yugi.may("activate", CARD)


def test_no_more_are_discarded_than_there_are_targets() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby", "Uraby"]), kaiba=side(field=["Battle Ox"])
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.hand) == (["Uraby"], ["Battle Ox"])


@pytest.mark.parametrize(("hand", "theirs"), [([], ["Uraby"]), (["Uraby"], [])])
def test_it_takes_a_card_to_discard_and_one_to_target(
    hand: list[str], theirs: list[str]
) -> None:
    table = Table(yugi=side(field=[CARD], hand=hand), kaiba=side(field=theirs))

    assert not table.yugi.may("activate", CARD)


def test_qa_23815_what_would_be_banished_cannot_be_discarded() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby"]), kaiba=side(field=["Macro Cosmos", "Uraby"])
    )
    assert table.yugi.may("activate", CARD)
    macro = Table(
        yugi=side(field=[CARD], hand=["Uraby"]),
        kaiba=side(field=["Banisher of the Light", "Uraby"]),
    )

    assert not macro.yugi.may("activate", CARD)


def test_qa_8226_what_is_left_of_the_targets_goes_back() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby", "Kuriboh"]),
        kaiba=side(field=["Battle Ox", "Exiled Force", "Spirit Reaper"], hand=[]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Kuriboh")
    table.yugi.chooses("Battle Ox", "Spirit Reaper")
    table.everyone_passes()

    assert "Battle Ox" in table.kaiba.hand
