"""Element Dragon: what it can do depends on the Attributes on either field."""

from tests.table import Table, side

DRAGON = "Element Dragon"


def test_a_fire_monster_on_either_field_gives_it_500_atk() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(field=["Charcoal Inpachi"]))
    assert table.yugi.sees(DRAGON).attack == 2000

    table = Table(yugi=side(field=[DRAGON]), kaiba=side(field=["Uraby"]))
    assert table.yugi.sees(DRAGON).attack == 1500


def test_with_a_wind_monster_it_attacks_again_once_it_has_destroyed_one() -> None:
    table = Table(yugi=side(field=[DRAGON, "Petit Dragon"]), kaiba=side(field=["Mokey Mokey"]))
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.yugi.activates(DRAGON)
    table.everyone_passes()
    table.yugi.attacks_with(DRAGON)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1200 - 1500


def test_without_one_it_does_not() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(field=["Mokey Mokey"]))
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.everyone_passes()

    assert table.chains() == []
    assert not table.yugi.may("attack", DRAGON)
