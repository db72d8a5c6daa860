"""Cynet Universe: stronger Link Monsters, a tidier Graveyard, and a price for destroying it."""

from tests.table import Table, attacking, face_up, side

UNIVERSE = "Cynet Universe"


def test_link_monsters_gain_300_and_once_a_turn_a_monster_goes_back_to_the_deck() -> None:
    table = Table(
        yugi=side(field=[face_up(UNIVERSE, "F"), attacking("Link Spider", "M1"), "Uraby"]),
        kaiba=side(graveyard=["Silver Fang", "Kuriboh", "Raigeki"]),
    )
    assert table.yugi.sees("Link Spider").attack == 1300
    assert table.yugi.sees("Uraby").attack == 1500
    table.yugi.activates(UNIVERSE, targeting="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang", "Raigeki"]
    assert not table.yugi.may("activate", UNIVERSE)


def test_destroyed_by_an_effect_it_empties_the_extra_monster_zones_of_both() -> None:
    table = Table(
        yugi=side(
            hand=["Mystical Space Typhoon"], field=[attacking("Link Spider", "E1"), "Uraby"]
        ),
        kaiba=side(field=[face_up(UNIVERSE, "F"), attacking("Honeybot", "E2"), "Uraby"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=UNIVERSE)
    table.everyone_passes()

    assert table.chains()[-1] == [UNIVERSE]
    assert (table.yugi.monsters, table.kaiba.monsters) == (["Uraby"], ["Uraby"])
