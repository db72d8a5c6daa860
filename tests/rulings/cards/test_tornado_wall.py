"""Tornado Wall: no battle damage while "Umi" is on the field, and not a moment longer."""

from tests.table import Table, face_up, side

CARD, UMI = "Tornado Wall", "Umi"


def test_while_umi_is_there_its_player_takes_no_battle_damage() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_up(UMI)]), kaiba=side(field=["Summoned Skull"])
    )
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.life == 8000


def test_without_umi_it_cannot_be_activated_and_does_not_stay() -> None:
    assert not Table(yugi=side(field=[CARD])).yugi.may("activate", CARD)
    table = Table(
        yugi=side(field=[face_up(CARD), face_up(UMI)], hand=["Mystical Space Typhoon"])
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=UMI)
    table.everyone_passes()

    assert CARD in table.yugi.graveyard
