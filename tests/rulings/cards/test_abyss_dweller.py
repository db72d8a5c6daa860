"""Abyss Dweller: keeps the opponent from effects in the Graveyard for a turn."""

from tests.table import Table, side
from tests.table.laying import Lying

DWELLER = "Abyss Dweller"
LOADED = Lying(DWELLER, materials=("Uraby", "Hitotsu-Me Giant"))


def test_faq_10354_their_effects_in_the_graveyard_cannot_be_activated_in_that_turn() -> None:
    table = Table(yugi=side(field=["Silver Fang", LOADED]), kaiba=side(field=["Giant Rat"]))
    table.yugi.activates(DWELLER)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.attacks_with(DWELLER, at="Giant Rat")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Giant Rat"]
    assert table.chains() == [[DWELLER]]


def test_ones_own_are_activated_as_ever() -> None:
    table = Table(
        yugi=side(field=["Giant Rat", LOADED], deck=["Giant Rat"] * 3),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates(DWELLER)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Giant Rat")
    table.yugi.activates("Giant Rat")
    table.yugi.chooses("Giant Rat")
    table.everyone_passes()

    assert table.yugi.monsters == ["Giant Rat", DWELLER]


def test_with_a_water_monster_beneath_water_monsters_gain_500() -> None:
    dry = Table(yugi=side(field=[LOADED]))
    wet = Table(yugi=side(field=[Lying(DWELLER, materials=("Mother Grizzly",)), "Uraby"]))

    assert dry.yugi.sees(DWELLER).attack == 1700
    assert wet.yugi.sees(DWELLER).attack == 1700 + 500
    assert wet.yugi.sees("Uraby").attack == 1500
