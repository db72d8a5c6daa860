"""Frequency Magician: its counter is worth 500 ATK to a monster until the end of the turn."""

from tests.table import Table, face_up, side

FREQUENCY = "Frequency Magician"


def test_normal_summoned_it_takes_a_counter_which_boosts_a_monster_of_yours() -> None:
    table = Table(
        yugi=side(hand=[FREQUENCY], field=["Uraby"]), kaiba=side(field=["Silver Fang"])
    )
    assert not table.yugi.may("activate", FREQUENCY)
    table.yugi.summons(FREQUENCY)
    table.everyone_passes()
    assert table.chains() == [[FREQUENCY]]
    table.yugi.activates(FREQUENCY, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").attack == 2000
    assert not table.yugi.may("activate", FREQUENCY)
    table.turn_ends()

    assert table.yugi.sees("Uraby").attack == 1500


def test_what_is_gained_lasts_through_the_end_phase() -> None:
    """FAQ 7690 reads "until the End Phase" as "until the end of the turn"."""
    table = Table(
        yugi=side(hand=[FREQUENCY], field=["Uraby"]),
        kaiba=side(field=["Battle Ox", face_up("Bottomless Shifting Sand")]),
    )
    table.yugi.summons(FREQUENCY)
    table.everyone_passes()
    table.yugi.activates(FREQUENCY, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.graveyard == ["Uraby"]
