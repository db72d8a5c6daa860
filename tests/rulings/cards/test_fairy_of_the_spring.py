"""Fairy of the Spring: an Equip Spell comes back, for a later turn."""

from tests.table import Table, side

FAIRY, AXE = "Fairy of the Spring", "Axe of Despair"


def _fetched(*held: str) -> Table:
    table = Table(yugi=side(hand=[FAIRY, *held], field=["Uraby"], graveyard=[AXE, "Raigeki"]))
    table.yugi.activates(FAIRY, targeting=AXE)
    table.everyone_passes()
    return table


def test_faq_5732_the_equip_spell_cannot_be_activated_this_turn_but_set() -> None:
    table = _fetched()
    assert table.yugi.hand == [AXE]
    assert not table.yugi.may("activate", AXE)

    table.yugi.sets(AXE)
    assert not table.yugi.may("activate", AXE)


def test_another_card_of_its_name_can() -> None:
    table = _fetched(AXE)
    assert table.yugi.may("activate", AXE)


def test_in_the_next_turn_it_can() -> None:
    table = _fetched()
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", AXE)


def test_it_targets_equip_spells_alone() -> None:
    table = Table(yugi=side(hand=[FAIRY], graveyard=["Raigeki", "Waboku"]))
    assert not table.yugi.may("activate", FAIRY)
