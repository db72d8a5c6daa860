"""Honeybot: its neighbours cannot be targeted and stand in battle; it does neither itself."""

from tests.table import Table, attacking, side

CARD = "Honeybot"


def test_what_it_points_to_cannot_be_targeted_by_either_player() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CARD, "M2"), attacking("Uraby", "M1"), "Raigeki Break"],
            hand=["Silver Fang"],
        ),
        kaiba=side(field=["Dust Tornado"]),
    )
    table.yugi.activates("Raigeki Break")
    assert sorted(table.options) == ["Dust Tornado", CARD]
    table.yugi.chooses("Dust Tornado")
    table.everyone_passes()


def test_what_it_points_to_stands_in_battle_but_the_damage_is_dealt() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[attacking(CARD, "M2"), attacking("Uraby", "M1")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", CARD]
    assert table.kaiba.life == 7000


def test_alone_it_has_no_protection() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[attacking(CARD, "M2")])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_two_side_by_side_protect_each_other() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Compulsory Evacuation Device"]),
        kaiba=side(field=[attacking(CARD, "M2"), attacking(CARD, "M3")]),
    )
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    assert table.yugi.may("activate", "Compulsory Evacuation Device", at="attack")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD, CARD]
    assert table.kaiba.life == 8000 - 600


def test_what_does_not_target_reaches_them() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[attacking(CARD, "M2"), attacking(CARD, "M3")]),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == []
