"""Caius the Shadow Monarch: banishes a card, and a DARK monster costs 1000."""

from tests.table import Table, face_down, side

CAIUS = "Caius the Shadow Monarch"


def test_a_dark_monster_is_banished_and_1000_damage_inflicted() -> None:
    table = Table(
        yugi=side(hand=[CAIUS], field=["Uraby"]), kaiba=side(field=["Summoned Skull", "Waboku"])
    )
    table.yugi.summons(CAIUS)
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.banished == ["Summoned Skull"]
    assert table.kaiba.life == 7000


def test_another_card_costs_nothing_more() -> None:
    table = Table(
        yugi=side(hand=[CAIUS], field=["Uraby"]), kaiba=side(field=["Summoned Skull", "Waboku"])
    )
    table.yugi.summons(CAIUS)
    table.yugi.chooses("Waboku")
    table.everyone_passes()

    assert table.kaiba.banished == ["Waboku"]
    assert table.kaiba.life == 8000


def test_qa_7110_a_dark_monster_that_lay_face_down_costs_1000_too() -> None:
    table = Table(
        yugi=side(hand=[CAIUS], field=["Uraby"]), kaiba=side(field=[face_down("Kuriboh")])
    )
    table.yugi.summons(CAIUS)
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life == 7000
