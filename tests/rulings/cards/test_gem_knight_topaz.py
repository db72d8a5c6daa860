"""Gem-Knight Topaz: attacks twice, and burns for what it destroys."""

from tests.table import Table, attacking, side

TOPAZ = "Gem-Knight Topaz"


def test_faq_8913_topaz_attacks_twice_and_burns_for_the_original_atk() -> None:
    table = Table(
        yugi=side(field=[attacking(TOPAZ)]), kaiba=side(field=["Uraby", "Axe of Despair"])
    )
    table.yugi.attacks_with(TOPAZ, at="Uraby")
    table.everyone_passes()
    assert table.chains() == [[TOPAZ]]
    assert table.kaiba.life == 8000 - 300 - 1500
    table.yugi.attacks_with(TOPAZ)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 300 - 1500 - 1800
    assert not table.yugi.may("attack", TOPAZ)


def test_faq_8913_destroyed_together_topaz_does_nothing() -> None:
    table = Table(yugi=side(field=[TOPAZ]), kaiba=side(field=[TOPAZ]))
    table.yugi.attacks_with(TOPAZ, at=TOPAZ)
    table.everyone_passes()
    assert table.chains() == []
