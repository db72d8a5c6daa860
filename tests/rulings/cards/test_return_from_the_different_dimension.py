"""Return from the Different Dimension: all of one's banished monsters, for one turn."""

import pytest

from tests.table import Table, face_down, side

CARD, SKULL, TWO = "Return from the Different Dimension", "Summoned Skull", ["Kuriboh", "Uraby"]


def back() -> Table:
    table = Table(
        yugi=side(field=[face_down(CARD)], banished=[*TWO, "Dark Hole"], life=3001),
        kaiba=side(banished=[SKULL]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_faq_6078_they_come_for_half_the_life_points_and_go_in_the_end_phase() -> None:
    table = back()
    assert table.yugi.life == 1501
    assert sorted(table.yugi.monsters) == TWO

    table.turn_ends()
    assert table.yugi.monsters == []
    assert sorted(table.yugi.banished) == ["Dark Hole", *TWO]
    assert table.chains() == [[CARD]]


def test_only_as_many_come_as_there_is_room_for() -> None:
    table = Table(
        yugi=side(
            field=[face_down(CARD), *["Battle Ox"] * 4], banished=["Kuriboh", "Uraby", SKULL]
        )
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert sorted(table.yugi.banished) == ["Kuriboh", SKULL]


@pytest.mark.parametrize("banished", [[], ["Dark Hole"]])
def test_faq_6078_it_is_not_activated_where_nothing_could_come(banished: list[str]) -> None:
    table = Table(yugi=side(field=[face_down(CARD)], banished=banished))

    assert not table.yugi.may("activate", CARD)
