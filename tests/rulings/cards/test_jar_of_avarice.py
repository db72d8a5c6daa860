"""Jar of Avarice: shuffles five cards of your Graveyard into the Deck, then draws one."""

import pytest

from tests.table import Table, side

JAR = "Jar of Avarice"
FIVE = ["Kuriboh", "Sangan", "Raigeki", "Waboku", "Gemini Elf"]


def test_five_cards_go_back_and_one_is_drawn() -> None:
    table = Table(yugi=side(field=[JAR], graveyard=FIVE, deck=["Mokey Mokey"]))
    table.yugi.activates(JAR)
    table.everyone_passes()

    assert len(table.yugi.deck) == 5
    assert len(table.yugi.hand) == 1
    assert table.yugi.graveyard == [JAR]


def test_another_jar_in_the_graveyard_is_no_target() -> None:
    table = Table(yugi=side(field=[JAR], graveyard=[*FIVE[:4], JAR]))

    assert not table.yugi.may("activate", JAR)


@pytest.mark.rule("MR-GLOS-31")
def test_nothing_goes_back_once_one_of_the_five_has_gone() -> None:
    table = Table(yugi=side(field=[JAR, "Birthright"], graveyard=FIVE, deck=["Mokey Mokey"]))
    table.yugi.activates(JAR)
    table.yugi.activates("Birthright")
    table.everyone_passes()

    assert table.yugi.monsters == ["Gemini Elf"]
    assert table.yugi.graveyard == [*FIVE[:4], JAR]
    assert table.yugi.hand == []


def test_a_monster_of_the_extra_deck_goes_back_there_and_a_card_is_drawn() -> None:
    wingman = "Elemental HERO Flame Wingman"
    table = Table(yugi=side(field=[JAR], graveyard=[*FIVE[:4], wingman], deck=["Mokey Mokey"]))
    table.yugi.activates(JAR)
    table.everyone_passes()

    assert table.yugi.sees(wingman).place == "extra_deck"
    assert len(table.yugi.hand) == 1


@pytest.mark.rule("MR-GLOS-35")
def test_only_one_is_activated_in_a_turn() -> None:
    table = Table(yugi=side(field=[JAR, JAR], graveyard=[*FIVE, *FIVE]))
    table.yugi.activates(JAR)
    table.yugi.chooses(*FIVE)
    table.everyone_passes()

    assert not table.yugi.may("activate", JAR)


def test_an_activation_that_was_negated_does_not_count() -> None:
    table = Table(
        yugi=side(field=[JAR, JAR], graveyard=FIVE),
        kaiba=side(field=["Seven Tools of the Bandit"]),
    )
    table.yugi.activates(JAR)
    table.kaiba.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert table.yugi.may("activate", JAR)


@pytest.mark.rule("MR-WIN-03")
def test_the_deck_has_to_hold_a_card_before_any_go_back() -> None:
    """As for Pot of Avarice (FAQ 6511)."""
    assert not Table(yugi=side(field=[JAR], graveyard=FIVE, deck=[])).yugi.may("activate", JAR)
