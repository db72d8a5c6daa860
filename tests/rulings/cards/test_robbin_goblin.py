"""Robbin' Goblin: battle damage costs the opponent a card of the hand."""

from tests.table import Table, face_up, side

GOBLIN = "Robbin' Goblin"


def test_faq_4876_battle_damage_of_ones_monster_discards_a_card() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(GOBLIN)]), kaiba=side(hand=["Kuriboh", "Kuriboh"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.passes()
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]
    assert table.chains() == [[GOBLIN]]


def test_damage_to_its_own_player_does_nothing() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[face_up(GOBLIN)], hand=["Silver Fang"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.chains() == []
