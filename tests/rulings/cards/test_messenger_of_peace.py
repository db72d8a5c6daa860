"""Messenger of Peace: the strong declare no attack, and it is paid for each Standby Phase."""

from tests.table import Table, face_up, side

CARD = "Messenger of Peace"


def test_monsters_with_1500_or_more_atk_of_both_sides_cannot_attack() -> None:
    table = Table(yugi=side(field=["Uraby", "Celtic Guardian", face_up(CARD)]))

    assert not table.yugi.may("attack", "Uraby")
    table.yugi.attacks_with("Celtic Guardian")
    table.everyone_passes()
    assert table.kaiba.life == 6600


def test_an_attack_declared_goes_on_when_the_atk_rises() -> None:
    table = Table(
        yugi=side(field=["Celtic Guardian", "Rush Recklessly"]),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.attacks_with("Celtic Guardian")
    table.yugi.activates("Rush Recklessly")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2100


def test_100_are_paid_in_the_own_standby_phase_alone() -> None:
    table = Table(kaiba=side(field=[face_up(CARD)]))
    table.yugi.ends_turn()
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.life == 7900
    assert table.kaiba.spells == [CARD]
    assert table.chains() == []


def test_who_spells_do_not_affect_may_attack() -> None:
    dragon = "Blue-Eyes White Dragon"
    table = Table(
        yugi=side(field=[dragon], hand=["Forbidden Lance"]),
        kaiba=side(field=[face_up("Messenger of Peace")]),
    )
    table.yugi.activates("Forbidden Lance")
    table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", dragon)
