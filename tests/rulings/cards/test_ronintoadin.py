"""Ronintoadin: comes back for a Frog, and is no Synchro Material."""

from tests.table import Table, side

RONIN = "Ronintoadin"


def test_it_comes_back_for_a_frog() -> None:
    table = Table(yugi=side(graveyard=[RONIN, "Swap Frog"]))
    table.yugi.activates(RONIN)
    table.everyone_passes()

    assert table.yugi.monsters == [RONIN]
    assert table.yugi.banished == ["Swap Frog"]


def test_faq_8809_it_is_no_synchro_material_even_negated() -> None:
    table = Table(
        yugi=side(field=["Junk Synchron", RONIN], hand=["Skill Drain"], extra=["Junk Warrior"])
    )

    assert not table.yugi.may("Special Summon", "Junk Warrior")


def test_another_monster_of_its_level_is() -> None:
    table = Table(yugi=side(field=["Junk Synchron", "Swap Frog"], extra=["Junk Warrior"]))

    assert table.yugi.may("Special Summon", "Junk Warrior")
