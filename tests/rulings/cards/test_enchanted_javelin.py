"""Enchanted Javelin: the ATK of the attacker as Life Points, and the attack goes on."""

from tests.table import Table, side

CARD = "Enchanted Javelin"


def test_the_atk_of_the_attacker_is_gained_before_its_damage() -> None:
    """FAQ 4992: it targets the attacking monster, whose battle goes on."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "GAIN", 1500), ("kaiba", "BATTLE", -1500)]


def test_what_the_attacker_has_gained_counts() -> None:
    table = Table(yugi=side(field=["Uraby", "Rush Recklessly"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(CARD)
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_not_upon_an_attack_of_its_own_player() -> None:
    table = Table(yugi=side(field=["Uraby", CARD]))
    table.yugi.attacks_with("Uraby")
    assert not table.yugi.may("activate", CARD)
