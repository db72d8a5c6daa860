"""Robbin' Zombie: battle damage takes the top card of the opponent's Deck."""

from tests.table import Table, attacking, defending, face_up, side

ZOMBIE = "Robbin' Zombie"


def test_battle_damage_sends_the_top_card() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull"), attacking("Uraby"), face_up(ZOMBIE)]),
        kaiba=side(deck=["Kuriboh", "Sangan", "Uraby"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Kuriboh", "Sangan"]
    assert table.chains() == [[ZOMBIE], [ZOMBIE]]


def test_damage_to_its_own_player_does_not() -> None:
    table = Table(
        yugi=side(field=[attacking("Kuriboh"), face_up(ZOMBIE)]),
        kaiba=side(field=[defending("Mystical Elf")]),
    )
    table.yugi.attacks_with("Kuriboh", at="Mystical Elf")
    table.everyone_passes()

    assert table.kaiba.graveyard == []
    assert table.yugi.graveyard == []


def test_effect_damage_does_not() -> None:
    table = Table(yugi=side(field=[face_up(ZOMBIE)], hand=["Raimei"]))
    table.yugi.activates("Raimei")
    table.everyone_passes()

    assert table.kaiba.graveyard == []
