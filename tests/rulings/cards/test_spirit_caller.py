"""Spirit Caller: FLIP: you can Special Summon a Normal Monster of Level 3 or lower."""

from tests.table import Table, face_down, side

CARD = "Spirit Caller"


def test_flipped_it_calls_a_small_normal_monster() -> None:
    """FAQ 6037: it targets, and is used if its player wishes."""
    table = Table(
        yugi=side(field=[face_down(CARD)], graveyard=["Mokey Mokey", "Summoned Skull"])
    )
    table.yugi.flip_summons(CARD)
    table.yugi.activates(CARD, targeting="Mokey Mokey")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Mokey Mokey"]


def test_without_such_a_monster_nothing_is_offered() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], graveyard=["Summoned Skull", "Kuriboh"]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.chains() == []
