"""X-Saber Airbellum: a direct attack costs the opponent a random card of the hand."""

from tests.table import Table, side

AIRBELLUM = "X-Saber Airbellum"


def test_damage_by_a_direct_attack_discards_a_card() -> None:
    table = Table(yugi=side(field=[AIRBELLUM]), kaiba=side(hand=["Uraby"]))
    table.yugi.attacks_with(AIRBELLUM)
    table.everyone_passes()

    assert table.kaiba.hand == []
    assert table.kaiba.graveyard == ["Uraby"]


def test_damage_by_battle_with_a_monster_does_not() -> None:
    table = Table(yugi=side(field=[AIRBELLUM]), kaiba=side(field=["Kuriboh"], hand=["Uraby"]))
    table.yugi.attacks_with(AIRBELLUM, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life < 8000
    assert table.kaiba.hand == ["Uraby"]
