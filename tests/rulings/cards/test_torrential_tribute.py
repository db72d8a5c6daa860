"""Torrential Tribute: when a monster is summoned, destroy all monsters on the field."""

from tests.table import Table, side

TORRENT = "Torrential Tribute"


def test_it_answers_a_summon_by_either_player_and_destroys_everything() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=["Feral Imp", TORRENT]),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.summons("Uraby")
    table.yugi.activates(TORRENT)
    table.everyone_passes()

    assert table.yugi.monsters == table.kaiba.monsters == []
    assert table.kaiba.graveyard == ["Silver Fang"]


def test_a_set_is_no_summon_but_a_flip_summon_is_one() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[TORRENT]))
    table.yugi.sets("Uraby")
    assert not table.kaiba.may("activate", TORRENT)

    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Uraby")
    assert table.kaiba.may("activate", TORRENT)


def test_all_are_destroyed_even_if_the_summoned_one_is_gone() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Kuriboh"], field=["Feral Imp", "Raigeki Break"]),
        kaiba=side(field=[TORRENT, "Silver Fang"]),
    )
    table.yugi.summons("Uraby")
    table.kaiba.activates(TORRENT)
    table.yugi.activates("Raigeki Break", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == table.kaiba.monsters == []
