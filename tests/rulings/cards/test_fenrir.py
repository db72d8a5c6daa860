"""Fenrir: two WATER monsters are banished for it, and who loses to it draws no card."""

from tests.table import Table, attacking, side

FENRIR, WATER = "Fenrir", "Water Spirit"


def test_faq_5830_two_water_monsters_are_banished_for_it() -> None:
    assert not Table(yugi=side(hand=[FENRIR], graveyard=[WATER])).yugi.may(
        "Special Summon", FENRIR
    )

    table = Table(yugi=side(hand=[FENRIR], graveyard=[WATER, WATER]))
    assert not table.yugi.may("Normal Summon", FENRIR)
    table.yugi.special_summons(FENRIR)
    table.everyone_passes()

    assert table.yugi.monsters == [FENRIR]
    assert table.yugi.banished == [WATER, WATER]


def test_a_monster_destroyed_by_battle_costs_the_next_draw_phase() -> None:
    table = Table(yugi=side(field=[FENRIR]), kaiba=side(field=[attacking("Kuriboh")]))
    table.yugi.attacks_with(FENRIR, at="Kuriboh")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.hand == []


def test_faq_5830_if_both_are_destroyed_it_does_not() -> None:
    table = Table(yugi=side(field=[FENRIR]), kaiba=side(field=[attacking("Celtic Guardian")]))
    table.yugi.attacks_with(FENRIR, at="Celtic Guardian")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == table.kaiba.monsters == []
    assert len(table.kaiba.hand) == 1
