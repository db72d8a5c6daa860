"""Dark Magic Curtain: for half your Life Points Dark Magician comes, and no one else."""

from tests.table import Table, face_down, side

CURTAIN, DARK_MAGICIAN = "Dark Magic Curtain", "Dark Magician"


def drawn() -> Table:
    """A table on which yugi's Curtain has brought Dark Magician."""
    table = Table(
        yugi=side(
            hand=[CURTAIN, "Gemini Elf"],
            field=[face_down("Kuriboh")],
            deck=["Kuriboh", DARK_MAGICIAN],
            life=5001,
        )
    )
    table.yugi.wants("Attack")
    table.yugi.activates(CURTAIN)
    table.everyone_passes()
    return table


def test_half_the_life_points_are_paid_and_dark_magician_comes() -> None:
    table = drawn()

    assert table.yugi.life == 2501
    assert table.yugi.monsters == ["Kuriboh", DARK_MAGICIAN]


def test_nobody_else_is_summoned_that_turn_but_one_may_be_set() -> None:
    table = drawn()

    assert not table.yugi.may("Normal Summon", "Gemini Elf")
    assert not table.yugi.may("Flip Summon", "Kuriboh")
    assert table.yugi.may("Set", "Gemini Elf")


def test_after_a_summon_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[CURTAIN, "Gemini Elf"], deck=[DARK_MAGICIAN]))
    table.yugi.summons("Gemini Elf")
    table.everyone_passes()

    assert not table.yugi.may("activate", CURTAIN)
