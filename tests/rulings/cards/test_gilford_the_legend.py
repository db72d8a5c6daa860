"""Gilford the Legend: Equip Spells of the Graveyard arm the Warriors of its player."""

from tests.table import Table, side

GILFORD, TRIBUTES = "Gilford the Legend", ["Uraby", "Uraby"]


def test_the_equip_spells_of_the_graveyard_are_equipped_to_warriors_of_the_players_choice() -> (
    None
):
    table = Table(
        yugi=side(
            hand=[GILFORD],
            field=[*TRIBUTES, "Celtic Guardian"],
            graveyard=["Axe of Despair", "Lightning Blade", "Pot of Greed"],
        )
    )
    table.yugi.summons(GILFORD, tributing=TRIBUTES)
    table.yugi.activates(GILFORD)
    table.yugi.chooses(GILFORD)
    table.yugi.chooses("Celtic Guardian")
    table.everyone_passes()

    assert table.yugi.sees(GILFORD).attack == 2600 + 1000
    assert table.yugi.sees("Celtic Guardian").attack == 1400 + 800
    assert table.yugi.graveyard == ["Pot of Greed", *TRIBUTES]


def test_faq_6456_an_equip_spell_that_fits_no_warrior_there_stays() -> None:
    table = Table(
        yugi=side(
            hand=[GILFORD],
            field=TRIBUTES,
            graveyard=["Snatch Steal", "Premature Burial", "Axe of Despair"],
        )
    )
    table.yugi.summons(GILFORD)
    table.yugi.activates(GILFORD)
    table.everyone_passes()

    assert table.yugi.spells == ["Axe of Despair"]


def test_without_an_equip_spell_there_it_is_not_activated() -> None:
    table = Table(yugi=side(hand=[GILFORD], field=TRIBUTES, graveyard=["Snatch Steal"]))
    table.yugi.summons(GILFORD)
    assert not table.yugi.may("activate", GILFORD)


def test_no_more_are_equipped_than_there_are_zones() -> None:
    table = Table(
        yugi=side(
            hand=[GILFORD],
            field=[*TRIBUTES, "Waboku", "Trap Hole", "Mirror Force", "Jar of Greed"],
            graveyard=["Axe of Despair", "Lightning Blade"],
        )
    )
    table.yugi.summons(GILFORD)
    table.yugi.activates(GILFORD)
    table.yugi.chooses("Lightning Blade")
    table.everyone_passes()

    assert table.yugi.sees(GILFORD).attack == 2600 + 800
    assert "Axe of Despair" in table.yugi.graveyard


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[GILFORD]))
    assert not table.yugi.may("activate", "Monster Reborn")
