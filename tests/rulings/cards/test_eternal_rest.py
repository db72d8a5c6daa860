"""Eternal Rest: destroys every monster to which an Equip Card is equipped."""

from tests.table import Table, face_up, side
from tests.table.laying import Lying

CARD = "Eternal Rest"


def test_it_destroys_the_equipped_monsters_of_both_players() -> None:
    """FAQ 4662: those of both players, none of them targeted."""
    mine: list[str | Lying] = ["Uraby", face_up("Axe of Despair", on="Uraby"), "Feral Imp"]
    theirs: list[str | Lying] = ["Battle Ox", face_up("Malevolent Nuzzler", on="Battle Ox")]
    table = Table(yugi=side(hand=[CARD], field=mine), kaiba=side(field=theirs))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.monsters) == (["Feral Imp"], [])


def test_not_without_an_equipped_monster() -> None:
    """FAQ 4662: it cannot be activated where there is none."""
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_what_a_monster_wears_by_its_own_effect_is_an_equip_card() -> None:
    """FAQ 4662: not Equip Spells alone."""
    table = Table(
        yugi=side(hand=[CARD], field=["Relinquished"]), kaiba=side(field=["Battle Ox"])
    )
    table.yugi.activates("Relinquished", targeting="Battle Ox")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
