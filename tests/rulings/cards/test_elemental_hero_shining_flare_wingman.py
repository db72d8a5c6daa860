"""Elemental HERO Shining Flare Wingman: stronger for fallen heroes, and burns for its kills."""

from tests.table import Table, side

CARD = "Elemental HERO Shining Flare Wingman"


def test_elemental_heroes_in_its_own_graveyard_count() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=["Elemental HERO Avian", "Uraby"]),
        kaiba=side(graveyard=["Elemental HERO Clayman"]),
    )

    assert table.yugi.sees(CARD).attack == 2800


def test_it_deals_the_original_atk_of_what_it_destroyed() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (2500 - 1500) - 1500


def test_destroyed_together_with_its_foe_it_does_nothing() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.everyone_passes()

    assert table.life_changes() == []
