"""Odd-Eyes Dragon: half the ATK of what it destroys is damage."""

from tests.table import Table, face_up, side

CARD = "Odd-Eyes Dragon"


def test_half_the_original_attack_is_inflicted() -> None:
    """FAQ 11148: what is printed on the monster counts, always."""
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Uraby", face_up("Invigoration", on="Uraby")]),
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -600), ("kaiba", "EFFECT", -750)]


def test_destroyed_with_its_foe_it_inflicts_nothing() -> None:
    """FAQ 11148."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == []
