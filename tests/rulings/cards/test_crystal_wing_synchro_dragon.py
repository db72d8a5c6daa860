"""Crystal Wing Synchro Dragon: stops a monster effect, and gains what it then destroyed had."""

from tests.table import Table, side

WING = "Crystal Wing Synchro Dragon"
FORCE = "Chiron the Mage"


def test_faq_12321_the_monster_is_destroyed_and_its_original_atk_gained() -> None:
    table = Table(
        yugi=side(field=[FORCE], hand=["Pot of Greed"]), kaiba=side(field=[WING, "Waboku"])
    )
    table.yugi.activates(FORCE, targeting="Waboku")
    table.kaiba.activates(WING)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.sees(WING).attack == 3000 + 1800
    table.turn_ends()
    assert table.kaiba.sees(WING).attack == 3000


def test_qa_18189_in_damage_calculation_it_gains_the_atk_its_foe_has_then() -> None:
    table = Table(
        yugi=side(field=[WING]), kaiba=side(field=["Summoned Skull"], hand=["Rush Recklessly"])
    )
    table.yugi.attacks_with(WING)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 3000
    assert table.yugi.sees(WING).attack == 3000


def test_faq_12321_a_foe_of_a_low_level_is_battled_as_it_is() -> None:
    table = Table(yugi=side(field=[WING]), kaiba=side(field=["Silver Fang"]))
    table.yugi.attacks_with(WING)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (3000 - 1200)


def test_its_materials_are_a_tuner_and_a_synchro_monster() -> None:
    table = Table(yugi=side(field=["Galaxy Serpent", "Junk Warrior", "Uraby"], extra=[WING]))

    assert not table.yugi.may("Special Summon", WING)
