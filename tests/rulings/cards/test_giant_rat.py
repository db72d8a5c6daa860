"""Giant Rat: destroyed by battle, it may call an EARTH monster in Attack Position."""

from tests.rulings.test_damage_step import END
from tests.table import Table, attacking, side

CARD = "Giant Rat"


def test_it_calls_a_weak_earth_monster_in_attack_position() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[CARD], deck=["Battle Ox", "Uraby", "Kuriboh", "Silver Fang"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD, at=END)
    table.driver.everyone_passes()
    assert sorted(table.options) == ["Silver Fang", "Uraby"]
    table.kaiba.chooses("Uraby")

    assert table.kaiba.sees("Uraby").position == "face-up Attack"


def test_it_need_not_and_with_nobody_in_the_deck_it_cannot() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD], deck=["Uraby"]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.monsters == []
    none = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD], deck=["Battle Ox"])
    )
    none.yugi.attacks_with("Summoned Skull")
    assert not none.kaiba.may("activate", CARD, at=END)


def test_under_the_opponents_control_its_owner_calls() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD, borrowed=True)], deck=["Silver Fang"]),
        kaiba=side(field=["Summoned Skull"], deck=["Uraby"]),
    )
    table.yugi.attacks_with(CARD)
    table.kaiba.activates(CARD, at=END)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull", "Uraby"]
    assert table.kaiba.graveyard == [CARD]


def test_destroyed_by_an_effect_or_banished_it_calls_nobody() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[CARD], deck=["Uraby"]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert table.kaiba.monsters == []
    banished = Table(
        yugi=side(field=["D.D. Warrior"]), kaiba=side(field=[CARD], deck=["Uraby"])
    )
    banished.yugi.attacks_with("D.D. Warrior")
    banished.everyone_passes()
    assert banished.kaiba.monsters == []
