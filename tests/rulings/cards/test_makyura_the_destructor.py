"""Makyura the Destructor: one Trap from the hand in the turn it was sent from the field."""

import pytest

from tests.table import Table, face_down, face_up, side

MAKYURA = "Makyura the Destructor"
TRIBUTED = "Summoned Skull"


def after_its_tribute() -> Table:
    """A table on which it was Tributed, and its effect resolved."""
    table = Table(
        yugi=side(
            hand=[TRIBUTED, "Jar of Greed", "Raigeki Break"],
            field=[MAKYURA],
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.summons(TRIBUTED)
    table.yugi.activates(MAKYURA)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-TRAP-01")
def test_no_trap_is_activated_from_the_hand_without_it() -> None:
    table = Table(yugi=side(hand=["Jar of Greed"], field=[MAKYURA]))
    assert not table.yugi.may("activate", "Jar of Greed")


def test_one_trap_is_activated_from_the_hand_and_no_other() -> None:
    table = after_its_tribute()
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert "Jar of Greed" in table.yugi.graveyard
    assert not table.yugi.may("activate", "Raigeki Break")


def test_it_says_nothing_of_a_trap_that_was_set() -> None:
    table = after_its_tribute()
    table.yugi.sets("Jar of Greed")
    assert not table.yugi.may("activate", "Jar of Greed")


def test_it_is_over_with_the_turn() -> None:
    table = after_its_tribute()
    table.turn_ends()
    table.turn_ends()
    assert not table.yugi.may("activate", "Raigeki Break")


def test_sent_from_the_hand_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=[MAKYURA, "Magic Jammer", "Jar of Greed"], field=["Uraby"]),
    )
    assert not table.yugi.may("activate", MAKYURA)


def test_sent_from_where_it_lay_as_an_equip_card_it_does_nothing() -> None:
    table = Table(
        yugi=side(
            hand=["Mystical Space Typhoon"],
            field=["Relinquished", face_up(MAKYURA, "S1", on="Relinquished")],
        )
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=MAKYURA)
    table.chain_resolves()

    assert MAKYURA in table.yugi.graveyard
    assert not table.yugi.may("activate", MAKYURA)


@pytest.mark.rule("MR-SUM-21")
def test_where_its_summon_was_negated_it_was_never_in_a_monster_zone() -> None:
    table = Table(yugi=side(hand=[MAKYURA]), kaiba=side(field=[face_down("Solemn Judgment")]))
    table.yugi.summons(MAKYURA)
    table.kaiba.activates("Solemn Judgment")
    table.chain_resolves()

    assert table.yugi.graveyard == [MAKYURA]
    assert not table.yugi.may("activate", MAKYURA)
