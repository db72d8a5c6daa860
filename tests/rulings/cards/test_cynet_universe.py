"""Cynet Universe: stronger Link Monsters, a tidier Graveyard, and a price for destroying it."""

from engine.yugioh.language import Position
from tests.table import Table, attacking, face_up, side
from tests.table.laying import Lying

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


def test_destroyed_in_answer_it_returns_nothing_and_acts_even_in_vain() -> None:
    table = Table(
        yugi=side(field=[face_up(UNIVERSE, "F")], graveyard=["Uraby"]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates(UNIVERSE, targeting="Uraby")
    table.kaiba.activates("Mystical Space Typhoon", targeting=UNIVERSE)
    table.everyone_passes()

    assert "Uraby" in table.yugi.graveyard
    assert table.chains() == [[UNIVERSE, "Mystical Space Typhoon"], [UNIVERSE]]


def test_destroyed_while_it_is_set_it_takes_a_face_down_monster_too() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(
            field=[
                Lying(UNIVERSE, "F", face_up=False),
                Lying("Junk Warrior", "E1", Position.FACE_DOWN, face_up=False),
            ]
        ),
    )
    table.yugi.activates("Mystical Space Typhoon")
    table.everyone_passes()

    assert table.kaiba.monsters == []
