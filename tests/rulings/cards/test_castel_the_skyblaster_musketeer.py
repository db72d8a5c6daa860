"""Castel, the Skyblaster Musketeer: one material turns face-down, two shuffle away."""

from tests.table import Table, side
from tests.table.laying import Lying

CASTEL, UTOPIA = "Castel, the Skyblaster Musketeer", "Number 39: Utopia"


def test_with_one_material_left_it_turns_a_monster_face_down_even_itself() -> None:
    table = Table(yugi=side(field=[Lying(CASTEL, materials=("Uraby",))]))
    table.yugi.activates(CASTEL, targeting=CASTEL)
    table.everyone_passes()

    assert table.yugi.sees(CASTEL).position == "face-down Defense"


def test_for_two_it_shuffles_another_card_away_and_only_one_of_both_is_used() -> None:
    table = Table(
        yugi=side(field=[Lying(CASTEL, materials=("Uraby", "Uraby"))]),
        kaiba=side(field=[Lying(UTOPIA)]),
    )
    both = [n for n, option in enumerate(table.options) if f"activate {CASTEL}" in option]
    table.driver.answer((both[-1],))
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.sees(UTOPIA).place == "extra_deck"
    assert table.yugi.graveyard == ["Uraby", "Uraby"]
    assert not table.yugi.may("activate", CASTEL)
