"""Synch Realm: each Synchro Summon of its controller costs the opponent 500 LP, on a chain."""

from tests.table import Table, face_up, side

REALM, KNIGHT = "Synch Realm", "Gaia Knight, the Force of Earth"
MATERIALS = ["Galaxy Serpent", "Kojikocy"]


def test_a_synchro_summon_of_yours_inflicts_500_damage_by_a_chain_of_its_own() -> None:
    table = Table(yugi=side(field=[face_up(REALM), *MATERIALS], extra=[KNIGHT]))
    table.yugi.special_summons(KNIGHT)
    table.everyone_passes()

    assert table.chains() == [[REALM]]
    assert table.kaiba.life == 7500


def test_one_of_the_opponent_and_another_summon_inflict_nothing() -> None:
    table = Table(
        yugi=side(field=MATERIALS, hand=["Uraby"], extra=[KNIGHT]),
        kaiba=side(field=[face_up(REALM)]),
    )
    table.yugi.special_summons(KNIGHT)
    table.everyone_passes()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, 8000)
