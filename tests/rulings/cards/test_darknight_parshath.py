"""Darknight Parshath: DARK monsters in the Graveyard are its strength and its draws."""

from tests.table import Table, attacking, side

PARSHATH = "Darknight Parshath"


def _battle(foe: str, graves: list[str]) -> Table:
    table = Table(
        yugi=side(field=[attacking(PARSHATH)], graveyard=graves, deck=["Uraby"] * 3),
        kaiba=side(field=[attacking(foe)]),
    )
    table.yugi.attacks_with(PARSHATH, at=foe)
    return table


def test_it_gains_100_for_each_dark_monster_in_its_graveyard() -> None:
    graves = ["Kuriboh", "Feral Imp", "Uraby", "Raigeki"]
    table = Table(yugi=side(field=[PARSHATH], graveyard=graves))

    assert table.yugi.sees(PARSHATH).attack == 2100


def test_having_destroyed_a_monster_it_draws_for_one_of_them() -> None:
    table = _battle("Giant Rat", ["Kuriboh"])
    table.yugi.activates(PARSHATH)
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
    assert table.yugi.banished == ["Kuriboh"]


def test_without_one_it_draws_nothing() -> None:
    table = _battle("Giant Rat", ["Uraby"])
    table.everyone_passes()

    assert not table.was_offered(table.yugi, PARSHATH)


def test_faq_7563_nor_where_it_falls_too() -> None:
    table = _battle(PARSHATH, [])
    table.everyone_passes()

    assert table.yugi.graveyard == [PARSHATH]
    assert not table.was_offered(table.yugi, PARSHATH)
