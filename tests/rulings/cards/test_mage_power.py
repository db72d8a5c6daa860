"""Mage Power: 500 ATK and DEF for each Spell and Trap of its controller."""

from tests.table import Table, face_down, face_up, side

CARD = "Mage Power"


def test_itself_and_set_cards_of_its_controller_count() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(CARD, on="Uraby"), face_down("Waboku")]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )

    seen = table.yugi.sees("Uraby")
    assert (seen.attack, seen.defense) == (1500 + 1000, 800 + 1000)


def test_on_a_monster_of_the_opponent_it_counts_for_its_own_controller() -> None:
    table = Table(
        yugi=side(field=[face_down("Waboku")], hand=[CARD]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").attack == 1500 + 1000


def test_a_link_monster_gains_no_def() -> None:
    table = Table(yugi=side(field=["Decode Talker", face_up(CARD, on="Decode Talker")]))

    seen = table.yugi.sees("Decode Talker")
    assert (seen.attack, seen.defense) == (2300 + 500, 0)
