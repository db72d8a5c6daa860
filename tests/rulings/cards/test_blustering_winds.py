"""Blustering Winds: 1000 more ATK and DEF until your next Standby Phase."""

from tests.table import Table, side

CARD = "Blustering Winds"


def test_it_lasts_through_the_turn_of_the_opponent_and_ends_in_your_standby_phase() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD]), kaiba=side())
    table.yugi.activates(CARD)
    table.everyone_passes()
    seen = table.yugi.sees("Uraby")
    assert (seen.attack, seen.defense) == (2500, 1800)

    table.turn_ends()
    assert table.yugi.sees("Uraby").attack == 2500

    table.turn_ends()
    seen = table.yugi.sees("Uraby")
    assert (seen.attack, seen.defense) == (1500, 800)


def test_a_link_monster_gains_atk_alone() -> None:
    table = Table(yugi=side(field=["Link Spider"], hand=[CARD]), kaiba=side())
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Link Spider").attack == 2000


def test_a_monster_of_the_opponent_cannot_be_targeted() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_it_ends_as_that_standby_phase_is_skipped() -> None:
    """Q&A 10619, 22836: a phase that is skipped was that phase."""
    table = Table(yugi=side(field=["Uraby", "Solomon's Lawbook"], hand=[CARD]))
    for card in (CARD, "Solomon's Lawbook"):
        table.yugi.activates(card)
        table.everyone_passes()
    table.turn_ends()
    assert table.yugi.sees("Uraby").attack == 2500
    table.turn_ends()

    assert table.yugi.sees("Uraby").attack == 1500
