"""Cyclone Boomerang: Wildheart destroyed by an effect takes all Spells and Traps along."""

from tests.table import Table, face_down, face_up, side

BOOMERANG, WILDHEART = "Cyclone Boomerang", "Elemental HERO Wildheart"
WORN = (WILDHEART, face_up(BOOMERANG, on=WILDHEART))


def test_it_gives_500_to_wildheart_and_fits_nobody_else() -> None:
    table = Table(yugi=side(hand=[BOOMERANG], field=["Elemental HERO Sparkman", WILDHEART]))
    table.yugi.activates(BOOMERANG)
    table.everyone_passes()

    assert table.yugi.sees(WILDHEART).attack == 2000


def test_destroyed_by_an_effect_it_destroys_spells_and_traps_for_100_each() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=[face_down("Waboku"), face_down("Magic Jammer")]),
        kaiba=side(field=[*WORN, face_down("Sakuretsu Armor")]),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.spells == table.kaiba.spells == []
    assert table.yugi.life == 7700


def test_destroyed_by_battle_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_down("Waboku")]), kaiba=side(field=[*WORN])
    )
    table.yugi.attacks_with("Summoned Skull", at=WILDHEART)
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.spells == ["Waboku"]


def test_worn_by_a_wildheart_of_the_opponent_it_does_the_same() -> None:
    table = Table(
        yugi=side(hand=[BOOMERANG, "Smashing Ground"]),
        kaiba=side(field=[WILDHEART, face_down("Jar of Greed")]),
    )
    table.yugi.activates(BOOMERANG)
    table.everyone_passes()
    table.yugi.activates("Smashing Ground")
    table.everyone_passes()

    assert table.chains()[-1] == [BOOMERANG]
    assert table.kaiba.spells == []
    assert table.kaiba.life == 7900


EYES = "Thousand-Eyes Restrict"


def test_a_wildheart_that_is_an_equip_card_cannot_wear_it() -> None:
    table = Table(yugi=side(hand=[BOOMERANG], field=[EYES]), kaiba=side(field=[WILDHEART]))
    table.yugi.activates(EYES, targeting=WILDHEART)
    table.everyone_passes()

    assert table.yugi.spells == [WILDHEART]
    assert not table.yugi.may("activate", BOOMERANG)


def test_a_monster_that_is_an_equip_card_is_destroyed_and_counts() -> None:
    table = Table(yugi=side(hand=["Raigeki"], field=[EYES]), kaiba=side(field=["Uraby", *WORN]))
    table.yugi.activates(EYES, targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert "Uraby" in table.kaiba.graveyard
    assert table.yugi.life == 7900
