"""Knightmare Cerberus: it destroys a Special Summoned monster, and guards what is co-linked."""

from tests.table import Table, attacking, side

CARD = "Knightmare Cerberus"


def test_only_a_special_summoned_monster_of_a_main_zone_is_a_target() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Battle Ox"], extra=[CARD], hand=["Kuriboh"]),
        kaiba=side(
            hand=["Monster Reborn"], field=["Silver Fang"], graveyard=["Summoned Skull"]
        ),
        turn_player="kaiba",
    )
    table.kaiba.activates("Monster Reborn", targeting="Summoned Skull")
    table.everyone_passes()
    table.turn_ends()
    table.yugi.special_summons(CARD)
    table.yugi.activates(CARD, cost="Kuriboh", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Silver Fang"]


def test_without_one_it_is_not_offered() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Battle Ox"], extra=[CARD], hand=["Kuriboh"]),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.chains() == []


def test_co_linked_monsters_are_not_destroyed_by_effects() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]),
        kaiba=side(field=[attacking("Link Spider", "E1"), attacking(CARD, "M4"), "Uraby"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD, "Link Spider"]
