"""Saambell the Star Bonder: its own Level from the hand, or itself from the Pendulum Zone."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD, BORN, SKULL = "Saambell the Star Bonder", "Monster Reborn", "Summoned Skull"
SMALL, FANG = "Archfiend Eccentrick", "Silver Fang"


def reborn(*, field: list[str], hand: list[str]) -> Table:
    """A table on which yugi's Reborn has brought a Summoned Skull."""
    table = Table(
        yugi=side(field=field, hand=[BORN, *hand], graveyard=[SKULL]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Uraby"]),
    )
    table.yugi.activates(BORN)
    table.chain_resolves()
    return table


def test_faq_16219_another_special_summon_brings_a_monster_of_its_level() -> None:
    table = reborn(field=[CARD], hand=[FANG, "Uraby"])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, SKULL, FANG]


def test_what_it_brought_does_not_let_it_be_used_again() -> None:
    table = reborn(field=[CARD], hand=[FANG, SMALL])
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(FANG)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, SKULL, FANG]
    assert table.chains() == [[BORN], [CARD]]


def test_without_a_monster_of_its_level_it_is_not_used() -> None:
    table = reborn(field=[CARD], hand=["Uraby"])

    assert not table.yugi.may("activate", CARD)


def test_its_own_summon_and_those_of_the_opponent_are_not_answered() -> None:
    own = Table(yugi=side(hand=[BORN, FANG], graveyard=[CARD]))
    own.yugi.activates(BORN)
    own.chain_resolves()
    assert not own.yugi.may("activate", CARD)

    theirs = Table(
        yugi=side(field=[CARD], hand=[FANG]),
        kaiba=side(hand=[BORN], graveyard=[SKULL]),
        turn_player="kaiba",
    )
    theirs.kaiba.activates(BORN)
    theirs.chain_resolves()
    theirs.everyone_passes()
    assert not theirs.was_offered(theirs.yugi, CARD)


def zones(other: str, *kaiba: str) -> Table:
    return Table(
        yugi=side(field=[face_up(CARD, "S1"), face_up(other, "S5")]),
        kaiba=side(field=[face_down(each) for each in kaiba]),
    )


def test_with_a_card_of_its_level_in_the_other_zone_it_comes_for_that() -> None:
    table = zones(SMALL)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.field == [CARD]


def test_beside_a_card_of_another_level_it_stays() -> None:
    table = zones("Odd-Eyes Pendulum Dragon")

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize(
    ("gone", "left"), [(SMALL, [CARD]), (CARD, [SMALL])], ids=["the other card", "itself"]
)
def test_nothing_comes_of_it_once_either_card_has_gone(gone: str, left: list[str]) -> None:
    table = zones(SMALL, "Mystical Space Typhoon")
    table.yugi.activates(CARD)
    table.kaiba.activates("Mystical Space Typhoon", targeting=gone)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.spells == left
