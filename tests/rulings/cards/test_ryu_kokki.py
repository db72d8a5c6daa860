"""Ryu Kokki: Warriors and Spellcasters that it battles are destroyed after the battle."""

from tests.table import Table, attacking, defending, side

KOKKI = "Ryu Kokki"


def test_a_warrior_that_the_battle_leaves_is_destroyed_at_its_end() -> None:
    table = Table(yugi=side(field=[KOKKI]), kaiba=side(field=[defending("Millennium Shield")]))
    table.yugi.attacks_with(KOKKI, at="Millennium Shield")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Millennium Shield"]


def test_a_monster_of_another_type_stays() -> None:
    table = Table(yugi=side(field=[KOKKI]), kaiba=side(field=[defending("Labyrinth Wall")]))
    table.yugi.attacks_with(KOKKI, at="Labyrinth Wall")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Labyrinth Wall"]


def test_faq_5902_it_does_so_even_if_it_was_destroyed() -> None:
    table = Table(
        yugi=side(field=[KOKKI]), kaiba=side(field=[attacking("Gearfried the Swordmaster")])
    )
    table.yugi.attacks_with(KOKKI, at="Gearfried the Swordmaster")
    table.everyone_passes()

    assert table.yugi.graveyard == [KOKKI]
    assert table.kaiba.graveyard == ["Gearfried the Swordmaster"]


def test_faq_5902_what_the_battle_has_destroyed_is_not_destroyed_again() -> None:
    table = Table(
        yugi=side(field=[KOKKI]), kaiba=side(field=[attacking("Warrior Dai Grepher")])
    )
    table.yugi.attacks_with(KOKKI, at="Warrior Dai Grepher")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Warrior Dai Grepher"]
    assert table.chains() == []
