"""Cold Wave: until your next turn nobody plays or Sets a Spell or Trap."""

from tests.table import Table, side

WAVE = "Cold Wave"


def test_it_is_the_first_thing_done_in_main_phase_1() -> None:
    table = Table(yugi=side(hand=[WAVE, "Uraby"]))
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", WAVE)
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("activate", WAVE)


def test_nobody_plays_or_sets_spells_and_traps_until_the_next_turn_of_its_player() -> None:
    table = Table(
        yugi=side(hand=[WAVE, "Dark Hole", "Mirror Force"], field=["Uraby"]),
        kaiba=side(hand=["Pot of Greed"], field=["Jar of Greed"]),
    )
    table.yugi.activates(WAVE)
    table.everyone_passes()
    assert not table.yugi.may("activate", "Dark Hole")
    assert not table.yugi.may("Set", "Mirror Force")
    table.turn_ends()
    assert not table.kaiba.may("activate", "Pot of Greed")
    assert not table.kaiba.may("activate", "Jar of Greed")
    table.turn_ends()

    assert table.yugi.may("activate", "Dark Hole")
    assert table.yugi.may("Set", "Mirror Force")
